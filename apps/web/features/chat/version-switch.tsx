import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { VersionPosition } from "../../shared/conversations/thread.ts";

interface VersionSwitchProps {
  readonly position: VersionPosition;
  readonly onPick: (turnId: string) => void;
}

/** Shows the version of an edited question, and switches to others. Renders nothing if there is only one. */
export function VersionSwitch({ position, onPick }: VersionSwitchProps) {
  const { number, count, previous, next } = position;
  if (count < 2) return null;
  return (
    <span className="-my-1 inline-flex items-center">
      <IconButton
        label="Earlier version"
        icon={ChevronLeft}
        aria-disabled={previous === null}
        className="aria-disabled:text-text-off"
        onClick={() => previous !== null && onPick(previous)}
      />
      <span className="figures">
        {number} of {count}
      </span>
      <IconButton
        label="Later version"
        icon={ChevronRight}
        aria-disabled={next === null}
        className="aria-disabled:text-text-off"
        onClick={() => next !== null && onPick(next)}
      />
    </span>
  );
}

import { Undo2, X } from "lucide-react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Mark } from "../../ui/mark.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { chipClasses } from "./chip-classes.ts";

interface DefaultFilterChipProps {
  readonly text: string;
  /** Whether it applies, or was removed. */
  readonly isUsed: boolean;
  /** Asks again without the filter if it applies, or with it if it was removed. Default: it can't be changed. */
  readonly onChange?: (() => void) | undefined;
}

/** A default filter, which can be removed for this question and restored. */
export function DefaultFilterChip({ text, isUsed, onChange }: DefaultFilterChipProps) {
  const label = isUsed ? `Ask without ${text}` : `Ask with ${text} again`;
  const Icon = isUsed ? X : Undo2;
  return (
    <li className={joinClasses(chipClasses("understood"), "max-w-full!")}>
      <span className="text-text-3">{isUsed ? "default" : "without"}</span>
      <b className="min-w-0 truncate py-0.5 font-medium text-text">
        {isUsed ? <Mark kind="understood">{text}</Mark> : <s className="text-text-2">{text}</s>}
      </b>
      {onChange && (
        <Tooltip label={label}>
          <button
            type="button"
            aria-label={label}
            onClick={onChange}
            className="tap -me-1 grid size-5 flex-none place-items-center rounded-1 text-text-2 hover:bg-press hover:text-text"
          >
            <Icon className="size-3 stroke-2" />
          </button>
        </Tooltip>
      )}
    </li>
  );
}

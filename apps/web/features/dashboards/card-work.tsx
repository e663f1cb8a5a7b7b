import { CircleStop } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Late } from "../../ui/late.tsx";
import type { ShownFigures } from "./filters/use-card-figures.ts";

/** What is computed for a card, with Stop; or that it was stopped. Nothing if the card shows what was asked for. */
export function CardWork({
  shown: { stop, isStopped, retry },
}: {
  readonly shown: Pick<ShownFigures, "stop" | "isStopped" | "retry">;
}) {
  if (isStopped) {
    return (
      <div className={classes}>
        <output className="flex-1">Stopped. These are not the figures of the filters.</output>
        <Button size="sm" onClick={retry}>
          Compute
        </Button>
      </div>
    );
  }
  if (stop === null) return null;
  return (
    <Late>
      <div className={classes}>
        <output className="flex-1">Computing</output>
        <Button kind="ghost" size="sm" icon={CircleStop} onClick={stop}>
          Stop
        </Button>
      </div>
    </Late>
  );
}

const classes = "not-printed flex flex-none items-center gap-2 px-4 py-1 text-12 text-text-2";

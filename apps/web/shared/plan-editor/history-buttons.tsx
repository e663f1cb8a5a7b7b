import { Redo2, Square, Undo2 } from "lucide-react";
import { printShortcut } from "../page/keys.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Late } from "../../ui/late.tsx";
import type { PlanEditing } from "./plan-editing.ts";

/** Undo and redo, named by the edit; while an edit runs, Stop takes their space. */
export function HistoryButtons({
  run,
  history,
  stop,
  undo,
  redo,
}: Pick<PlanEditing, "run" | "history" | "stop" | "undo" | "redo">) {
  if (run.kind === "running") {
    return (
      <div className="flex h-[26px] flex-none items-center max-md:h-8">
        <Late>
          <Button size="sm" icon={Square} isBusy={run.isStopping} onClick={stop}>
            Stop
          </Button>
        </Late>
      </div>
    );
  }
  if (history.undo === null && history.redo === null) return null;
  return (
    <div className="flex h-[26px] flex-none items-center max-md:h-8">
      <IconButton
        icon={Undo2}
        label={history.undo === null ? "Nothing to undo" : `Undo: ${history.undo}`}
        shortcut={printShortcut("Z")}
        aria-disabled={history.undo === null}
        className={history.undo === null ? "opacity-40" : ""}
        onClick={() => history.undo !== null && undo()}
      />
      <IconButton
        icon={Redo2}
        label={history.redo === null ? "Nothing to redo" : `Redo: ${history.redo}`}
        shortcut={printShortcut("⇧ Z")}
        aria-disabled={history.redo === null}
        className={history.redo === null ? "opacity-40" : ""}
        onClick={() => history.redo !== null && redo()}
      />
    </div>
  );
}

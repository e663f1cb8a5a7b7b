import type { TurnEdit } from "@askery/api";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { EditNote } from "../../shared/plan-editor/edit-note.tsx";
import { HistoryButtons } from "../../shared/plan-editor/history-buttons.tsx";
import { Button } from "../../ui/button.tsx";
import { EditedLine } from "./edited-line.tsx";
import type { TurnEditing } from "./use-edit-plan.ts";

interface SqlEditedLineProps {
  readonly edit: TurnEdit;
  /** Null for people who may not edit. */
  readonly editing: TurnEditing | null;
}

/** Who edited the SQL of an answer, with the ways back: undo, or the chips that say the same. */
export function SqlEditedLine({ edit, editing }: SqlEditedLineProps) {
  // What kept one SQL from becoming chips says nothing about the next.
  const [tried, setTried] = useState<number | null>(null);
  if (editing === null) return <EditedLine edit={edit} />;
  const isRunning = editing.run.kind === "running";
  return (
    <div>
      <EditedLine edit={edit}>
        {!isRunning && (
          <Button
            size="sm"
            icon={SlidersHorizontal}
            onClick={() => {
              setTried(edit.editedAtMs);
              editing.planSql();
            }}
          >
            Edit by chips
          </Button>
        )}
        <HistoryButtons {...editing} />
      </EditedLine>
      {tried === edit.editedAtMs && <EditNote run={editing.run} onDismiss={editing.dismiss} />}
      <output className="sr-only">{isRunning && "Updating the answer"}</output>
    </div>
  );
}

import { useState } from "react";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Draft } from "../save-draft.ts";
import { DifferenceRow } from "./difference-row.tsx";
import { chooseSides, findDifferences, type Conflict, type Side } from "./find-differences.ts";
import { mergeVersions } from "./merge-versions.ts";

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onKeepEditing: () => void;
  /** Shows the saved version, and drops the other one. */
  readonly onTakeTheirs: () => void;
  readonly onSave: (merged: Draft) => void;
}

/** Shows what two people left differently, part by part and card by card, and saves what is chosen as one version. */
export function ConflictDialog({ conflict, onKeepEditing, onTakeTheirs, onSave }: ConflictDialogProps) {
  const { latest } = conflict;
  const differences = findDifferences(conflict);
  const [sides, setSides] = useState(() => chooseSides(differences));
  const now = useNow();
  const author = latest.updatedBy?.name ?? "Someone else";
  const chooseAll = (side: Side) => setSides(Object.fromEntries(differences.map(({ id }) => [id, side])));
  const isAll = (side: Side) => differences.every(({ id }) => sides[id] === side);
  return (
    <Dialog
      isOpen
      onOpenChange={onKeepEditing}
      size="lg"
      title="This dashboard has changed"
      description={`${author} saved it ${describeWhen(latest.updatedAtMs, now)}, while you were editing. Choose what remains of both versions. Nothing is overwritten before you save, and the history has the saved version.`}
      footer={
        <>
          <Button kind="ghost" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button
            kind="solid"
            onClick={() =>
              isAll("theirs") ? onTakeTheirs() : onSave(mergeVersions(conflict, differences, sides))
            }
          >
            {isAll("theirs") ? "Take the saved version" : "Save"}
          </Button>
        </>
      }
    >
      <div className="mb-2 flex flex-wrap gap-1">
        <Button size="sm" aria-pressed={isAll("mine")} onClick={() => chooseAll("mine")}>
          All of mine
        </Button>
        <Button size="sm" aria-pressed={isAll("theirs")} onClick={() => chooseAll("theirs")}>
          All of theirs
        </Button>
      </div>
      <ul aria-label="Differences">
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            {...{ difference, conflict, author }}
            side={sides[difference.id] ?? "mine"}
            onChoose={(side) => setSides({ ...sides, [difference.id]: side })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

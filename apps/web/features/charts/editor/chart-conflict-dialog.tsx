import type { SavedChart } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface ChartConflictDialogProps {
  /** The chart as someone else saved it; null if there is no conflict. */
  readonly conflict: SavedChart | null;
  readonly onKeepEditing: () => void;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
}

/** Resolves an edit conflict: someone else saved the chart during editing. */
export function ChartConflictDialog({
  conflict,
  onKeepEditing,
  onReload,
  onOverwrite,
}: ChartConflictDialogProps) {
  const now = useNow();
  if (conflict === null) return null;
  const { updatedBy, updatedAtMs, type } = conflict;
  const kind = chartKindOf(type).label.toLowerCase();
  return (
    <Dialog
      isOpen
      onOpenChange={onKeepEditing}
      size="sm"
      title="This chart has changed"
      description={`${updatedBy?.name ?? "Someone else"} saved it ${describeWhen(updatedAtMs, now)} as ${kind}, while you were editing. Reload it and lose your changes, or overwrite it with your version. Their version remains in the history.`}
      footer={
        <>
          <Button kind="ghost" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button onClick={onReload}>Reload</Button>
          <Button kind="solid" onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    />
  );
}

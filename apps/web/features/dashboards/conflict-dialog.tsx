import type { Dashboard } from "@askery/api";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface ConflictDialogProps {
  /** The version that someone else saved; null if there is no conflict. */
  readonly conflict: Dashboard | null;
  readonly onKeepEditing: () => void;
  readonly onReload: () => void;
  readonly onOverwrite: () => void;
}

/** Resolves an edit conflict: someone else saved the dashboard during editing. */
export function ConflictDialog({ conflict, onKeepEditing, onReload, onOverwrite }: ConflictDialogProps) {
  const now = useNow();
  if (conflict === null) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={onKeepEditing}
      size="sm"
      title="This dashboard has changed"
      description={`${conflict.updatedBy?.name ?? "Someone else"} saved it ${describeWhen(conflict.updatedAtMs, now)}, while you were editing. Reload it and lose your changes, or overwrite it with your version. Cards that they added remain.`}
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

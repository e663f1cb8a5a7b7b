import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { SavedDraft } from "./saved-drafts.ts";

interface DraftQuestionProps {
  readonly saved: SavedDraft;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks what to do with unsaved changes, before others begin. */
export function DraftQuestion({ saved, onContinue, onDiscard, onClose }: DraftQuestionProps) {
  const now = useNow();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title="Continue with your changes?"
      description={`You have unsaved changes from ${describeWhen(saved.savedAtMs, now)}. Continue with them, or discard them and start from the saved version.`}
      footer={
        <>
          <Button onClick={onDiscard}>Discard changes</Button>
          <Button kind="solid" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    />
  );
}

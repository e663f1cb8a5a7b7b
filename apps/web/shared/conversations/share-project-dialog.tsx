import type { ConversationSummary } from "@askery/api";
import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showFailureToast, showToast } from "../../ui/toast-store.ts";
import { failures } from "../wording/failures.ts";

interface ShareProjectDialogProps {
  readonly project: Pick<ConversationSummary, "id" | "summary">;
  readonly onClose: () => void;
}

/** Shows the address of a project, with a copy button, and who can open it. */
export function ShareProjectDialog({ project, onClose }: ShareProjectDialogProps) {
  const address = `${location.origin}/chat/${project.id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      showFailureToast(failures.linkNotCopied);
      return;
    }
    showToast("Link copied");
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Share “${project.summary}”`}
      description="Only you can open this link, on any device where you are signed in."
      footer={
        <Button kind="solid" icon={Copy} onClick={() => void copy()}>
          Copy link
        </Button>
      }
    >
      <TextField label="Link" readOnly value={address} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}

import { Download } from "lucide-react";
import { CopyButton } from "../../../shared/copy/copy-button.tsx";
import { saveFile } from "../../../shared/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
}

/** The recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const print = () =>
    `Recovery codes of ${email} for ${location.origin}. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Save your recovery codes"
      description="If you lose your phone, each of them signs you in once. They are not shown again."
      footer={
        <>
          <CopyButton what="recovery codes" read={print} />
          <Button
            icon={Download}
            onClick={() => saveFile(new Blob([print()], { type: "text/plain" }), "askery-recovery-codes.txt")}
          >
            Download
          </Button>
          <Button kind="solid" onClick={onClose}>
            I saved them
          </Button>
        </>
      }
    >
      <ol
        aria-label="Recovery codes"
        className="mono grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-3 bg-hover px-4 py-3"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}

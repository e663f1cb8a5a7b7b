import { useId, useState, type SubmitEvent } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./text-field.tsx";

const longest = 200;

interface NameDialogProps {
  /** "Rename project". */
  readonly title: string;
  /** The current name; empty for a new item. */
  readonly name: string;
  /** The verb of the title. */
  readonly confirmLabel: string;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new item, or for a new name. */
export function NameDialog({ title, name, confirmLabel, onConfirm, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const wrong = findFault(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (wrong !== undefined) return;
    if (typed.trim() !== name) onConfirm(typed.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="solid" type="submit" form={formId}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          error={isTried ? wrong : undefined}
        />
      </form>
    </Dialog>
  );
}

function findFault(name: string): string | undefined {
  if (name.trim() === "") return "Enter a name.";
  if (name.trim().length > longest) return `Keep it under ${longest} characters.`;
  return undefined;
}

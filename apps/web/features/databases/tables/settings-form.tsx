import type { ReactNode, SubmitEvent } from "react";
import { Button } from "../../../ui/button.tsx";

interface SettingsFormProps {
  /** For a screen reader: "Settings of total". */
  readonly label: string;
  readonly children: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The settings of a table or a column in a popover: saved together, or not at all. */
export function SettingsForm({ label, children, onSave, onCancel }: SettingsFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form aria-label={label} onSubmit={submit} noValidate className="flex flex-col gap-3">
      {children}
      {/* In sight while a long form scrolls. */}
      <div className="sticky -bottom-3 -mb-3 flex gap-1 bg-raised pb-3">
        <Button size="sm" type="submit">
          Save
        </Button>
        <Button size="sm" kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

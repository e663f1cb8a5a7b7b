import type { ReactNode, SubmitEvent } from "react";
import { Button } from "../../../ui/button.tsx";

interface SettingsFormProps {
  /** The accessible name: "Settings of total". */
  readonly label: string;
  readonly children: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The settings of a table or column in a popover, saved together. */
export function SettingsForm({ label, children, onSave, onCancel }: SettingsFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form aria-label={label} onSubmit={submit} noValidate className="flex flex-col gap-3">
      {children}
      {/* Stays visible while a long form scrolls. */}
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

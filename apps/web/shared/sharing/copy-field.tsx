import { CopyButton } from "../copy/copy-button.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface CopyFieldProps {
  readonly label: string;
  /** What is copied: "link". */
  readonly what: string;
  /** Null if the server cannot show it any longer. */
  readonly text: string | null;
  readonly hint?: string;
}

/** A text to copy. */
export function CopyField({ label, what, text, hint }: CopyFieldProps) {
  if (text === null) {
    return (
      <p className="text-13 text-pretty text-text-2">
        This {what} works, but its address cannot be shown again. Turn it off and on for a new one.
      </p>
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      readOnly
      value={text}
      onFocus={({ target }) => target.select()}
      aside={<CopyButton what={what} read={() => text} />}
    />
  );
}

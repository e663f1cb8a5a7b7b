import { useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  /** Null for an empty field. Called when the field is left, or on Enter, with a valid number. */
  readonly onChange: (value: number | null) => void;
}

/** A field for a number, which is reported when it is complete. */
export function NumberField({
  label,
  hint,
  value,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  isWhole = false,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? "" : String(value));
  const read = text.trim() === "" ? null : Number(text.replaceAll(/[\s,]/g, ""));
  const isValid =
    read === null ||
    (Number.isFinite(read) && read >= min && read <= max && (!isWhole || Number.isInteger(read)));
  const settle = () => {
    if (typed === null || !isValid) return;
    setTyped(null);
    if (read !== value) onChange(read);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      error={isValid ? undefined : describeRange(min, max)}
      inputMode="decimal"
      value={text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
}

function describeRange(min: number, max: number): string {
  return Number.isFinite(min) && Number.isFinite(max)
    ? `Enter a number from ${min} to ${max}.`
    : "Enter a number, for example 1200.";
}

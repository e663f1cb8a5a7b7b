import { Select } from "../../../ui/select.tsx";
import { describeDecision, labelAutomatic, type Given, type ShownDecision } from "./describe-decision.ts";

export interface DecisionOption {
  readonly value: string;
  readonly label: string;
}

interface DecisionSelectProps {
  readonly label: string;
  /** What was decided, and why; undefined while it is not known. */
  readonly decision: ShownDecision | undefined;
  /** What a person has set. */
  readonly saved: Given;
  /** What the form holds. */
  readonly value: Given;
  readonly options: readonly DecisionOption[];
  /** What people read for "none"; left out where there always is a value. */
  readonly none?: string;
  /** What the value means, before its source. */
  readonly definition?: string;
  readonly onChange: (value: Given) => void;
}

/** One decision about a table or column: automatic, none, or what a person sets; under it the reason. */
export function DecisionSelect(props: DecisionSelectProps) {
  const { label, decision, saved, value, options, none, definition, onChange } = props;
  const choices = [
    { value: automatic, label: labelAutomatic(decision, { options, none }) },
    ...(none === undefined ? [] : [{ value: nothing, label: none }]),
    ...options.map((option) => ({ value: `${prefix}${option.value}`, label: option.label })),
  ];
  const source = describeDecision(decision, { saved, value });
  return (
    <Select
      label={label}
      hint={[definition, source].filter(Boolean).join(" ")}
      options={choices}
      value={value === undefined ? automatic : value === null ? nothing : `${prefix}${value}`}
      onValueChange={(choice) => {
        if (choice === automatic) onChange(undefined);
        else onChange(choice === nothing ? null : choice.slice(prefix.length));
      }}
    />
  );
}

const automatic = "automatic";
const nothing = "none";
/** A column may have any name, such as "none". */
const prefix = "=";

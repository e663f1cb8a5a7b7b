import { Select } from "../../../ui/select.tsx";
import { describeDecision, labelAutomatic, type Given, type ShownDecision } from "./describe-decision.ts";

export interface DecisionOption {
  readonly value: string;
  readonly label: string;
}

interface DecisionSelectProps {
  readonly label: string;
  /** The decision with its reason; undefined while unknown. */
  readonly decision: ShownDecision | undefined;
  /** The value that a person has saved. */
  readonly saved: Given;
  /** The value in the form. */
  readonly value: Given;
  readonly options: readonly DecisionOption[];
  /** The label of "none"; omitted if there always is a value. */
  readonly none?: string;
  /** The definition of the value, shown before its source. */
  readonly definition?: string;
  readonly onChange: (value: Given) => void;
}

/** Chooses a setting of a table or column: automatic, none, or a value; shows the reason below. */
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
/** Distinguishes column names from the values above, because a column may be named "none". */
const prefix = "=";

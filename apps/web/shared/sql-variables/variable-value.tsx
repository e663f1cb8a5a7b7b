import { isValidVariable, type ChoiceVariable, type SqlVariable } from "@askery/model";
import { useState } from "react";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface VariableValueProps {
  readonly variable: Exclude<SqlVariable, { kind: "field" }>;
  readonly onChange: (variable: SqlVariable) => void;
  /** Whether the list of values can be changed, besides choosing one. */
  readonly canSetUp?: boolean;
}

/** The control for the value of a variable. */
export function VariableValue({ variable, onChange, canSetUp = false }: VariableValueProps) {
  if (variable.kind === "choice") return <ChoiceValue {...{ variable, onChange, canSetUp }} />;
  const { kind, name, value } = variable;
  return (
    <TextField
      label={`Value of ${name}`}
      isLabelHidden
      placeholder="Value"
      type={kind === "date" ? "date" : "text"}
      inputMode={kind === "number" ? "decimal" : "text"}
      maxLength={1_000}
      value={value}
      error={isValidVariable(variable) ? undefined : faults[kind]}
      onChange={(event) => onChange({ ...variable, value: event.target.value })}
    />
  );
}

const faults = { text: "", number: "Enter a number, for example 12.5.", date: "Choose a date." };

interface ChoiceValueProps {
  readonly variable: ChoiceVariable;
  readonly onChange: (variable: SqlVariable) => void;
  readonly canSetUp: boolean;
}

function ChoiceValue({ variable, onChange, canSetUp }: ChoiceValueProps) {
  const { name, options, value, type } = variable;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const next = [...new Set((typed ?? "").split(",").map((one) => one.trim()))].filter((one) => one !== "");
    setTyped(null);
    const [first] = next;
    if (first === undefined) return;
    onChange({ ...variable, options: next, value: next.includes(value) ? value : first });
  };
  return (
    <div className="grid gap-2">
      <Select
        label={`Value of ${name}`}
        isLabelHidden
        options={options.map((one) => ({ value: one, label: one }))}
        value={value}
        onValueChange={(chosen) => onChange({ ...variable, value: chosen })}
      />
      {canSetUp && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-2 max-md:grid-cols-1">
          <TextField
            label={`Values of ${name} to choose from`}
            isLabelHidden
            placeholder="Values, with commas between them"
            value={typed ?? options.join(", ")}
            error={isValidVariable(variable) ? undefined : "Enter numbers, with commas between them."}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== null && settle()}
          />
          <Select
            label={`What the values of ${name} are`}
            isLabelHidden
            options={[
              { value: "text", label: "Texts" },
              { value: "number", label: "Numbers" },
            ]}
            value={type}
            onValueChange={(next) => onChange({ ...variable, type: next })}
          />
        </div>
      )}
    </div>
  );
}

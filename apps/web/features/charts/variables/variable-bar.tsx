import { isValidVariable, type SqlVariable } from "@askery/model";
import { Square } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Late } from "../../../ui/late.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FieldValue } from "./field-value.tsx";
import type { VariableUse } from "./use-variable-values.ts";

interface VariableBarProps {
  readonly chartId: string;
  readonly use: VariableUse;
  readonly canEdit: boolean;
}

/** The variables of a saved chart: readers choose values, and editors save them. Nothing if there are none. */
export function VariableBar({ chartId, use, canEdit }: VariableBarProps) {
  const { variables, set, values, isRunning, reset, save, isSaving } = use;
  if (variables.length === 0) return null;
  return (
    <section
      aria-label="Variables"
      className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] items-start gap-3 max-md:grid-cols-2"
    >
      {variables.map((variable) => (
        <ValueField key={variable.name} {...{ chartId, variable }} onChange={set} />
      ))}
      {values !== null && (
        <div className="col-span-full flex flex-wrap items-center gap-1">
          <Button kind="ghost" size="sm" onClick={reset}>
            Reset
          </Button>
          {canEdit && (
            <Button kind="ghost" size="sm" isBusy={isSaving} onClick={save}>
              Save as default
            </Button>
          )}
        </div>
      )}
      {isRunning && (
        <Late>
          <Button size="sm" icon={Square} onClick={reset}>
            Stop
          </Button>
        </Late>
      )}
    </section>
  );
}

interface ValueFieldProps {
  readonly chartId: string;
  readonly variable: SqlVariable;
  readonly onChange: (variable: SqlVariable) => void;
}

function ValueField({ chartId, variable, onChange }: ValueFieldProps) {
  const label = nameOf(variable);
  switch (variable.kind) {
    case "field":
      return <FieldValue {...{ chartId, variable, label, onChange }} />;
    case "choice": {
      const { options, value } = variable;
      return (
        <Select
          label={label}
          options={options.map((one) => ({ value: one, label: one }))}
          value={value}
          onValueChange={(chosen) => onChange({ ...variable, value: chosen })}
        />
      );
    }
    default:
      return <TypedValue key={variable.value} {...{ variable, label, onChange }} />;
  }
}

interface TypedValueProps {
  readonly variable: Extract<SqlVariable, { kind: "text" | "number" | "date" }>;
  readonly label: string;
  readonly onChange: (variable: SqlVariable) => void;
}

/** A value that runs when it is confirmed: by Enter, or by leaving the field. */
function TypedValue({ variable, label, onChange }: TypedValueProps) {
  const { kind, value } = variable;
  const [typed, setTyped] = useState(value);
  const next = { ...variable, value: typed.trim() };
  const isValid = isValidVariable(next);
  const confirm = () => isValid && next.value !== value && onChange(next);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <TextField
        label={label}
        type={kind === "date" ? "date" : "text"}
        inputMode={kind === "number" ? "decimal" : "text"}
        maxLength={1_000}
        value={typed}
        error={isValid ? undefined : faults[kind]}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={confirm}
      />
    </form>
  );
}

const faults = { text: "", number: "Enter a number, for example 12.5.", date: "Choose a date." };

/** The name of a variable as people read it: "Min amount" for `min_amount`. */
function nameOf({ name }: SqlVariable): string {
  const words = name.replaceAll("_", " ").trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

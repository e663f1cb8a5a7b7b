import type { SqlVariable } from "@askery/model";
import type { ReactNode } from "react";
import { Select } from "../../../../ui/select.tsx";
import { changeKind } from "./sync-variables.ts";
import { VariableValue } from "./variable-value.tsx";

interface VariableListProps {
  readonly variables: readonly SqlVariable[];
  readonly onChange: (variables: readonly SqlVariable[]) => void;
  /** The form of a field filter: its column, and the test of its values. */
  readonly renderField: (
    variable: Extract<SqlVariable, { kind: "field" }>,
    onChange: (variable: SqlVariable) => void,
  ) => ReactNode;
}

const kinds = [
  { value: "text", label: "Text" },
  { value: "number", label: "Number" },
  { value: "date", label: "Date" },
  { value: "choice", label: "One of these values" },
  { value: "field", label: "Field filter" },
] as const;

/** The variables of SQL: the type of each, and its value. */
export function VariableList({ variables, onChange, renderField }: VariableListProps) {
  if (variables.length === 0) return null;
  return (
    <ul aria-label="Variables" className="divide-y divide-line border-t border-line">
      {variables.map((variable, index) => {
        const change = (next: SqlVariable) =>
          onChange(variables.map((one, at) => (at === index ? next : one)));
        return (
          <li
            key={variable.name}
            className="grid grid-cols-[minmax(6rem,1fr)_12rem_minmax(0,2fr)] items-start gap-3 px-4 py-2.5 max-md:grid-cols-2"
          >
            <code className="truncate pt-2 font-mono text-12 text-text max-md:col-span-2 max-md:pt-0">
              {`{{${variable.name}}}`}
            </code>
            <Select
              label={`Type of ${variable.name}`}
              isLabelHidden
              options={kinds}
              value={variable.kind}
              onValueChange={(kind) => change(changeKind(variable, kind, today()))}
            />
            {variable.kind === "field" ? (
              renderField(variable, change)
            ) : (
              <VariableValue variable={variable} onChange={change} canSetUp />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function today(): string {
  return new Date().toLocaleDateString("en-CA");
}

import type { SqlVariable } from "@askery/model";
import { Select } from "../../ui/select.tsx";
import { FieldVariable } from "./field-variable.tsx";
import { changeKind } from "./sync-variables.ts";
import { VariableValue } from "./variable-value.tsx";

interface VariableListProps {
  readonly databaseId: string;
  readonly variables: readonly SqlVariable[];
  readonly onChange: (variables: readonly SqlVariable[]) => void;
}

const kinds = [
  { value: "text", label: "Text" },
  { value: "number", label: "Number" },
  { value: "date", label: "Date" },
  { value: "choice", label: "One of these values" },
  { value: "field", label: "Field filter" },
] as const;

/** The variables of SQL: the type of each, and its value. */
export function VariableList({ databaseId, variables, onChange }: VariableListProps) {
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
              <FieldVariable {...{ databaseId, variable }} onChange={change} />
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

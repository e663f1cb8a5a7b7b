import { listTables, startChartDraft } from "@askery/api";
import type { FieldVariable as Variable, SqlVariable } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { EditorPanel } from "../plan-editor/editor-panel.tsx";
import { describeCondition, readCondition, toCondition } from "../plan-editor/field-condition.ts";
import { TestPanel } from "../plan-editor/test-panel.tsx";
import { call } from "../server/call.ts";
import { endpointQuery } from "../server/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftSource } from "./draft-source.ts";

interface FieldVariableProps {
  readonly databaseId: string;
  readonly variable: Variable;
  readonly onChange: (variable: SqlVariable) => void;
}

/** A filter on a column, as a variable of SQL: the column, and the test of its values. */
export function FieldVariable({ databaseId, variable, onChange }: FieldVariableProps) {
  const { name, table, column, alias, value } = variable;
  const tables = useQuery(endpointQuery(listTables, { params: { databaseId }, query: { limit: 100 } }));
  const fields = useFields(databaseId, table);
  const field = fields.data?.fields.find((one) => one.field.kind === "column" && one.field.column === column);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid grid-cols-2 items-start gap-2 max-md:grid-cols-1">
      <Select
        label={`Table of ${name}`}
        isLabelHidden
        placeholder="Table"
        options={tables.data?.items.map((one) => ({ value: one.id, label: one.name })) ?? onlyOf(table)}
        value={table === "" ? undefined : table}
        onValueChange={(id) => onChange({ ...variable, table: id, column: "", value: null })}
      />
      {table !== "" && (
        <Select
          label={`Column of ${name}`}
          isLabelHidden
          placeholder={fields.isPending ? "Loading the columns" : "Column"}
          options={
            fields.data?.fields.flatMap(({ field: one }) =>
              one.kind === "column" ? [{ value: one.column, label: one.column }] : [],
            ) ?? onlyOf(column)
          }
          value={column === "" ? undefined : column}
          onValueChange={(next) => onChange({ ...variable, column: next, value: null })}
        />
      )}
      {field !== undefined && fields.data && (
        <>
          <TextField
            label={`The table's name in the SQL, for ${name}`}
            isLabelHidden
            placeholder="The table's alias in the SQL, if it has one"
            maxLength={100}
            value={alias ?? ""}
            onChange={(event) => onChange({ ...variable, alias: event.target.value.trim() || null })}
          />
          <EditorPanel
            label={`Values of ${name}`}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            trigger={
              <Button size="sm" icon={ListFilter} className="h-md! w-fit max-w-full">
                <span className="truncate">{value === null ? "Any value" : describeCondition(value)}</span>
              </Button>
            }
          >
            <TestPanel
              source={fields.data.source}
              fields={[]}
              field={field}
              initial={readCondition(field, value)}
              onRemove={() => {
                setIsOpen(false);
                onChange({ ...variable, value: null });
              }}
              onSet={(filter) => {
                setIsOpen(false);
                onChange({ ...variable, value: toCondition(filter) });
              }}
            />
          </EditorPanel>
        </>
      )}
    </div>
  );
}

/** What is chosen, while the others are not loaded yet. */
function onlyOf(chosen: string) {
  return chosen === "" ? [] : [{ value: chosen, label: chosen }];
}

/** The columns of a table with their values, from a draft that counts its rows. */
function useFields(databaseId: string, table: string) {
  return useQuery({
    queryKey: ["fields of a table", databaseId, table],
    enabled: table !== "",
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const body = { start: { kind: "table", table } } as const;
      const draft = await call(startChartDraft, { params: { databaseId }, body }, signal);
      if (draft.kind === "failed") return null;
      const source = draftSource({ databaseId, draftId: draft.id });
      const { fields } = await source.loadOptions("", signal);
      const own = fields.filter(({ field }) => field.kind === "column" && field.table === table);
      return { source, fields: own };
    },
  });
}

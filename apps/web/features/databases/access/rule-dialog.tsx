import { getDataRules, getTable, setDataRule, type DataRule } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointQuery, invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { listAttributes } from "./describe-rule.ts";
import { FilterFields, type FilterDraft } from "./filter-fields.tsx";
import { TableSelect } from "./table-select.tsx";

interface RuleDialogProps {
  readonly databaseId: string;
  readonly rules: readonly DataRule[];
  /** The rule to change; null for a new one. */
  readonly rule: DataRule | null;
  readonly onClose: () => void;
}

/** Which columns of a table members do not see, and by what its rows are filtered. */
export function RuleDialog({ databaseId, rules, rule, onClose }: RuleDialogProps) {
  const [table, setTable] = useState<string | null>(rule?.table ?? null);
  const [hidden, setHidden] = useState<readonly string[]>(rule?.hidden ?? []);
  const [filters, setFilters] = useState<readonly FilterDraft[]>(rule?.filters ?? []);
  const save = useSave(databaseId, onClose);
  const isReady =
    table !== null && filters.every(({ column, attribute }) => column !== "" && attribute.trim() !== "");
  const problem = save.error === null ? null : describeFailure(save.error);
  const choose = (chosen: string) => {
    setTable(chosen);
    setHidden([]);
    setFilters([]);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={rule === null ? "Add a rule" : `Rule of ${rule.table}`}
      description="For editors and viewers. Views can be read only if they have a rule of their own."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="solid"
            isBusy={save.isPending}
            disabled={!isReady}
            onClick={() => table !== null && save.mutate({ table, hidden, filters })}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {rule === null && (
          <TableSelect
            databaseId={databaseId}
            except={rules.map((one) => one.table)}
            value={table}
            onChoose={choose}
          />
        )}
        {table !== null && (
          <Parts
            key={table}
            {...{ databaseId, table, hidden, filters }}
            attributes={listAttributes(rules)}
            onHidden={setHidden}
            onFilters={setFilters}
          />
        )}
        {problem !== null && (
          <Notice tone="danger" title={problem.title}>
            {problem.detail}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface PartsProps {
  readonly databaseId: string;
  readonly table: string;
  readonly hidden: readonly string[];
  readonly filters: readonly FilterDraft[];
  /** The names of attributes in use. */
  readonly attributes: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onFilters: (filters: readonly FilterDraft[]) => void;
}

function Parts({ databaseId, table, hidden, filters, attributes, onHidden, onFilters }: PartsProps) {
  const { data } = useQuery(endpointQuery(getTable, { params: { databaseId, tableId: table } }));
  if (data === undefined) return <WaitingLine>Loading the columns</WaitingLine>;
  const names = data.columns.map(({ name }) => name);
  return (
    <>
      <FilterFields
        columns={data.columns
          .filter(({ type }) => type === "text" || type === "integer")
          .map(({ name }) => name)}
        {...{ filters, attributes }}
        onChange={onFilters}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-13 font-medium">Hidden columns</legend>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={hidden.includes(name)}
            onCheckedChange={(isHidden) =>
              onHidden(isHidden ? [...hidden, name] : hidden.filter((one) => one !== name))
            }
          />
        ))}
      </fieldset>
    </>
  );
}

function useSave(databaseId: string, onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ table, ...body }: DataRule) =>
      call(setDataRule, { params: { databaseId, tableId: table }, body }),
    onSuccess: async () => {
      await invalidateAll(client, [getDataRules], { databaseId });
      onClose();
      showToast("Rule saved");
    },
  });
}

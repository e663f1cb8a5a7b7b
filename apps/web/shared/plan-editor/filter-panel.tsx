import type { Condition, FilterField, EditFilter, FieldOption, PlanEdit } from "@askery/model";
import { useState } from "react";
import { PanelHead } from "./editor-panel.tsx";
import { readFilterForm, type FilterForm } from "./filter-form.ts";
import { OptionList } from "../../ui/option-list.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PeriodForm } from "./period-form.tsx";
import { TestPanel } from "./test-panel.tsx";

interface FilterPanelProps extends PanelProps {
  /** The filter to change. Null adds one. */
  readonly part: { readonly filter: Condition; readonly now: EditFilter | null } | null;
  /** The words of the filter to change. */
  readonly words?: string;
  /** The field of a filter to add. Default: the person chooses one. */
  readonly field?: FieldOption | undefined;
}

/** A filter: first its field, unless it has one, then the test of its values. */
export function FilterPanel(props: FilterPanelProps) {
  const { part, words = "", options, onEdit, onBack } = props;
  const read = part?.now ? readFilterForm(part.now) : null;
  const [picked, setPicked] = useState<FieldOption | null>(props.field ?? null);
  const field = picked ?? (read && findField(options.fields, read.field));
  const set = (filter: EditFilter) => onEdit(editOf(part, filter));
  const remove =
    part === null ? undefined : () => onEdit({ kind: "setFilter", filter: part.filter, to: null });
  if (part !== null && field === null) return <FixedFilter words={words} onRemove={remove} />;
  if (field === null) return <FieldList {...props} onPick={setPicked} />;
  const back = picked === null || props.field === picked ? onBack : () => setPicked(null);
  if (field.type === "date") {
    return (
      <div className="flex min-h-0 flex-col overflow-y-auto">
        <PanelHead title={field.words} onBack={back} onRemove={remove} />
        <PeriodForm
          now={null}
          onPick={({ words, period }) =>
            set({ kind: "test", field: field.field, test: { kind: "period", period, words } })
          }
        />
      </div>
    );
  }
  return (
    <TestPanel
      key={JSON.stringify(field.field)}
      source={props.source}
      field={field}
      initial={picked === null && read !== null ? read.form : firstForm(field)}
      onBack={back}
      onRemove={remove}
      onSet={set}
    />
  );
}

function editOf(part: FilterPanelProps["part"], filter: EditFilter): PlanEdit {
  return part === null
    ? { kind: "addFilter", filter }
    : { kind: "setFilter", filter: part.filter, to: filter };
}

function findField(fields: readonly FieldOption[], field: FilterField): FieldOption | null {
  const key = JSON.stringify(field);
  return fields.find((one) => JSON.stringify(one.field) === key) ?? null;
}

function firstForm({ type, hasValues }: FieldOption): FilterForm {
  const kind = type === "number" ? "atLeast" : type === "text" && !hasValues ? "contains" : "is";
  return { kind, chosen: [], text: "", high: "" };
}

/** A filter that says more than the editor can. */
function FixedFilter({
  words,
  onRemove,
}: {
  readonly words: string;
  readonly onRemove: (() => void) | undefined;
}) {
  return (
    <>
      <PanelHead title="Filter" onRemove={onRemove} />
      <p className="px-3 pb-3 text-13 text-pretty text-text-2">
        “{words}” combines several tests. It can be removed, and you can add others in its place.
      </p>
    </>
  );
}

function FieldList(props: FilterPanelProps & { readonly onPick: (field: FieldOption) => void }) {
  const { options, onBack, onPick, typed, onTyped, empty } = props;
  return (
    <>
      <PanelHead title="Add a filter" onBack={onBack} />
      <OptionList
        label="Find a field"
        options={options.fields.map((field) => ({
          value: field,
          key: JSON.stringify(field.field),
          words: field.words,
          group: field.group,
        }))}
        {...{ typed, onTyped, empty }}
        onPick={(field) => {
          onTyped("");
          onPick(field);
        }}
      />
    </>
  );
}

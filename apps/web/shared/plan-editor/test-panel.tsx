import type { EditFilter, FieldOption } from "@askery/model";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { listComparable } from "./comparable-fields.ts";
import { CompareFields } from "./compare-fields.tsx";
import { PanelHead } from "./editor-panel.tsx";
import { writeFilter, type FilterForm } from "./filter-form.ts";
import { listTests } from "./list-tests.ts";
import { PeriodForm } from "./period-form.tsx";
import type { PlanSource } from "./plan-editing.ts";
import { ValueList, type ValueSource } from "./value-list.tsx";

interface TestPanelProps {
  readonly source: PlanSource;
  /** All fields, for those that this one can be compared with. */
  readonly fields: readonly FieldOption[];
  readonly field: FieldOption;
  readonly initial: FilterForm;
  readonly onBack?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Puts an alternative beside the test. Default: it is not there yet. */
  readonly onBeside?: (() => void) | undefined;
  readonly onSet: (filter: EditFilter) => void;
}

/** The test of one field: its kind, and the values to compare with. */
export function TestPanel(props: TestPanelProps) {
  const { fields, field, initial, onBack, onRemove, onBeside, onSet } = props;
  const [form, setForm] = useState(initial);
  const change = (next: Partial<FilterForm>) => setForm((now) => ({ ...now, ...next }));
  const filter = writeFilter(form, field.field, field.type);
  const head = (
    <>
      <PanelHead title={field.words} onBack={onBack} onRemove={onRemove} />
      <div className="flex-none px-3 pb-2">
        <Select
          label="Test"
          isLabelHidden
          value={form.kind}
          options={listTests(field, listComparable(field, fields).length > 0)}
          onValueChange={(kind) => change({ kind })}
        />
      </div>
    </>
  );
  // Its parts are forms, which apply at once.
  if (form.kind === "period") {
    return (
      <div className="flex min-h-0 flex-col overflow-y-auto">
        {head}
        <PeriodForm
          now={form.period?.period ?? null}
          onPick={({ words, period }) =>
            onSet({ kind: "test", field: field.field, test: { kind: "period", period, words } })
          }
        />
        {onBeside && (
          <Foot>
            <BesideButton onClick={onBeside} />
          </Foot>
        )}
      </div>
    );
  }
  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (filter !== null) onSet(filter);
      }}
    >
      {head}
      <TestValues {...props} form={form} onChange={change} />
      <Foot>
        {onBeside && <BesideButton onClick={onBeside} />}
        <Button kind="solid" type="submit" disabled={filter === null} className="w-full">
          Apply
        </Button>
      </Foot>
    </form>
  );
}

function Foot({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-none gap-2 border-t border-line p-3">{children}</div>;
}

function BesideButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button icon={Plus} onClick={onClick}>
      Or …
    </Button>
  );
}

interface TestValuesProps extends Pick<TestPanelProps, "source" | "fields" | "field"> {
  readonly form: FilterForm;
  readonly onChange: (next: Partial<FilterForm>) => void;
}

function TestValues({ source, fields, field, form, onChange }: TestValuesProps) {
  const { kind, chosen, text, high } = form;
  if (kind === "empty" || kind === "filled") return null;
  if (kind === "field") {
    return <CompareFields field={field} others={listComparable(field, fields)} {...{ form, onChange }} />;
  }
  if (field.type === "boolean") {
    const value = chosen[0]?.type === "boolean" && chosen[0].value ? "yes" : chosen.length > 0 ? "no" : "";
    return (
      <div className="px-3 pb-3">
        <Segmented
          label={field.words}
          value={value}
          segments={[
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
          onValueChange={(next) => onChange({ chosen: [{ type: "boolean", value: next === "yes" }] })}
        />
      </div>
    );
  }
  if (field.type === "text" && (kind === "is" || kind === "isNot")) {
    return (
      <ValueList
        label={field.words}
        source={valuesOf(field, source)}
        chosen={chosen.map((value) => ({ value }))}
        onChange={(options) => onChange({ chosen: options.map(({ value }) => value) })}
      />
    );
  }
  return (
    <div className="flex items-end gap-2 px-3 pb-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={kind === "between" ? "From" : "Value"}
          isLabelHidden={kind !== "between"}
          data-first-focus
          inputMode={field.type === "number" ? "decimal" : "text"}
          value={text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      {kind === "between" && (
        <div className="min-w-0 flex-1">
          <TextField
            label="To"
            inputMode="decimal"
            value={high}
            onChange={(event) => onChange({ high: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

function valuesOf({ field }: FieldOption, { id, loadValues }: PlanSource): ValueSource {
  const column = field.kind === "column" ? field : null;
  return {
    id: JSON.stringify([id, column]),
    load: async (search, signal) =>
      column === null ? { values: [], isComplete: true } : loadValues(column, search, signal),
  };
}

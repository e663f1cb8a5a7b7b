import type { EditFilter, FieldOption, Literal } from "@askery/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PanelHead } from "./editor-panel.tsx";
import { listTests, writeFilter, type FilterForm } from "./filter-form.ts";
import type { PlanSource } from "./plan-editing.ts";
import { ValueList } from "./value-list.tsx";

interface TestPanelProps {
  readonly source: PlanSource;
  readonly field: FieldOption;
  readonly initial: FilterForm;
  readonly onBack?: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  readonly onSet: (filter: EditFilter) => void;
}

/** The test of one field: its kind, and the values to compare with. */
export function TestPanel({ source, field, initial, onBack, onRemove, onSet }: TestPanelProps) {
  const [form, setForm] = useState(initial);
  const change = (next: Partial<FilterForm>) => setForm((now) => ({ ...now, ...next }));
  const filter = writeFilter(form, field.field, field.type);
  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (filter !== null) onSet(filter);
      }}
    >
      <PanelHead title={field.words} onBack={onBack} onRemove={onRemove} />
      <div className="flex-none px-3 pb-2">
        <Select
          label="Test"
          isLabelHidden
          value={form.kind}
          options={listTests(field)}
          onValueChange={(kind) => change({ kind })}
        />
      </div>
      <TestValues source={source} field={field} form={form} onChange={change} />
      <div className="flex-none border-t border-line p-3">
        <Button kind="solid" type="submit" disabled={filter === null} className="w-full">
          Apply
        </Button>
      </div>
    </form>
  );
}

interface TestValuesProps {
  readonly source: PlanSource;
  readonly field: FieldOption;
  readonly form: FilterForm;
  readonly onChange: (next: Partial<FilterForm>) => void;
}

function TestValues({ source, field, form, onChange }: TestValuesProps) {
  const { kind, chosen, text, high } = form;
  if (kind === "empty" || kind === "filled") return null;
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
        source={source}
        field={field}
        chosen={chosen}
        onChange={(values: readonly Literal[]) => onChange({ chosen: values })}
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

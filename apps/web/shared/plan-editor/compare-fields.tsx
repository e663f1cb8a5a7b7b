import type { FieldOption } from "@askery/model";
import { useState } from "react";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { Select } from "../../ui/select.tsx";
import type { ComparableField } from "./comparable-fields.ts";
import type { FilterForm } from "./filter-form.ts";
import { listOperators } from "./list-tests.ts";

interface CompareFieldsProps {
  readonly field: FieldOption;
  /** The fields to compare with. */
  readonly others: readonly ComparableField[];
  readonly form: FilterForm;
  readonly onChange: (next: Partial<FilterForm>) => void;
}

/** How a field compares with another one of the same rows: "shipped on is after required on". */
export function CompareFields({ field, others, form, onChange }: CompareFieldsProps) {
  const [typed, setTyped] = useState("");
  const operators = listOperators(field.type);
  const operator = operators.find(({ value }) => value === form.operator) ?? operators[0];
  const chosen = JSON.stringify(form.other);
  return (
    <>
      <div className="flex-none px-3 pb-2">
        <Select
          label="Comparison"
          isLabelHidden
          value={operator?.value ?? "="}
          options={operators}
          onValueChange={(next) => onChange({ operator: next })}
        />
      </div>
      <OptionList
        label="Find the other field"
        options={matchOptions(
          others.map((one) => ({
            value: one.field,
            key: JSON.stringify(one.field),
            words: one.words,
            group: one.group,
            isChosen: JSON.stringify(one.field) === chosen,
          })),
          typed,
        )}
        typed={typed}
        onTyped={setTyped}
        onPick={(other) => onChange({ other, operator: operator?.value ?? "=" })}
        empty="No field like this can be compared with it."
      />
    </>
  );
}

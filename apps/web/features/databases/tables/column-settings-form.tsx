import type { ColumnMeaning, GivenColumnMeaning, TableColumnDetail } from "@askery/api";
import {
  columnRoles,
  measureUnits,
  type ColumnRole,
  type ColumnType,
  type MeasureUnit,
  type RoleRecord,
} from "@askery/model";
import { useState } from "react";
import { listCurrencies } from "../../../shared/wording/list-currencies.ts";
import { DecisionSelect } from "./decision-select.tsx";
import type { Given } from "./describe-decision.ts";
import { SettingsForm } from "./settings-form.tsx";

interface ColumnSettingsFormProps {
  readonly column: TableColumnDetail;
  readonly meaning: ColumnMeaning | undefined;
  readonly onSave: (given: GivenColumnMeaning) => void;
  readonly onCancel: () => void;
}

/** A column's role; for measures, also currency and unit. */
export function ColumnSettingsForm({ column, meaning, onSave, onCancel }: ColumnSettingsFormProps) {
  const { name, type, meaning: saved } = column;
  const [given, setGiven] = useState(saved);
  const role = given.role ?? (saved.role === undefined ? meaning?.role.value : undefined);
  return (
    <SettingsForm label={`Settings of ${name}`} onSave={() => onSave(given)} onCancel={onCancel}>
      <DecisionSelect
        label="Role"
        decision={meaning?.role}
        saved={saved.role}
        value={given.role}
        options={listRoles(type, saved.role)}
        {...(role !== undefined && { definition: definitionOf(role) })}
        onChange={(value) => setGiven(withPart(given, "role", value))}
      />
      {numberTypes.has(type) && (role === undefined || measuringRoles.has(role)) && (
        <>
          <DecisionSelect
            label="Currency"
            decision={meaning?.currency ?? undefined}
            saved={saved.currency}
            value={given.currency}
            options={currencies}
            none="No currency"
            onChange={(value) => setGiven(withPart(given, "currency", value))}
          />
          <DecisionSelect
            label="Unit"
            decision={meaning?.unit ?? undefined}
            saved={saved.unit}
            value={given.unit}
            options={units}
            none="No unit"
            onChange={(value) => setGiven(withPart(given, "unit", value))}
          />
        </>
      )}
      {meaning !== undefined && meaning.spellings !== null && (
        <DecisionSelect
          label="Other spellings"
          decision={meaning.spellings}
          saved={saved.spellings}
          value={given.spellings}
          options={spellings}
          onChange={(value) => setGiven(withPart(given, "spellings", value))}
        />
      )}
    </SettingsForm>
  );
}

const spellings = [
  { value: "as-one", label: "Take them as one value" },
  { value: "apart", label: "Keep them apart" },
];

const numberTypes: ReadonlySet<ColumnType> = new Set(["integer", "decimal", "float"]);
const measuringRoles: ReadonlySet<ColumnRole> = new Set(["measure", "rate", "score"]);

const units = (Object.keys(measureUnits) as MeasureUnit[]).map((value) => ({
  value,
  label: measureUnits[value].label,
}));
const currencies = listCurrencies();

/** The roles that a column of this type can have. */
function listRoles(type: ColumnType, saved: ColumnRole | undefined) {
  return (Object.entries(columnRoles) as [ColumnRole, RoleRecord][])
    .filter(([role, { types }]) => role === saved || types.includes(type))
    .map(([value, { label }]) => ({ value, label }));
}

function definitionOf(role: ColumnRole): string {
  const { definition }: RoleRecord = columnRoles[role];
  return definition;
}

/** Sets a part, or leaves it to Askery. The values come from the options of that part. */
function withPart(
  given: GivenColumnMeaning,
  part: keyof GivenColumnMeaning,
  value: Given,
): GivenColumnMeaning {
  const { [part]: _before, ...others } = given;
  return value === undefined ? others : { ...others, [part]: value };
}

import type { GivenTableMeaning, TableDetail, TableMeaning } from "@askery/api";
import { useState } from "react";
import { DecisionSelect, type DecisionOption } from "./decision-select.tsx";
import type { Given } from "./describe-decision.ts";
import { SettingsForm } from "./settings-form.tsx";

interface TableSettingsFormProps {
  readonly table: TableDetail;
  readonly meaning: TableMeaning;
  readonly onSave: (given: GivenTableMeaning) => void;
  readonly onCancel: () => void;
}

/** The columns for a row's name, date and worth; each is a column of the table, or none. */
export function TableSettingsForm({ table, meaning, onSave, onCancel }: TableSettingsFormProps) {
  const saved = table.meaning;
  const [given, setGiven] = useState(saved);
  const { rowName, date, worth, columns } = meaning;
  return (
    <SettingsForm label={`Settings of ${table.name}`} onSave={() => onSave(given)} onCancel={onCancel}>
      <DecisionSelect
        label="Row name"
        definition="What answers call a row."
        decision={{ ...rowName, value: printNames(rowName.value) }}
        saved={saved.rowName && printNames(saved.rowName)}
        value={given.rowName && printNames(given.rowName)}
        options={withNames(textColumns(table), rowName.value)}
        none="No name"
        onChange={(value) => {
          const { rowName: _before, ...others } = given;
          setGiven(value === undefined ? others : { ...others, rowName: readNames(value) });
        }}
      />
      <DecisionSelect
        label="Date"
        definition="What “when”, “per month” and “this year” mean."
        decision={date}
        saved={saved.date}
        value={given.date}
        options={optionsOf(columns.filter(({ isDated }) => isDated).map(({ column }) => column))}
        none="No date"
        onChange={(value) => setGiven(withColumn(given, "date", value))}
      />
      <DecisionSelect
        label="Worth of a row"
        definition="What “how much” adds up."
        decision={worth}
        saved={saved.worth}
        value={given.worth}
        options={optionsOf(columns.filter(({ unit }) => unit !== null).map(({ column }) => column))}
        none="No worth"
        onChange={(value) => setGiven(withColumn(given, "worth", value))}
      />
    </SettingsForm>
  );
}

function optionsOf(columns: readonly string[]): readonly DecisionOption[] {
  return columns.map((column) => ({ value: column, label: column }));
}

function textColumns({ columns }: TableDetail): readonly DecisionOption[] {
  return columns
    .filter(({ type }) => type === "text")
    .map(({ name }) => ({ value: JSON.stringify([name]), label: name }));
}

/** Adds the current combination of columns, such as first and last name, as one option. */
function withNames(options: readonly DecisionOption[], names: readonly string[]): readonly DecisionOption[] {
  const value = printNames(names);
  if (value === null || options.some((option) => option.value === value)) return options;
  return [{ value, label: names.join(", ") }, ...options];
}

/** Serializes columns to the value of an option; null for none. */
function printNames(names: readonly string[]): string | null {
  return names.length === 0 ? null : JSON.stringify(names);
}

function readNames(value: string | null): readonly string[] {
  return value === null ? [] : (JSON.parse(value) as readonly string[]);
}

function withColumn(given: GivenTableMeaning, part: "date" | "worth", value: Given): GivenTableMeaning {
  const { [part]: _before, ...others } = given;
  return value === undefined ? others : { ...others, [part]: value };
}

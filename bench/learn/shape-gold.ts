import type { Cell, Table } from "@askery/model";
import type { GoldForm, StoredForm } from "./gold-source.ts";
import { spellValue } from "./spell-value.ts";

/**
 * All tables that count as the gold result: as calculated, with dates and flags as the questioned database stores them,
 * and with months and years by their first day, each for every selection of columns. An amount stored in cents must be shown in units.
 */
export function shapeGold(table: Table, { stored, selections }: GoldForm): readonly Table[] {
  const shown = [table.values, spellColumns(table, stored), table.values.map(datePeriods)];
  const different = shown.filter((values, index) => index === 0 || isChanged(values, table.values));
  return different
    .map((values) => ({ ...table, values }))
    .flatMap((one) => [one, ...selections.map((chosen) => selectColumns(one, chosen))]);
}

function isChanged(values: Table["values"], others: Table["values"]): boolean {
  return values.some((column, index) => column.some((cell, row) => cell !== others[index]?.[row]));
}

/** Months such as 2026-05, and years that are text, as their first days. */
function datePeriods(column: readonly Cell[]): readonly Cell[] {
  const isPeriod = column.every((cell) => cell === null || (typeof cell === "string" && period.test(cell)));
  if (!isPeriod) return column;
  return column.map((cell) => (cell === null ? null : `${String(cell)}-01-01`.slice(0, 10)));
}

const period = /^[12]\d{3}(?:-[01]\d)?$/;

function spellColumns({ values }: Table, stored: readonly StoredForm[]): Table["values"] {
  return values.map((column, index) => column.map((cell) => spellCell(cell, stored[index] ?? "same")));
}

function spellCell(cell: Cell, form: StoredForm): Cell {
  if (cell === null || typeof cell === "boolean" || form === "same") return cell;
  return spellValue(cell, typeof form === "string" ? { kind: form } : { kind: "letters", ...form });
}

function selectColumns({ columns, values, ...rest }: Table, chosen: readonly number[]): Table {
  return {
    ...rest,
    columns: chosen.flatMap((index) => columns[index] ?? []),
    values: chosen.map((index) => values[index] ?? []),
  };
}

import type { Cell, Table } from "@askery/model";
import type { GoldForm, StoredForm } from "./gold-source.ts";
import { spellValue } from "./spell-value.ts";

/**
 * All tables that count as the gold result: as calculated, and with dates and flags as the questioned database stores
 * them, each for every selection of columns. An amount stored in cents must be shown in units.
 */
export function shapeGold(table: Table, { stored, selections }: GoldForm): readonly Table[] {
  const isStored = stored.some((form) => form !== "same");
  const spelled = isStored ? [table, { ...table, values: spellColumns(table, stored) }] : [table];
  return spelled.flatMap((one) => [one, ...selections.map((chosen) => selectColumns(one, chosen))]);
}

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

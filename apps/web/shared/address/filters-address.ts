import type { ExploredColumn, ExploredFilter } from "@askery/model";
import { readJson } from "./read-json.ts";

/** Values of columns as text of an address. */
export function printFilters(filters: readonly ExploredFilter[]): string {
  return JSON.stringify(filters.map((one) => [one.table, one.column, one.value, ...viaOf(one)]));
}

/** The values of columns that a text of an address names. What can't be read is left out. */
export function readFilters(text: string | undefined): readonly ExploredFilter[] {
  return readTuples(text).flatMap((part): readonly ExploredFilter[] => {
    const column = columnOf(part);
    return column === null ? [] : [{ ...column, value: part[2] ?? null }];
  });
}

/** A column as text of an address. */
export function printColumn(column: ExploredColumn): string {
  const way = viaOf(column);
  return JSON.stringify([column.table, column.column, ...(way.length === 0 ? [] : [null, ...way])]);
}

/** The column that a text of an address names; null if it names none. */
export function readColumn(text: string | undefined): ExploredColumn | null {
  const [part] = readTuples(text === undefined ? undefined : `[${text}]`);
  return columnOf(part);
}

function columnOf(parts: readonly (string | null)[] | undefined): ExploredColumn | null {
  const [table = null, column = null] = parts ?? [];
  if (table === null || column === null) return null;
  const [from = null, reference = null] = parts?.slice(3) ?? [];
  const isVia = from !== null && reference !== null;
  return { table, column, ...(isVia && { via: { table: from, column: reference } }) };
}

function viaOf({ via }: ExploredColumn): readonly string[] {
  return via === undefined ? [] : [via.table, via.column];
}

/** Lists of texts, of which some may be null; none if the text is something else. */
function readTuples(text: string | undefined): readonly (readonly (string | null)[])[] {
  const read = readJson(text ?? "");
  return Array.isArray(read) ? read.filter(isTuple) : [];
}

function isTuple(value: unknown): value is readonly (string | null)[] {
  return Array.isArray(value) && value.every((part) => part === null || typeof part === "string");
}

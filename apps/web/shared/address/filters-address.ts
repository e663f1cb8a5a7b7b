import type { ExploredColumn, ExploredFilter } from "@askery/model";
import { readJson } from "./read-json.ts";

/** Values of columns as text of an address. */
export function printFilters(filters: readonly ExploredFilter[]): string {
  return JSON.stringify(filters.map((one) => [one.table, one.column, one.value]));
}

/** The values of columns that a text of an address names. What can't be read is left out. */
export function readFilters(text: string | undefined): readonly ExploredFilter[] {
  return readTuples(text).flatMap((part): readonly ExploredFilter[] => {
    const column = columnOf(part);
    return column === null ? [] : [{ ...column, value: part[2] ?? null }];
  });
}

/** The column that a text of an address names; null if it names none. */
export function readColumn(text: string | undefined): ExploredColumn | null {
  const [part] = readTuples(text === undefined ? undefined : `[${text}]`);
  return columnOf(part);
}

function columnOf(parts: readonly (string | null)[] | undefined): ExploredColumn | null {
  const [table = null, column = null] = parts ?? [];
  return table === null || column === null ? null : { table, column };
}

/** Lists of texts, of which some may be null; none if the text is something else. */
function readTuples(text: string | undefined): readonly (readonly (string | null)[])[] {
  const read = readJson(text ?? "");
  return Array.isArray(read) ? read.filter(isTuple) : [];
}

function isTuple(value: unknown): value is readonly (string | null)[] {
  return Array.isArray(value) && value.every((part) => part === null || typeof part === "string");
}

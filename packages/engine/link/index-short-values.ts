import type { ColumnValues } from "@askery/model";
import { isShortCode } from "../meaning/states/spell-code.ts";
import type { TableDescription } from "../meaning/view-tables.ts";
import type { FoundValue } from "./value-index.ts";

/** The short codes of statuses and categories, by their first letter in lowercase. */
export type ShortValueIndex = ReadonlyMap<string, readonly FoundValue[]>;

/**
 * Indexes the codes of columns that hold nothing else: `ACT`, `FRZ`. Codes that another table spells out are found by
 * what it says.
 */
export function indexShortValues(
  columns: readonly ColumnValues[],
  tables: ReadonlyMap<string, TableDescription>,
): ShortValueIndex {
  const found = columns
    .filter((one) => isCoded(one) && isSpelledNowhere(one, tables))
    .flatMap(({ table, column, values }) => values.map((value): FoundValue => ({ table, column, value })));
  return Map.groupBy(found, ({ value }) => value.slice(0, 1).toLowerCase());
}

function isCoded({ values, isComplete }: ColumnValues): boolean {
  return isComplete && values.length > 1 && values.length <= maxCodes && values.every(isShortCode);
}

/** More codes than this are names of things, such as currencies and airports. */
const maxCodes = 12;

function isSpelledNowhere(
  { table, column }: ColumnValues,
  tables: ReadonlyMap<string, TableDescription>,
): boolean {
  const meaning = tables.get(table)?.columns.find((one) => one.column.name === column)?.meaning;
  return meaning?.refersTo === null && kinds.has(meaning.role.value);
}

const kinds: ReadonlySet<string> = new Set(["status", "category"]);

import {
  columnRoles,
  type CatalogColumn,
  type CatalogTable,
  type ColumnType,
  type RoleRecord,
} from "@askery/model";
import type { GivenMeaning } from "./given-meaning.ts";
import { nearestName } from "./nearest-name.ts";

/** A sentence about why a table or one of its columns cannot have a meaning; null if it can. */
export function findMeaningProblem(
  meaning: GivenMeaning,
  { table, column }: { readonly table: CatalogTable; readonly column: CatalogColumn | null },
): string | null {
  return column === null ? findTableProblem(meaning, table) : findColumnProblem(meaning, column);
}

function findColumnProblem(
  { role, unit, currency, spellings }: GivenMeaning,
  column: CatalogColumn,
): string | null {
  const { name, type } = column;
  if (role !== undefined) {
    const { label, types }: RoleRecord = columnRoles[role];
    if (!types.includes(type)) {
      return `“${name}” holds ${typeNames[type]} and cannot have the role “${label}”.`;
    }
  }
  if (spellings !== undefined && type !== "text") {
    return `“${name}” holds ${typeNames[type]}. Only text has spellings.`;
  }
  const isMeasured = typeof unit === "string" || typeof currency === "string";
  return isMeasured && !numbers.has(type)
    ? `“${name}” holds ${typeNames[type]}. Only numbers have a unit or a currency.`
    : null;
}

function findTableProblem({ rowName = [], date, worth }: GivenMeaning, table: CatalogTable): string | null {
  const names = table.columns.map(({ name }) => name);
  const given = [...rowName, date, worth].filter((name) => typeof name === "string");
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return `${table.name} has no column “${unknown}”.${nearestName(unknown, names)}`;
  }
  const typeOf = (column: string) => table.columns.find(({ name }) => name === column)?.type ?? "other";
  if (typeof date === "string" && !dates.has(typeOf(date))) {
    return `“${date}” holds ${typeNames[typeOf(date)]}. The date of a row is a date, a time or a year.`;
  }
  return typeof worth === "string" && !numbers.has(typeOf(worth))
    ? `“${worth}” holds ${typeNames[typeOf(worth)]}. A row is worth a number.`
    : null;
}

const numbers: ReadonlySet<ColumnType> = new Set(["integer", "decimal", "float"]);
/** Integers can be years. */
const dates: ReadonlySet<ColumnType> = new Set(["date", "timestamp", "integer"]);

const typeNames: Readonly<Record<ColumnType, string>> = {
  text: "text",
  integer: "whole numbers",
  decimal: "numbers",
  float: "numbers",
  boolean: "yes or no",
  date: "dates",
  timestamp: "dates with a time",
  time: "times of day",
  json: "JSON",
  binary: "binary data",
  other: "values of another type",
};

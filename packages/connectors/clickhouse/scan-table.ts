import { scanColumns, type TableScan } from "../server/profile-tables.ts";
import type { Reading } from "../server/reading.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import { printTable, quoteName } from "./print-name.ts";

/** Looks at so many rows of a table, or the first ones of a view; null where that fails or takes too long. */
export function scanTable(reading: Reading, table: SchemaTable, maxRows: number): Promise<TableScan | null> {
  return scanColumns(reading, table, {
    print: (columns, rows) => printScan(table, columns, rows),
    readEnd,
    maxRows,
  });
}

/** The first rows: what is sampled evenly must have been declared with the table. */
export function printSample(table: SchemaTable, expressions: readonly string[], maxRows: number): string {
  return `SELECT ${expressions.join(", ")} FROM ${printTable(table)} LIMIT ${String(maxRows)}`;
}

function printScan(table: SchemaTable, columns: readonly SchemaColumn[], maxRows: number): string {
  const sample = printSample(
    table,
    columns.map(({ name }) => quoteName(name)),
    maxRows,
  );
  return `SELECT count(), ${columns.map(printFigures).join(", ")} FROM (${sample})`;
}

/** Of a column: rows with a value, distinct values, the lowest and the highest. */
function printFigures({ name, type }: SchemaColumn): string {
  const column = quoteName(name);
  const ends =
    type === "other" || type === "json" ? "NULL, NULL" : `toString(min(${column})), toString(max(${column}))`;
  return `count(${column}), uniqExact(${type === "json" ? `toString(${column})` : column}), ${ends}`;
}

function readEnd(text: string, { type }: SchemaColumn): string {
  return type === "timestamp" ? text.replace(/\.0+$/, "") : text.slice(0, maxShownLength);
}

const maxShownLength = 200;

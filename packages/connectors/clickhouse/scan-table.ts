import type { RowChoice } from "../choose-rows.ts";
import { scanColumns, type ScanQuery, type TableScan } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import type { SchemaColumn } from "../schema-table.ts";
import { printTable, quoteName } from "./print-name.ts";
import type { ClickhouseTable } from "./read-schema.ts";

/** Profiles all or some rows of a table; null if that fails or takes too long. */
export function scanTable(
  reading: Reading,
  table: ClickhouseTable,
  scan: Pick<ScanQuery, "limits" | "wholeTables">,
): Promise<TableScan | null> {
  const print = (columns: readonly SchemaColumn[], choice: RowChoice) => {
    const names = columns.map(({ name }) => quoteName(name));
    const rows = printRows(table, names, choice);
    return rows && `SELECT count(), ${columns.map(printFigures).join(", ")} FROM (${rows})`;
  };
  return scanColumns(reading, table, { ...scan, print, readEnd });
}

/** Samples rows spread over the table if the server can find them without a full scan; otherwise the first rows. */
export function printSample(table: ClickhouseTable, expressions: readonly string[], maxRows: number): string {
  const isLarge = (table.rowEstimate ?? 0) > maxRows;
  const spread = isLarge ? printSpread(table, expressions, maxRows) : null;
  return spread ?? `${printSource(table, expressions)} LIMIT ${String(maxRows)}`;
}

function printRows(table: ClickhouseTable, expressions: readonly string[], choice: RowChoice): string | null {
  switch (choice.basis) {
    case "all-rows":
      return printSource(table, expressions);
    case "first-rows":
      return `${printSource(table, expressions)} LIMIT ${String(choice.maxRows)}`;
    case "spread-sample":
      return printSpread(table, expressions, choice.maxRows);
  }
}

function printSource(table: ClickhouseTable, expressions: readonly string[]): string {
  return `SELECT ${expressions.join(", ")} FROM ${printTable(table)}`;
}

/** Reads runs of consecutive rows, at least one from each part of the table, and skips the rest. */
function printSpread(table: ClickhouseTable, expressions: readonly string[], maxRows: number): string | null {
  if (!table.numbersItsRows || table.rowEstimate === null) return null;
  const run = Math.ceil(maxRows / runs);
  const every = Math.max(run, Math.ceil(table.rowEstimate / runs));
  const source = printSource(table, expressions);
  return `${source} PREWHERE _part_offset % ${String(every)} < ${String(run)}`;
}

const runs = 20;

/** For one column: rows with a value, distinct values, minimum and maximum. */
function printFigures({ name, type, isList }: SchemaColumn): string {
  const column = quoteName(name);
  const ends =
    type === "other" || type === "json" || isList
      ? "NULL, NULL"
      : `toString(min(${column})), toString(max(${column}))`;
  return `count(${column}), uniqExact(${type === "json" ? `toString(${column})` : column}), ${ends}`;
}

function readEnd(text: string, { type }: SchemaColumn): string {
  return type === "timestamp" ? text.replace(/\.0+$/, "") : text.slice(0, maxShownLength);
}

const maxShownLength = 200;

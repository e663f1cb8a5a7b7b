import { isNumeric, type ColumnType } from "@askery/model";
import { maxViewRows, type RowChoice } from "../choose-rows.ts";
import { quoteName } from "../child/quote-name.ts";
import type { SchemaColumn } from "../schema-table.ts";
import { scanColumns, type ScanQuery, type TableScan } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import type { PostgresTable } from "./read-schema.ts";

/** Profiles all or some rows of a table; null if that fails or takes too long. */
export async function scanTable(
  reading: Reading,
  table: PostgresTable,
  scan: Pick<ScanQuery, "limits" | "wholeTables">,
): Promise<TableScan | null> {
  const print = (columns: readonly SchemaColumn[], choice: RowChoice) => {
    const names = columns.map(printValue);
    const rows = printRows(table, names, choice);
    return `SELECT count(*), ${columns.map(printFigures).join(", ")} FROM (${rows}) AS s`;
  };
  const sized = table.isStored
    ? { ...table, rowEstimate: guessRows(table) }
    : { ...table, kind: "view" as const };
  const found = await scanColumns(reading, sized, {
    ...scan,
    print,
    readEnd: (end, { type }) => readEnd(end, type),
  });
  if (!found) return null;
  const isCounted = found.profiles[0]?.basis === "all-rows";
  return isCounted ? found : { ...found, rowEstimate: table.isStored ? guessRows(table) : null };
}

function printValue({ name, isNumberText }: SchemaColumn): string {
  const column = quoteName(name);
  return isNumberText ? `${column}::numeric AS ${column}` : column;
}

function printRows(table: PostgresTable, columns: readonly string[], choice: RowChoice): string {
  switch (choice.basis) {
    case "all-rows":
      return printSource(table, columns);
    case "first-rows":
      return `${printSource(table, columns)} LIMIT ${String(choice.maxRows)}`;
    case "spread-sample":
      return printSample(table, columns, chooseSample(table, choice.maxRows));
  }
}

function printSource(table: PostgresTable, expressions: readonly string[]): string {
  return `SELECT ${expressions.join(", ")} FROM ${quoteName(table.namespace)}.${quoteName(table.name)}`;
}

/** The last count, or else an estimate from the number of pages. */
function guessRows({ rowEstimate, pages }: PostgresTable): number {
  return rowEstimate ?? pages * usualRowsPerPage;
}

/** A sample of a table's rows: a percentage of a large table, limited to `maxRows`. */
export interface Sample {
  readonly method: "SYSTEM" | "BERNOULLI";
  /** 100 for all rows. */
  readonly percent: number;
  readonly maxRows: number;
}

export function chooseSample(table: PostgresTable, maxRows: number): Sample {
  // SYSTEM picks the same page numbers in each part, which may be none in small parts.
  const method = table.parts > 1 && table.pages < table.parts * manyPages ? "BERNOULLI" : "SYSTEM";
  if (!table.isStored) return { method, percent: 100, maxRows: Math.min(maxRows, maxViewRows) };
  const rows = guessRows(table);
  const percent = rows <= maxRows ? 100 : Math.max(0.001, (100 * maxRows) / rows);
  return { method, percent, maxRows };
}

/** `expressions` are SQL. */
export function printSample(
  table: PostgresTable,
  expressions: readonly string[],
  { method, percent, maxRows }: Sample,
): string {
  const share = percent < 100 ? ` TABLESAMPLE ${method} (${percent.toFixed(4)}) REPEATABLE (1)` : "";
  return `${printSource(table, expressions)}${share} LIMIT ${String(percent < 100 ? maxRows * sampleSlack : maxRows)}`;
}

/**
 * How far a sample may exceed the wanted size: the table's size is an estimate, and a tight limit would cut off its
 * end.
 */
const sampleSlack = 4;

/** Whether the sample is the whole table. */
export function isWhole(rowCount: number, { percent, maxRows }: Sample): boolean {
  return percent === 100 && rowCount < maxRows;
}

const usualRowsPerPage = 80;
const manyPages = 100;

/** For one column: rows with a value, distinct values, minimum and maximum. */
function printFigures({ name, type, isList }: SchemaColumn): string {
  const column = quoteName(name);
  const { distinct, min, max } = (isList ? asAnything : figures[type])(column);
  return `count(${column}), count(DISTINCT ${distinct}), (${min})::text, (${max})::text`;
}

interface Figures {
  readonly distinct: string;
  readonly min: string;
  readonly max: string;
}

function inOrder(column: string): Figures {
  return { distinct: column, min: `min(${column})`, max: `max(${column})` };
}

/** Excludes infinities and NaN from minimum and maximum. */
function withoutInfinity(isFinite: (column: string) => string): (column: string) => Figures {
  return (column) => {
    const filter = `FILTER (WHERE ${isFinite(column)})`;
    return { distinct: column, min: `min(${column}) ${filter}`, max: `max(${column}) ${filter}` };
  };
}

const finiteTime = withoutInfinity((column) => `isfinite(${column})`);

/** Compares text by bytes, which is faster and the same on every server. */
function asText(column: string): Figures {
  const text = `${column}::text COLLATE "C"`;
  return { distinct: text, min: `min(${text})`, max: `max(${text})` };
}

/** For types without an order, and maybe without equality. */
function asAnything(column: string): Figures {
  return { distinct: `md5(${column}::text)`, min: "NULL", max: "NULL" };
}

const figures: Readonly<Record<ColumnType, (column: string) => Figures>> = {
  text: asText,
  integer: inOrder,
  decimal: withoutInfinity((column) => `${column} <> 'NaN'`),
  float: withoutInfinity((column) => `${column} > '-Infinity' AND ${column} < 'Infinity'`),
  boolean: (column) => ({ distinct: column, min: `bool_and(${column})`, max: `bool_or(${column})` }),
  date: finiteTime,
  timestamp: finiteTime,
  time: inOrder,
  json: asAnything,
  binary: asAnything,
  other: asAnything,
};

/** Formats a minimum or maximum for the profile; null if it can't be represented. */
export function readEnd(text: string | null | undefined, type: ColumnType): string | null {
  if (text === null || text === undefined || !isEnd(text, type)) return null;
  if (type === "boolean") return String(text.startsWith("t"));
  return type === "timestamp" ? text.replace(/\+00$/, "") : text.slice(0, maxShownLength);
}

/**
 * Accepts dates in the years 0 to 9999, because others don't sort as text, and finite numbers, but not amounts of
 * `money`.
 */
export function isEnd(text: string, type: ColumnType): boolean {
  if (type === "date" || type === "timestamp") return /^\d{4}-(?!.*BC$)/.test(text);
  return !isNumeric(type) || Number.isFinite(Number(text));
}

const maxShownLength = 200;

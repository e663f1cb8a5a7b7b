import { isNumeric, type ColumnType } from "@askery/model";
import { maxViewRows, type RowChoice } from "../choose-rows.ts";
import { quoteName } from "../child/quote-name.ts";
import type { SchemaColumn } from "../schema-table.ts";
import { scanColumns, type ScanQuery, type TableScan } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import type { PostgresTable } from "./read-schema.ts";

/** Looks at the rows of a table, or at some of them; null where that fails or takes too long. */
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

/** As last counted, else by how much room they take. */
function guessRows({ rowEstimate, pages }: PostgresTable): number {
  return rowEstimate ?? pages * usualRowsPerPage;
}

/** Some rows of a table: a share of its pages, where it is large, and no more than so many of them. */
export interface Sample {
  readonly method: "SYSTEM" | "BERNOULLI";
  /** 100 is all. */
  readonly percent: number;
  readonly maxRows: number;
}

export function chooseSample(table: PostgresTable, maxRows: number): Sample {
  // Each part gives the same pages, by their numbers: of small parts that may be none.
  const method = table.parts > 1 && table.pages < table.parts * manyPages ? "BERNOULLI" : "SYSTEM";
  if (!table.isStored) return { method, percent: 100, maxRows: Math.min(maxRows, maxViewRows) };
  const rows = guessRows(table);
  const percent = rows <= maxRows ? 100 : Math.max(0.001, (100 * maxRows) / rows);
  return { method, percent, maxRows };
}

/** `expressions` are printed already. */
export function printSample(
  table: PostgresTable,
  expressions: readonly string[],
  { method, percent, maxRows }: Sample,
): string {
  const share = percent < 100 ? ` TABLESAMPLE ${method} (${percent.toFixed(4)}) REPEATABLE (1)` : "";
  return `${printSource(table, expressions)}${share} LIMIT ${String(percent < 100 ? maxRows * sampleSlack : maxRows)}`;
}

/** How far a sample may exceed what was wanted: the size of a table is an estimate, and a limit leaves out its end. */
const sampleSlack = 4;

/** Whether no row was left out. */
export function isWhole(rowCount: number, { percent, maxRows }: Sample): boolean {
  return percent === 100 && rowCount < maxRows;
}

const usualRowsPerPage = 80;
const manyPages = 100;

/** Of a column: rows with a value, distinct values, the lowest and the highest. */
function printFigures({ name, type }: SchemaColumn): string {
  const column = quoteName(name);
  const { distinct, min, max } = figures[type](column);
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

/** What is beyond all others, or no number, is no end that a person would name. */
function withoutInfinity(isFinite: (column: string) => string): (column: string) => Figures {
  return (column) => {
    const filter = `FILTER (WHERE ${isFinite(column)})`;
    return { distinct: column, min: `min(${column}) ${filter}`, max: `max(${column}) ${filter}` };
  };
}

const finiteTime = withoutInfinity((column) => `isfinite(${column})`);

/** Compared by their bytes: faster, and the same on every server. */
function asText(column: string): Figures {
  const text = `${column}::text COLLATE "C"`;
  return { distinct: text, min: `min(${text})`, max: `max(${text})` };
}

/** What has no order, and perhaps no equality. */
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

/** The lowest or highest value, as profiles write it; null where it is none that can be written so. */
export function readEnd(text: string | null | undefined, type: ColumnType): string | null {
  if (text === null || text === undefined || !isEnd(text, type)) return null;
  if (type === "boolean") return String(text.startsWith("t"));
  return type === "timestamp" ? text.replace(/\+00$/, "") : text.slice(0, maxShownLength);
}

/** Dates are of the years 0 to 9999, as others do not compare as text; numbers are finite, and not in a money format. */
export function isEnd(text: string, type: ColumnType): boolean {
  if (type === "date" || type === "timestamp") return /^\d{4}-(?!.*BC$)/.test(text);
  return !isNumeric(type) || Number.isFinite(Number(text));
}

const maxShownLength = 200;

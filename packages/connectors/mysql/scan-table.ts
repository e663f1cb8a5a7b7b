import type { ColumnType } from "@askery/model";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import { scanColumns, type TableScan } from "../server/profile-tables.ts";
import type { Reading } from "../server/reading.ts";
import { printTable, quoteName } from "./print-name.ts";

/** Looks at so many rows of a table, or the first ones of a view; null where that fails or takes too long. */
export function scanTable(reading: Reading, table: SchemaTable, maxRows: number): Promise<TableScan | null> {
  const print = async (columns: readonly SchemaColumn[], rows: number) => {
    const names = columns.map(({ name }) => quoteName(name));
    const sample = await printSample(reading, { table, columns: names }, rows);
    return `SELECT COUNT(*), ${columns.map(printFigures).join(", ")} FROM (${sample}) AS s`;
  };
  return scanColumns(reading, table, { print, readEnd, maxRows });
}

export interface SampledTable {
  readonly table: SchemaTable;
  /** Printed. */
  readonly columns: readonly string[];
}

/**
 * Some rows of a table. One with a whole number for its key, and more rows than wanted, is looked at in places spread over
 * the key; of any other, and of a view, these are the first.
 */
export async function printSample(
  reading: Reading,
  { table, columns }: SampledTable,
  maxRows: number,
): Promise<string> {
  const source = `SELECT ${columns.join(", ")} FROM ${printTable(table)}`;
  const ends = (table.rowEstimate ?? 0) > maxRows ? await readKeyEnds(reading, table) : null;
  if (!ends) return `${source} LIMIT ${String(maxRows)}`;
  const key = quoteName(table.primaryKey[0] ?? "");
  const rows = Math.ceil(maxRows / places);
  const parts = Array.from({ length: places }, (_, place) => {
    const from = ends.low + ((ends.high - ends.low + 1n) * BigInt(place)) / BigInt(places);
    return `(${source} WHERE ${key} >= ${String(from)} ORDER BY ${key} LIMIT ${String(rows)})`;
  });
  return parts.join(" UNION ALL ");
}

async function readKeyEnds(
  reading: Reading,
  table: SchemaTable,
): Promise<{ readonly low: bigint; readonly high: bigint } | null> {
  const [key] = table.primaryKey;
  const isNumber = table.columns.some(({ name, type }) => name === key && type === "integer");
  if (key === undefined || table.primaryKey.length > 1 || !isNumber) return null;
  const sql = `SELECT MIN(${quoteName(key)}), MAX(${quoteName(key)}) FROM ${printTable(table)}`;
  const [low, high] = (await reading.tryRead(sql, keyMs))?.[0] ?? [];
  return low && high ? { low: BigInt(low), high: BigInt(high) } : null;
}

const places = 20;
const keyMs = 10_000;

/** Of a column: rows with a value, distinct values, the lowest and the highest. */
function printFigures({ name, type, nativeType }: SchemaColumn): string {
  const column = quoteName(name);
  // Bits are a number only when one counts with them.
  const value = nativeType.startsWith("bit") ? `${column} + 0` : figuresOf[type](column);
  const ends = hasOrder(type) ? `CAST(MIN(${value}) AS CHAR), CAST(MAX(${value}) AS CHAR)` : "NULL, NULL";
  return `COUNT(${column}), COUNT(DISTINCT ${value}), ${ends}`;
}

const asItIs = (column: string) => column;
/** Long texts are told apart by their beginning. */
const byStart = (column: string) => `LEFT(${column}, 200)`;
/** MD5 and SHA1 are gone from MySQL 9. */
const byDigest = (column: string) => `SHA2(${column}, 256)`;

const figuresOf: Readonly<Record<ColumnType, (column: string) => string>> = {
  text: byStart,
  integer: asItIs,
  decimal: asItIs,
  float: asItIs,
  boolean: asItIs,
  date: asItIs,
  timestamp: asItIs,
  time: asItIs,
  json: byDigest,
  binary: byDigest,
  other: byDigest,
};

function hasOrder(type: ColumnType): boolean {
  return type !== "json" && type !== "binary" && type !== "other";
}

/** A date of zeros is none. */
function readEnd(text: string, { type }: SchemaColumn): string | null {
  const isMoment = type === "date" || type === "timestamp";
  if (isMoment && /^0000|-00/.test(text.slice(0, 10))) return null;
  return type === "timestamp" ? text.replace(/\.0+$/, "") : text;
}

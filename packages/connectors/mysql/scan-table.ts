import type { ColumnType } from "@askery/model";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { RowChoice } from "../choose-rows.ts";
import { scanColumns, type ScanQuery, type TableScan } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import { printTable, quoteName } from "./print-name.ts";

/** Profiles all or some rows of a table; null if that fails or takes too long. */
export function scanTable(
  reading: Reading,
  table: SchemaTable,
  scan: Pick<ScanQuery, "limits" | "wholeTables">,
): Promise<TableScan | null> {
  const print = async (columns: readonly SchemaColumn[], choice: RowChoice) => {
    const rows = await printRows(
      reading,
      { table, columns: columns.map(({ name }) => quoteName(name)) },
      choice,
    );
    return `SELECT COUNT(*), ${columns.map(printFigures).join(", ")} FROM (${rows}) AS s`;
  };
  return scanColumns(reading, table, { ...scan, print, readEnd });
}

export interface SampledTable {
  readonly table: SchemaTable;
  /** As SQL. */
  readonly columns: readonly string[];
}

/**
 * Samples rows spread over the key if there is one, otherwise the first rows, because values are read column by column.
 */
export async function printSample(reading: Reading, sampled: SampledTable, maxRows: number): Promise<string> {
  const isLarge = (sampled.table.rowEstimate ?? 0) > maxRows;
  const spread = isLarge ? await printAlongKey(reading, sampled, maxRows) : null;
  return spread ?? printFirst(sampled, maxRows);
}

async function printRows(reading: Reading, sampled: SampledTable, choice: RowChoice): Promise<string> {
  switch (choice.basis) {
    case "all-rows":
      return printSource(sampled);
    case "first-rows":
      return printFirst(sampled, choice.maxRows);
    case "spread-sample":
      return (
        (await printAlongKey(reading, sampled, choice.maxRows)) ?? printByChance(sampled, choice.maxRows)
      );
  }
}

function printSource({ table, columns }: SampledTable): string {
  return `SELECT ${columns.join(", ")} FROM ${printTable(table)}`;
}

function printFirst(sampled: SampledTable, maxRows: number): string {
  return `${printSource(sampled)} LIMIT ${String(maxRows)}`;
}

/** Picks rows at random with a fixed seed; this scans the whole table. */
function printByChance(sampled: SampledTable, maxRows: number): string {
  const share = maxRows / Math.max(maxRows, sampled.table.rowEstimate ?? 0);
  return `${printSource(sampled)} WHERE RAND(1) < ${share.toFixed(9)} LIMIT ${String(maxRows * sampleSlack)}`;
}

/**
 * How far a sample may exceed the wanted size: the table's size is an estimate, and a tight limit would cut off its
 * end.
 */
const sampleSlack = 4;

/** Rows from places spread over an integer key; null if there is none. */
async function printAlongKey(
  reading: Reading,
  sampled: SampledTable,
  maxRows: number,
): Promise<string | null> {
  const ends = await readKeyEnds(reading, sampled.table);
  if (!ends) return null;
  const source = printSource(sampled);
  const key = quoteName(sampled.table.primaryKey[0] ?? "");
  const rows = Math.ceil(maxRows / partCount);
  const parts = Array.from({ length: partCount }, (_, index) => {
    const [from, to] = [index, index + 1].map(
      (step) => ends.low + ((ends.high - ends.low + 1n) * BigInt(step)) / BigInt(partCount),
    );
    const range = `${key} >= ${String(from)} AND ${key} < ${String(to)}`;
    return `(${source} WHERE ${range} ORDER BY ${key} LIMIT ${String(rows)})`;
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

const partCount = 20;
const keyMs = 10_000;

/** For one column: rows with a value, distinct values, minimum and maximum. */
function printFigures({ name, type, nativeType, isList }: SchemaColumn): string {
  const column = quoteName(name);
  // BIT becomes a number only in arithmetic.
  const value = nativeType.startsWith("bit") ? `${column} + 0` : figuresOf[type](column);
  const ends =
    hasOrder(type) && !isList ? `CAST(MIN(${value}) AS CHAR), CAST(MAX(${value}) AS CHAR)` : "NULL, NULL";
  return `COUNT(${column}), COUNT(DISTINCT ${value}), ${ends}`;
}

const asItIs = (column: string) => column;
/** Long texts are compared by their first 200 characters. */
const byStart = (column: string) => `LEFT(${column}, 200)`;
/** MySQL 9 removed MD5 and SHA1. */
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

/** A zero date is not a date. */
function readEnd(text: string, { type }: SchemaColumn): string | null {
  const isMoment = type === "date" || type === "timestamp";
  if (isMoment && /^0000|-00/.test(text.slice(0, 10))) return null;
  return type === "timestamp" ? text.replace(/\.0+$/, "") : text;
}

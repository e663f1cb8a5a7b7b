import type { LeftOut, ProfileBasis } from "@askery/model";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { isClockTime, isCompactDate, isIsoDate, isIsoTimestamp } from "../child/iso-date.ts";
import { quoteName } from "../child/quote-name.ts";
import { rowsOf } from "./read-rows.ts";
import type { SchemaTable } from "./read-schema.ts";
import { readUnreadable } from "./read-unreadable.ts";

/** The statistics of one column, from one pass over the table or over a spread sample. */
export interface ColumnScan {
  rows: number;
  /** The number of values of each storage class, by `scanKinds`. */
  readonly kinds: Counts;
  /** Empty texts, which don't count as values when types are inferred. */
  empties: number;
  isoDates: number;
  isoTimestamps: number;
  compactDates: number;
  times: number;
  jsons: number;
  minNumber: number;
  maxNumber: number;
  minText: string | null;
  maxText: string | null;
  /** The number of occurrences of each value, without blobs. */
  readonly counts: Map<string | number | bigint, number>;
}

type Counts = [nulls: number, integers: number, reals: number, texts: number, blobs: number];

export const scanKinds = { null: 0, integer: 1, real: 2, text: 3, blob: 4 } as const;

export interface TableScan {
  /** The table with its readable columns. */
  readonly table: SchemaTable;
  /** One for each of these columns. */
  readonly columns: readonly ColumnScan[];
  readonly basis: ProfileBasis;
  readonly leftOut: readonly LeftOut[];
}

/** Scans at most `maxRows` rows of a table in one pass; if that fails, again without the columns that can't be read. */
export function scanTable(database: DatabaseSync, table: SchemaTable, maxRows: number): TableScan {
  try {
    return { table, ...scanColumns(database, table, maxRows), leftOut: [] };
  } catch (cause) {
    const reason = readUnreadable(cause);
    const found = table.columns.map((column) => ({
      column,
      reason: tryColumn(database, { ...table, columns: [column] }, maxRows),
    }));
    const columns = found.filter((one) => one.reason === null).map(({ column }) => column);
    const readable = { ...table, columns };
    if (columns.length === 0) {
      return {
        table: readable,
        columns: [],
        basis: "first-rows",
        leftOut: [{ table: table.name, column: null, reason }],
      };
    }
    const leftOut = found.flatMap(({ column, reason }) =>
      reason === null ? [] : [{ table: table.name, column: column.name, reason }],
    );
    return { table: readable, ...scanColumns(database, readable, maxRows), leftOut };
  }
}

/** Returns why a table of one column can't be read; null if it can. */
function tryColumn(database: DatabaseSync, table: SchemaTable, maxRows: number): string | null {
  try {
    scanColumns(database, table, maxRows);
    return null;
  } catch (cause) {
    return readUnreadable(cause);
  }
}

function scanColumns(
  database: DatabaseSync,
  table: SchemaTable,
  maxRows: number,
): Pick<TableScan, "columns" | "basis"> {
  const columns = table.columns.map(newScan);
  let rowCount = 0;
  for (const row of readRows(database, table, maxRows)) {
    rowCount++;
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index];
      if (column) addValue(column, row[index] ?? null);
    }
  }
  return { columns, basis: basisOf(table, { rowCount, maxRows }) };
}

function basisOf(
  table: SchemaTable,
  { rowCount, maxRows }: { readonly rowCount: number; readonly maxRows: number },
): ProfileBasis {
  if (table.rowEstimate === null) return rowCount < maxRows ? "all-rows" : "first-rows";
  if (table.rowEstimate <= maxRows) return "all-rows";
  return table.rowIdName === null ? "first-rows" : "spread-sample";
}

function newScan(): ColumnScan {
  return {
    rows: 0,
    kinds: [0, 0, 0, 0, 0],
    empties: 0,
    isoDates: 0,
    isoTimestamps: 0,
    compactDates: 0,
    times: 0,
    jsons: 0,
    minNumber: Infinity,
    maxNumber: -Infinity,
    minText: null,
    maxText: null,
    counts: new Map(),
  };
}

/** Reads all rows, or windows of consecutive rows spread over the key: seeks instead of a full scan. */
function* readRows(database: DatabaseSync, table: SchemaTable, maxRows: number): Generator<SQLOutputValue[]> {
  const columns = table.columns.map((column) => quoteName(column.name)).join(", ");
  const from = `SELECT ${columns} FROM ${quoteName(table.name)}`;
  const isLarge = table.rowEstimate !== null && table.rowEstimate > maxRows;
  if (!isLarge || table.rowIdName === null) {
    yield* rowsOf(database, `${from} LIMIT ?`, [maxRows]);
    return;
  }
  const rowId = table.rowIdName;
  const [low, high] = readKeyRange(database, table.name, rowId);
  const step = (high - low) / windowCount;
  for (let window = 0; window < windowCount; window++) {
    const start = Math.floor(low + window * step);
    const end = Math.floor(low + (window + 1) * step);
    const range = `WHERE ${rowId} >= ? AND ${rowId} < ? LIMIT ?`;
    yield* rowsOf(database, `${from} ${range}`, [
      start,
      end + (window === windowCount - 1 ? 1 : 0),
      Math.floor(maxRows / windowCount),
    ]);
  }
}

const windowCount = 20;

function readKeyRange(
  database: DatabaseSync,
  table: string,
  rowId: string,
): readonly [low: number, high: number] {
  const name = quoteName(table);
  const sql = `SELECT (SELECT min(${rowId}) FROM ${name}) AS low, (SELECT max(${rowId}) FROM ${name}) AS high`;
  const row = database.prepare(sql, { readBigInts: true }).get();
  return [Number(row?.["low"] ?? 0), Number(row?.["high"] ?? 0)];
}

function addValue(scan: ColumnScan, value: SQLOutputValue): void {
  scan.rows++;
  if (value === null) {
    scan.kinds[scanKinds.null]++;
  } else if (typeof value === "string") {
    scan.kinds[scanKinds.text]++;
    if (countValue(scan, value) === 1) addText(scan, value);
    classifyText(scan, value);
  } else if (typeof value === "number" || typeof value === "bigint") {
    scan.kinds[typeof value === "bigint" ? scanKinds.integer : scanKinds.real]++;
    const number = Number(value);
    countValue(scan, Number.isSafeInteger(number) ? number : value);
    if (number > 18_000_000 && number < 21_000_000 && isCompactDate(String(value))) scan.compactDates++;
    if (number < scan.minNumber) scan.minNumber = number;
    if (number > scan.maxNumber) scan.maxNumber = number;
  } else {
    scan.kinds[scanKinds.blob]++;
  }
}

function countValue(scan: ColumnScan, value: string | number | bigint): number {
  const count = (scan.counts.get(value) ?? 0) + 1;
  scan.counts.set(value, count);
  return count;
}

function addText(scan: ColumnScan, text: string): void {
  if (text === "") return;
  if (scan.minText === null || text < scan.minText) scan.minText = text;
  if (scan.maxText === null || text > scan.maxText) scan.maxText = text;
}

function classifyText(scan: ColumnScan, text: string): void {
  if (text === "") scan.empties++;
  else if (isIsoDate(text)) scan.isoDates++;
  else if (isIsoTimestamp(text)) scan.isoTimestamps++;
  else if (isCompactDate(text)) scan.compactDates++;
  else if (isClockTime(text)) scan.times++;
  else if (isJson(text)) scan.jsons++;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

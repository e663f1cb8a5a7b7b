import type { ColumnProfile, ColumnType } from "@askery/model";
import type { Reading, Row } from "../server/reading.ts";
import { readArray } from "./read-array.ts";
import { printSchemas } from "./read-schema.ts";
import type { PostgresTable } from "./read-schema.ts";
import { isEnd, readEnd } from "./scan-table.ts";
import { listStatistics } from "./schema-queries.ts";

/** Rows of pg_stats by table OID and column. Reading them takes the same time for tables of any size. */
export type Statistics = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Empty if it can't be read. */
export async function readStatistics(
  reading: Reading,
  schemas: readonly string[] | null,
): Promise<Statistics> {
  const sql = listStatistics.replaceAll("$schemas", () => printSchemas(schemas));
  const rows = (await reading.tryRead(sql, statisticsMs)) ?? [];
  const byTable = Map.groupBy(rows, ([oid]) => oid ?? "");
  return new Map(
    [...byTable].map(([oid, columns]) => [oid, new Map(columns.map((row) => [row[1] ?? "", row]))]),
  );
}

const statisticsMs = 20_000;

/** Profiles of a table's columns, in order; null unless there are statistics of every column. */
export function profileFromStatistics(
  table: PostgresTable,
  statistics: Statistics,
): readonly (ColumnProfile | null)[] | null {
  const seen = statistics.get(table.oid);
  const { rowEstimate } = table;
  if (!seen || rowEstimate === null) return null;
  const isKnown = table.columns.every(({ name, type }) => seen.has(name) || unseenTypes.has(type));
  if (!isKnown) return null;
  return table.columns.map(({ name, type, isList }) => {
    const row = seen.get(name);
    const profile = row ? profileColumn(row, type, rowEstimate) : null;
    return profile && isList ? { ...profile, min: null, max: null } : profile;
  });
}

/** Types without an order, which ANALYZE may skip. */
const unseenTypes: ReadonlySet<ColumnType> = new Set(["json", "binary", "other"]);

function profileColumn(row: Row, type: ColumnType, rowCount: number): ColumnProfile {
  const [, , nullShare, distinct, common, lowest, highest] = row;
  const nullCount = Math.round(Number(nullShare) * rowCount);
  const filled = rowCount - nullCount;
  // A negative number is a share of the rows.
  const distinctCount = Number(distinct) < 0 ? Math.round(-Number(distinct) * rowCount) : Number(distinct);
  const ends = [lowest, highest, ...readArray(common ?? "{}", String)]
    .filter((value): value is string => typeof value === "string" && isEnd(value, type))
    .toSorted(comparisons[type] ?? compareText);
  return {
    rowCount,
    basis: "statistics",
    nullCount,
    distinctCount: Math.min(filled, distinctCount),
    min: readEnd(ends[0], type),
    max: readEnd(ends.at(-1), type),
  };
}

const comparisons: Readonly<Partial<Record<ColumnType, (one: string, other: string) => number>>> = {
  integer: compareFigures,
  decimal: compareFigures,
  float: compareFigures,
};

function compareFigures(one: string, other: string): number {
  return Number(one) - Number(other);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

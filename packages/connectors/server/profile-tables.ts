import type { CatalogTable, ColumnProfile } from "@askery/model";
import type { IntrospectOptions } from "../connector.ts";
import { describeTable, type SchemaColumn, type SchemaTable } from "../schema-table.ts";
import { findUnchanged } from "./find-unchanged.ts";
import type { Reading, Row } from "./reading.ts";

/** What was seen of a table: a profile for each column, in order, and how many rows it has. */
export interface TableScan {
  readonly profiles: readonly ColumnProfile[];
  readonly rowEstimate: number | null;
}

/** How a kind of server looks at its tables. */
export interface TableLook<Table extends SchemaTable> {
  /** Null where that fails or takes too long. */
  readonly scan: (table: Table) => Promise<TableScan | null>;
  /** The table as it is known once it was looked at. Default: as it is declared. */
  readonly understand?: (table: Table, profiles: readonly ColumnProfile[]) => Table;
}

/** A look at each table, smallest first, as long as there is time: what is not stored may take longest. */
export async function profileTables<Table extends SchemaTable>(
  reading: Reading,
  tables: readonly Table[],
  {
    scan,
    understand = (table) => table,
    onProgress,
    known,
  }: TableLook<Table> & Pick<IntrospectOptions, "onProgress" | "known">,
): Promise<readonly CatalogTable[]> {
  const described = new Map<Table, CatalogTable>();
  const unchanged = findUnchanged(tables, known);
  await reading.forEach(tables.toSorted(bySize), async (table) => {
    const { profiles, rowEstimate } = scanOf(unchanged.get(table.id)) ??
      (await scan(table)) ?? { profiles: [], rowEstimate: table.rowEstimate };
    described.set(table, describeTable(understand({ ...table, rowEstimate }, profiles), profiles));
    onProgress?.({ done: described.size, total: tables.length, table: table.id });
  });
  return tables.map((table) => described.get(table) ?? describeTable(table, []));
}

/** What was seen of a table that has not changed since. */
export function scanOf(table: CatalogTable | undefined): TableScan | null {
  const profiles = (table?.columns ?? []).flatMap(({ profile }) => profile ?? []);
  return table === undefined || profiles.length < table.columns.length
    ? null
    : { profiles, rowEstimate: table.rowEstimate };
}

function bySize(one: SchemaTable, other: SchemaTable): number {
  return (one.rowEstimate ?? Infinity) < (other.rowEstimate ?? Infinity) ? -1 : 1;
}

export interface ScanQuery {
  /**
   * A query of one row: how many rows there are; then, for each column, those with a value, distinct values, the lowest
   * and the highest.
   */
  readonly print: (columns: readonly SchemaColumn[], maxRows: number) => string | Promise<string>;
  /** The lowest or highest value, as profiles write it. */
  readonly readEnd: (text: string, column: SchemaColumn) => string | null;
}

/** Looks at so many rows of a table, or the first ones of a view; null where that fails or takes too long. */
export async function scanColumns(
  reading: Reading,
  { kind, columns, rowEstimate }: SchemaTable,
  { print, readEnd, maxRows }: ScanQuery & { readonly maxRows: number },
): Promise<TableScan | null> {
  const isView = kind === "view";
  const limit = isView ? Math.min(maxRows, maxViewRows) : maxRows;
  const profiles: ColumnProfile[] = [];
  for (let start = 0; start < columns.length; start += columnsPerQuery) {
    const some = columns.slice(start, start + columnsPerQuery);
    const row = (await reading.tryRead(await print(some, limit), isView ? viewMs : scanMs))?.[0];
    if (!row) return null;
    profiles.push(...some.map((column, index) => readProfile(row, index, (end) => readEnd(end, column))));
  }
  const seen = profiles[0]?.rowCount ?? 0;
  return { profiles, rowEstimate: seen < limit ? seen : rowEstimate };
}

const columnsPerQuery = 100;
const maxViewRows = 1_000;
const scanMs = 10_000;
/** A view may compute anything. */
const viewMs = 1_000;

/** The profile of one of the columns that a row of figures is about. */
export function readProfile(
  row: Row,
  index: number,
  readEnd: (text: string) => string | null,
): ColumnProfile {
  const rowCount = Number(row[0]);
  const [filled, distinct, min, max] = row.slice(1 + index * 4, 5 + index * 4);
  // Of nothing, some servers say that a zero is the lowest.
  const read = (end: string | null | undefined) =>
    end === null || end === undefined || Number(filled) === 0 ? null : readEnd(end);
  return {
    rowCount,
    nullCount: rowCount - Number(filled),
    distinctCount: Number(distinct),
    min: read(min),
    max: read(max),
  };
}

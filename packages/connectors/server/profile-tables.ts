import type { CatalogTable, ColumnProfile } from "@askery/model";
import type { IntrospectOptions } from "../connector.ts";
import { describeTable, type SchemaTable } from "../schema-table.ts";
import { findUnchanged } from "./find-unchanged.ts";
import type { Reading } from "./reading.ts";
import type { TableScan } from "./scan-columns.ts";

/** How a kind of server profiles its tables. */
export interface TableLook<Table extends SchemaTable> {
  /** Null if the scan fails or takes too long. */
  readonly scan: (table: Table) => Promise<TableScan | null>;
  /** Refines a declared table with its profiles. Default: unchanged. */
  readonly understand?: (table: Table, profiles: readonly ColumnProfile[]) => Table;
}

/** Profiles each table, smallest first, as long as time permits. Views come last, because they may take longest. */
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
      (table.runs === undefined ? await scan(table) : null) ?? {
        profiles: [],
        rowEstimate: table.rowEstimate,
      };
    described.set(table, describeTable(understand({ ...table, rowEstimate }, profiles), profiles));
    onProgress?.({ done: described.size, total: tables.length, table: table.id });
  });
  return tables.map((table) => described.get(table) ?? describeTable(table, []));
}

/** The earlier scan of an unchanged table; null if an older version made it, without `basis`. */
export function scanOf(table: CatalogTable | undefined): TableScan | null {
  const profiles = (table?.columns ?? []).flatMap(({ profile }) =>
    profile?.basis === undefined ? [] : profile,
  );
  return table === undefined || profiles.length < table.columns.length
    ? null
    : { profiles, rowEstimate: table.rowEstimate };
}

function bySize(one: SchemaTable, other: SchemaTable): number {
  return (one.rowEstimate ?? Infinity) < (other.rowEstimate ?? Infinity) ? -1 : 1;
}

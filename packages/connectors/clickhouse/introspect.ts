import type { Catalog, ColumnProfile } from "@askery/model";
import type { IntrospectOptions } from "../connector.ts";
import { inferByReading } from "../server/infer-by-reading.ts";
import { profileTables } from "../server/profile-tables.ts";
import { wholeTableBudget } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import type { ServerContext } from "../server/server-connector.ts";
import { printContainment } from "./print-containment.ts";
import { readSchema, type ClickhouseTable } from "./read-schema.ts";
import { scanTable } from "./scan-table.ts";

/**
 * Reads the declared tables, and profiles their rows. ClickHouse declares no relationships and enforces no keys: a
 * sorting key counts as the primary key if all values that were seen differ.
 */
export async function introspect(
  reading: Reading,
  { target, infersRelationships, onProgress, known, ...limits }: IntrospectOptions & ServerContext<null>,
): Promise<Catalog> {
  const wholeTables = wholeTableBudget();
  const tables = await profileTables(reading, await readSchema(reading, target), {
    scan: (table) => scanTable(reading, table, { limits: { maxWholeCells, ...limits }, wholeTables }),
    understand: findKey,
    ...(onProgress && { onProgress }),
    ...(known && { known }),
  });
  const catalog: Catalog = { tables, relationships: [] };
  if (infersRelationships === false) return catalog;
  return inferByReading(catalog, reading, { known, print: printContainment });
}

/** Higher than for other databases, because columnar storage is scanned faster. */
const maxWholeCells = 20_000_000;

function findKey(table: ClickhouseTable, profiles: readonly ColumnProfile[]): ClickhouseTable {
  const index = table.columns.findIndex(({ name }) => name === table.sortingKey);
  const column = table.columns[index];
  if (!column || !distinguishes(profiles[index])) return table;
  return { ...table, primaryKey: [column.name], uniqueColumns: new Set([column.name]) };
}

function distinguishes(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.rowCount > 0 && profile.distinctCount === profile.rowCount;
}

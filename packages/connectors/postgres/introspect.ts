import type { Catalog, CatalogTable, ColumnProfile } from "@askery/model";
import { isSmall } from "../choose-rows.ts";
import type { IntrospectOptions } from "../connector.ts";
import { findUnchanged } from "../server/find-unchanged.ts";
import { inferByReading } from "../server/infer-by-reading.ts";
import { scanOf } from "../server/profile-tables.ts";
import { wholeTableBudget } from "../server/scan-columns.ts";
import { printContainment } from "./print-containment.ts";
import type { Reading } from "../server/reading.ts";
import { readSchema } from "./read-schema.ts";
import type { PostgresTable, SchemaOptions } from "./read-schema.ts";
import { describeTable } from "../schema-table.ts";
import { profileFromStatistics, readStatistics } from "./read-statistics.ts";
import { scanTable } from "./scan-table.ts";

/**
 * Reads the declared tables and relationships, and profiles the tables: large ones from the server's own statistics,
 * others from their rows, smallest first, as long as time permits.
 */
export async function introspect(
  reading: Reading,
  options: IntrospectOptions & SchemaOptions,
): Promise<Catalog> {
  const schema = await readSchema(reading, options);
  const tables = await profileTables(reading, schema.tables, options);
  const catalog: Catalog = { tables, relationships: schema.relationships };
  if (options.infersRelationships === false) return catalog;
  return inferByReading(catalog, reading, { known: options.known, print: printContainment });
}

async function profileTables(
  reading: Reading,
  tables: readonly PostgresTable[],
  { target: { schemas }, onProgress, known, ...limits }: IntrospectOptions & SchemaOptions,
): Promise<readonly CatalogTable[]> {
  const statistics = await readStatistics(reading, schemas);
  const described = new Map<PostgresTable, CatalogTable>();
  const unchanged = findUnchanged(tables, known);
  const settle = (table: PostgresTable, profiles: readonly (ColumnProfile | null)[]) => {
    described.set(table, describeTable(table, profiles));
    onProgress?.({ done: described.size, total: tables.length, table: table.id });
  };
  const wholeTables = wholeTableBudget();
  const unseen = tables.filter((table) => {
    const profiles = isSmall(table, limits.maxWholeCells) ? null : profileFromStatistics(table, statistics);
    if (profiles) settle(table, profiles);
    return !profiles;
  });
  await reading.forEach(unseen.toSorted(bySize), async (table) => {
    const scan =
      scanOf(unchanged.get(table.id)) ??
      (table.runs === undefined ? await scanTable(reading, table, { limits, wholeTables }) : null);
    settle({ ...table, rowEstimate: scan ? scan.rowEstimate : table.rowEstimate }, scan?.profiles ?? []);
  });
  const byId = new Map([...described.values()].map((table) => [table.id, table]));
  return tables.map((table) => byId.get(table.id) ?? describeTable(table, []));
}

/** Views and foreign tables come last, because they may take longest. */
function bySize(one: PostgresTable, other: PostgresTable): number {
  return Number(other.isStored) - Number(one.isStored) || one.pages - other.pages;
}

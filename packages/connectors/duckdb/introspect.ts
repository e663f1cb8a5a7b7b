import type { DuckDBConnection } from "@duckdb/node-api";
import type { Catalog, CatalogTable, ColumnProfile } from "@askery/model";
import type { IntrospectOptions } from "../connector.ts";
import { inferRelationships } from "../relationships/infer-relationships.ts";
import { printContainment } from "../relationships/print-containment.ts";
import { describeTable, type SchemaTable } from "../schema-table.ts";
import { describeQueryError } from "./describe-error.ts";
import { readSchema, rowsOf } from "./read-schema.ts";
import { profileTable } from "./scan-table.ts";

/** `fileTable` is the name of the table that represents a file; null for a DuckDB database. */
export type DuckdbIntrospectOptions = IntrospectOptions & { readonly fileTable: string | null };

/** Reads the declared tables and relationships, and profiles the rows. */
export async function introspect(
  connection: DuckDBConnection,
  options: DuckdbIntrospectOptions,
): Promise<Catalog> {
  const schema = await readSchema(connection, options.fileTable);
  const maxRows = (options.maxScannedRows ?? 10_000) * columnarAdvantage;
  const tables: CatalogTable[] = [];
  for (const declared of schema.tables) {
    const table = await countRows(connection, declared);
    tables.push(describeTable(table, await profile(connection, table, maxRows)));
  }
  const catalog: Catalog = { tables, relationships: schema.relationships };
  if (options.infersRelationships === false) return catalog;
  return inferRelationships(catalog, {
    comparesMixedTypes: false,
    check: async (candidate) => {
      const row = (await rowsOf(connection, printContainment(candidate)))[0];
      return { seen: Number(row?.["seen"] ?? 0), found: Number(row?.["found"] ?? 0) };
    },
  });
}

/** DuckDB scans a hundred times as many rows as the others in the same time. */
const columnarAdvantage = 100;

/** Counting a Parquet file is fast: the count is in its metadata. */
async function countRows(connection: DuckDBConnection, table: SchemaTable): Promise<SchemaTable> {
  if (table.kind === "view" || table.rowEstimate !== null) return table;
  const row = (
    await rowsOf(connection, `SELECT count(*) AS size FROM "${table.name.replaceAll('"', '""')}"`)
  )[0];
  return { ...table, rowEstimate: Number(row?.["size"] ?? 0) };
}

/** A view that fails gets no profile. */
async function profile(
  connection: DuckDBConnection,
  table: SchemaTable,
  maxRows: number,
): Promise<readonly ColumnProfile[]> {
  try {
    return await profileTable(connection, table, maxRows);
  } catch (cause) {
    if (table.kind === "view") return [];
    throw describeQueryError(cause);
  }
}

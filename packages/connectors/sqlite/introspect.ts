import type { Catalog, CatalogTable } from "@askery/model";
import type { DatabaseSync } from "node:sqlite";
import type { IntrospectOptions } from "../connector.ts";
import { printContainment } from "../relationships/print-containment.ts";
import { inferRelationships } from "../relationships/infer-relationships.ts";
import { decideType } from "./column-type.ts";
import { describeQueryError } from "./describe-error.ts";
import { readNumberTexts } from "./number-texts.ts";
import { profileColumn } from "./profile-column.ts";
import { readSchema } from "./read-schema.ts";
import type { SchemaTable } from "./read-schema.ts";
import { scanTable } from "./scan-table.ts";
import type { TableScan } from "./scan-table.ts";

/** What the file declares, corrected by what it holds. */
export async function introspect(database: DatabaseSync, options: IntrospectOptions): Promise<Catalog> {
  const schema = readSchema(database);
  const maxRows = options.maxScannedRows ?? 10_000;
  const scans = new Map(schema.tables.map((table) => [table.name, scan(database, table, maxRows)]));
  const tables = schema.tables.map((table) => describeTable(table, scans.get(table.name) ?? null));
  const joined = await joinTables({ tables, relationships: schema.relationships }, database, options);
  return readNumberTexts(joined, (table, place) => scans.get(table)?.columns[place] ?? null);
}

async function joinTables(
  catalog: Catalog,
  database: DatabaseSync,
  options: IntrospectOptions,
): Promise<Catalog> {
  if (options.infersRelationships === false) return catalog;
  return inferRelationships(catalog, {
    comparesMixedTypes: true,
    check: (candidate) => {
      const row = database.prepare(printContainment(candidate)).get();
      return Promise.resolve({ seen: Number(row?.["seen"] ?? 0), found: Number(row?.["found"] ?? 0) });
    },
  });
}

/** A view runs whatever its author wrote, so only its first rows are asked for; one that fails is described without. */
function scan(database: DatabaseSync, table: SchemaTable, maxRows: number): TableScan | null {
  try {
    return scanTable(database, table, table.kind === "view" ? Math.min(maxRows, maxViewRows) : maxRows);
  } catch (cause) {
    if (table.kind === "view") return null;
    throw describeQueryError(cause);
  }
}

const maxViewRows = 1_000;

function describeTable(table: SchemaTable, scan: TableScan | null): CatalogTable {
  return {
    id: table.name,
    schema: null,
    name: table.name,
    kind: table.kind,
    comment: null,
    rowEstimate: table.rowEstimate,
    primaryKey: table.primaryKey,
    columns: table.columns.map((column, index) => {
      const seen = scan?.columns[index] ?? null;
      const { type, encoding } = decideType(column.name, column.declaration, seen);
      return {
        name: column.name,
        type,
        nativeType: column.declaration,
        encoding,
        isNullable: !column.isRequired,
        isUnique: table.uniqueColumns.has(column.name),
        comment: null,
        profile: seen && profileColumn(seen, { type, encoding }),
      };
    }),
  };
}

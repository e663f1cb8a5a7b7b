import type { Catalog, CatalogTable, Relationship } from "@askery/model";
import type { DatabaseSync } from "node:sqlite";
import { isSmall, maxViewRows } from "../choose-rows.ts";
import type { IntrospectOptions } from "../connector.ts";
import { printContainment } from "../relationships/print-containment.ts";
import { inferRelationships } from "../relationships/infer-relationships.ts";
import { figuresOf, readFigures, readNumberEnds, type ColumnFigures } from "./column-figures.ts";
import { decideType } from "./column-type.ts";
import { describeQueryError } from "./describe-error.ts";
import { readNumberTexts } from "./number-texts.ts";
import { profileColumn } from "./profile-column.ts";
import { readSchema } from "./read-schema.ts";
import type { SchemaTable } from "./read-schema.ts";
import { readUnreadable } from "./read-unreadable.ts";
import { scanTable, type ColumnScan, type TableScan } from "./scan-table.ts";

/** Reads the declared schema, and corrects it by the values. */
export async function introspect(database: DatabaseSync, options: IntrospectOptions): Promise<Catalog> {
  const schema = readSchema(database);
  const stopAt = performance.now() + wholeTablesMs;
  const looks = new Map(
    schema.tables.map((table) => {
      const isCheap = !schema.isLarge && isSmall(table, options.maxWholeCells) && performance.now() < stopAt;
      return [table.name, lookAt(database, table, { maxRows: options.maxScannedRows ?? 10_000, isCheap })];
    }),
  );
  const tables = schema.tables
    .map((table) => describeTable(table, looks.get(table.name) ?? null))
    .filter(({ columns }) => columns.length > 0);
  const leftOut = [...schema.leftOut, ...[...looks.values()].flatMap((look) => look?.leftOut ?? [])];
  const relationships = schema.relationships.filter((one) => joinsColumns(one, tables));
  const read = { tables, relationships, ...(leftOut.length > 0 && { leftOut }) };
  const joined = await joinTables(read, database, options);
  return readNumberTexts(joined, {
    findScan: (table, position) => looks.get(table)?.scans[position] ?? null,
    readEnds: (table, column) => readNumberEnds(database, table, column),
  });
}

/** For full scans, which can't be interrupted. */
const wholeTablesMs = 10_000;

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

function joinsColumns({ from, to }: Relationship, tables: readonly CatalogTable[]): boolean {
  const known = new Set(tables.flatMap(({ id, columns }) => columns.map(({ name }) => `${id}\n${name}`)));
  return [from, to].every(({ table, columns }) => columns.every((name) => known.has(`${table}\n${name}`)));
}

/** The scan of a table, which decides the types of its columns, and the figures for its profile. */
interface TableLook extends Pick<TableScan, "table" | "basis" | "leftOut"> {
  readonly scans: readonly ColumnScan[];
  readonly figures: readonly ColumnFigures[];
}

interface LookOptions {
  readonly maxRows: number;
  /** Whether a full scan is cheap. */
  readonly isCheap: boolean;
}

/** Scans a table, or the first rows of a view; null for a view that fails. */
function lookAt(
  database: DatabaseSync,
  table: SchemaTable,
  { maxRows, isCheap }: LookOptions,
): TableLook | null {
  try {
    const isView = table.kind === "view";
    const { columns: scans, ...seen } = scanTable(
      database,
      table,
      isView ? Math.min(maxRows, maxViewRows) : maxRows,
    );
    const isPart = !isView && seen.basis !== "all-rows";
    const figures = isPart && isCheap ? tryFigures(database, seen.table) : null;
    return figures === null
      ? { ...seen, scans, figures: scans.map(figuresOf) }
      : { ...seen, scans, figures, basis: "all-rows" };
  } catch (cause) {
    if (table.kind === "view") return null;
    throw describeQueryError(cause);
  }
}

/** Reads the figures of a table; null if a row outside the sample can't be read. */
function tryFigures(database: DatabaseSync, table: SchemaTable): readonly ColumnFigures[] | null {
  try {
    return readFigures(database, table);
  } catch (cause) {
    readUnreadable(cause);
    return null;
  }
}

function describeTable(table: SchemaTable, look: TableLook | null): CatalogTable {
  return {
    id: table.name,
    schema: null,
    name: table.name,
    kind: table.kind,
    comment: null,
    rowEstimate: table.rowEstimate,
    primaryKey: table.primaryKey,
    columns: (look?.table ?? table).columns.map((column, index) => {
      const figures = look?.figures[index];
      const { type, encoding } = decideType(column.name, column.declaration, look?.scans[index] ?? null);
      return {
        name: column.name,
        type,
        nativeType: column.declaration,
        encoding,
        isNullable: !column.isRequired,
        isUnique: table.uniqueColumns.has(column.name),
        comment: null,
        profile: look && figures ? profileColumn(figures, { type, encoding }, look.basis) : null,
      };
    }),
  };
}

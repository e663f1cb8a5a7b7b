import { statSync } from "node:fs";
import type { ColumnList, LeftOut, Relationship } from "@askery/model";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { quoteName } from "../child/quote-name.ts";
import { readUnreadable } from "./read-unreadable.ts";

/** The declared schema: names, types and keys, read without scanning values. */
export interface SqliteSchema {
  readonly tables: readonly SchemaTable[];
  readonly relationships: readonly Relationship[];
  /** So large that a full scan takes long. */
  readonly isLarge: boolean;
  /** Tables and views whose columns SQLite can't list. */
  readonly leftOut: readonly LeftOut[];
}

export interface SchemaTable {
  readonly name: string;
  readonly kind: "table" | "view";
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  readonly uniqueColumns: ReadonlySet<string>;
  readonly rowEstimate: number | null;
  /** The alias of the row id; null for views and tables without a row id. */
  readonly rowIdName: string | null;
}

export interface SchemaColumn {
  readonly name: string;
  readonly declaration: string;
  readonly isRequired: boolean;
}

/** Lists tables and views in creation order, without SQLite's own and the shadow tables of virtual tables. */
export function readSchema(database: DatabaseSync): SqliteSchema {
  const listed = rowsOf(database, listTables);
  const leftOut: LeftOut[] = [];
  const columns = new Map(
    listed.map((row) => {
      const table = textOf(row["name"]);
      const found = readColumns(database, table);
      if ("reason" in found) leftOut.push({ table, column: null, ...found });
      return [table, "reason" in found ? [] : found];
    }),
  );
  const readable = JSON.stringify([...columns].flatMap(([name, { length }]) => (length > 0 ? [name] : [])));
  const unique = Map.groupBy(rowsOf(database, listUniqueColumns, readable), (row) => textOf(row["table"]));
  const isLarge = isLargeFile(database);
  const count = chooseCounting(database, isLarge);
  const tables = listed.flatMap((row): readonly SchemaTable[] => {
    const name = textOf(row["name"]);
    const isView = row["kind"] === "view";
    const rows = columns.get(name) ?? [];
    if (rows.length === 0) return [];
    const key = rows.filter((row) => Number(row["pk"]) > 0);
    const primaryKey = key
      .toSorted((one, other) => Number(one["pk"]) - Number(other["pk"]))
      .map((row) => textOf(row["name"]));
    const rowIdName =
      isView || row["kind"] === "virtual" || Number(row["withoutRowId"]) === 1 ? null : freeRowIdName(rows);
    return [
      {
        name,
        kind: isView ? "view" : "table",
        columns: rows.map((row) => ({
          name: textOf(row["name"]),
          declaration: textOf(row["type"]),
          isRequired: Number(row["notnull"]) === 1 || Number(row["pk"]) > 0,
        })),
        primaryKey,
        uniqueColumns: new Set([
          ...(primaryKey.length === 1 ? primaryKey : []),
          ...(unique.get(name) ?? []).map((row) => textOf(row["column"])),
        ]),
        rowEstimate: isView ? null : count(name, rowIdName),
        rowIdName,
      },
    ];
  });
  const relationships = readRelationships(rowsOf(database, listForeignKeys, readable), tables);
  return { tables, relationships, isLarge, leftOut };
}

const listTables = `
  SELECT l.name, l.type AS kind, l.wr AS withoutRowId
  FROM sqlite_schema s JOIN pragma_table_list l ON l.schema = 'main' AND l.name = s.name
  WHERE s.type IN ('table', 'view') AND l.type IN ('table', 'view', 'virtual') AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  ORDER BY s.rowid`;

/** Hidden columns of virtual tables (1) contain no data; generated columns (2, 3) do. */
const listColumnsOf = `
  SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid`;

/** Takes a JSON array of tables that SQLite can describe. */
const listUniqueColumns = `
  SELECT s.value AS "table", min(c.name) AS "column"
  FROM json_each(?) s JOIN pragma_index_list(s.value) i JOIN pragma_index_info(i.name) c
  WHERE i."unique" = 1 AND i.partial = 0
  GROUP BY s.value, i.name HAVING count(*) = 1 AND min(c.name) IS NOT NULL`;

const listForeignKeys = `
  SELECT s.value AS "table", f.id, f."table" AS target, f."from", f."to"
  FROM json_each(?) s JOIN pragma_foreign_key_list(s.value) f
  ORDER BY s.key, f.id, f.seq`;

/**
 * Lists the columns of a table or view, or returns why SQLite can't: a view's table or a virtual table's module is
 * missing.
 */
function readColumns(database: DatabaseSync, name: string): readonly Row[] | { readonly reason: string } {
  try {
    return rowsOf(database, listColumnsOf, name);
  } catch (cause) {
    return { reason: readUnreadable(cause) };
  }
}

function freeRowIdName(columns: readonly Row[]): string | null {
  const taken = new Set(columns.map((row) => textOf(row["name"]).toLowerCase()));
  return ["rowid", "_rowid_", "oid"].find((name) => !taken.has(name)) ?? null;
}

function isLargeFile(database: DatabaseSync): boolean {
  const path = database.location();
  return path !== null && statSync(path).size > maxCountedBytes;
}

/**
 * Counts exactly in small files. In large files, where a count reads everything, takes the highest row id as an
 * estimate.
 */
function chooseCounting(
  database: DatabaseSync,
  isLarge: boolean,
): (table: string, rowIdName: string | null) => number | null {
  return (table, rowIdName) => {
    if (isLarge && rowIdName === null) return null;
    const figure = isLarge ? `max(${rowIdName ?? "rowid"})` : "count(*)";
    const row = rowsOf(database, `SELECT ${figure} AS figure FROM ${quoteName(table)}`)[0];
    return Number(row?.["figure"] ?? 0);
  };
}

const maxCountedBytes = 256_000_000;

/** Drops foreign keys to missing tables or columns; one without columns refers to the primary key. */
function readRelationships(listed: readonly Row[], tables: readonly SchemaTable[]): readonly Relationship[] {
  const byName = new Map(tables.map((table) => [table.name.toLowerCase(), table]));
  const keys = Map.groupBy(listed, (row) => `${textOf(row["id"])} ${textOf(row["table"])}`);
  return [...keys.values()].flatMap((rows): readonly Relationship[] => {
    const from = byName.get(textOf(rows[0]?.["table"]).toLowerCase());
    const to = byName.get(textOf(rows[0]?.["target"]).toLowerCase());
    if (!from || !to) return [];
    const names = rows.some((row) => row["to"] === null)
      ? to.primaryKey
      : rows.map((row) => textOf(row["to"]));
    const source = listColumns(
      from,
      rows.map((row) => textOf(row["from"])),
    );
    const target = listColumns(to, names);
    if (!source || !target || source.columns.length !== target.columns.length) return [];
    return [{ from: source, to: target, origin: "declared" }];
  });
}

/** The columns as the table spells them; null if one does not exist. */
function listColumns(table: SchemaTable, names: readonly string[]): ColumnList | null {
  const columns = names.map(
    (name) => table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase())?.name,
  );
  const found = columns.filter((column) => column !== undefined);
  return found.length === names.length && found.length > 0 ? { table: table.name, columns: found } : null;
}

type Row = Record<string, SQLOutputValue>;

function rowsOf(database: DatabaseSync, sql: string, ...parameters: readonly string[]): readonly Row[] {
  return database.prepare(sql).all(...parameters);
}

function textOf(value: SQLOutputValue | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

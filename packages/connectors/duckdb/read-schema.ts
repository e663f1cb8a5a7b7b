import type { DuckDBConnection, Json } from "@duckdb/node-api";
import type { ColumnList, Relationship } from "@askery/model";
import { readLabels } from "../read-labels.ts";
import type { DatabaseSchema, SchemaColumn, SchemaTable } from "../schema-table.ts";
import { isListDeclaration, typeOfDeclaration } from "./column-type.ts";

/** Lists tables and views in creation order. `fileTable` names the view over a file, which counts as a table. */
export async function readSchema(
  connection: DuckDBConnection,
  fileTable: string | null,
): Promise<DatabaseSchema> {
  const listed = await rowsOf(connection, listTables);
  const columns = groupByTable(await rowsOf(connection, listColumns));
  const constraints = await rowsOf(connection, listConstraints);
  const constraintsByTable = groupByTable(constraints);
  const tables = listed.map((row): SchemaTable => {
    const key = keyOf(row);
    const schema = textOf(row["schema"]);
    const name = textOf(row["table"]);
    const declared = constraintsByTable.get(key) ?? [];
    const primaryKey = declared.filter((one) => one["kind"] === "PRIMARY KEY").flatMap(columnsOf);
    return {
      id: schema === defaultSchema ? name : `${schema}.${name}`,
      schema: schema === defaultSchema ? null : schema,
      name,
      kind: row["kind"] === "view" && name !== fileTable ? "view" : "table",
      comment: textOrNull(row["comment"]),
      rowEstimate: row["size"] === null ? null : Number(row["size"]),
      columns: (columns.get(key) ?? []).map(describeColumn),
      primaryKey,
      uniqueColumns: new Set(
        declared
          .filter((one) => one["kind"] !== "FOREIGN KEY")
          .map(columnsOf)
          .flatMap((names) => (names.length === 1 ? names : [])),
      ),
    };
  });
  return { tables, relationships: readRelationships(constraints, tables) };
}

function describeColumn(column: Row): SchemaColumn {
  const nativeType = textOf(column["type"]);
  const labels = readLabels(nativeType);
  return {
    name: textOf(column["column"]),
    ...(isListDeclaration(nativeType)
      ? { type: "text", isList: true }
      : { type: typeOfDeclaration(nativeType) }),
    nativeType,
    ...(labels && { labels }),
    isNullable: column["nullable"] === true,
    comment: textOrNull(column["comment"]),
  };
}

const defaultSchema = "main";

const listTables = `
  SELECT schema_name AS schema, table_name AS "table", 'table' AS kind, comment, estimated_size AS size, table_oid AS oid
  FROM duckdb_tables() WHERE NOT internal AND database_name = current_database()
  UNION ALL
  SELECT schema_name, view_name, 'view', comment, NULL, view_oid
  FROM duckdb_views() WHERE NOT internal AND database_name = current_database()
  ORDER BY schema, oid`;

const listColumns = `
  SELECT schema_name AS schema, table_name AS "table", column_name AS "column", data_type AS type,
    is_nullable AS nullable, comment
  FROM duckdb_columns() WHERE NOT internal AND database_name = current_database()
  ORDER BY table_oid, column_index`;

const listConstraints = `
  SELECT schema_name AS schema, table_name AS "table", constraint_type AS kind, constraint_column_names AS columns,
    referenced_table AS target, referenced_column_names AS targets
  FROM duckdb_constraints()
  WHERE database_name = current_database() AND constraint_type IN ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY')
  ORDER BY table_oid, constraint_index`;

/** A foreign key refers to a table in the same schema. */
function readRelationships(
  constraints: readonly Row[],
  tables: readonly SchemaTable[],
): readonly Relationship[] {
  const byKey = new Map(
    tables.map((table) => [JSON.stringify([table.schema ?? defaultSchema, table.name]), table]),
  );
  return constraints.flatMap((row): readonly Relationship[] => {
    if (row["kind"] !== "FOREIGN KEY") return [];
    const from = byKey.get(keyOf(row));
    const to = byKey.get(JSON.stringify([textOf(row["schema"]), textOf(row["target"])]));
    if (!from || !to) return [];
    const source: ColumnList = { table: from.id, columns: columnsOf(row) };
    const target: ColumnList = { table: to.id, columns: namesOf(row["targets"]) };
    return [{ from: source, to: target, origin: "declared" }];
  });
}

export type Row = Readonly<Record<string, Json>>;

export async function rowsOf(connection: DuckDBConnection, sql: string): Promise<readonly Row[]> {
  return (await connection.runAndReadAll(sql)).getRowObjectsJson();
}

function groupByTable(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, keyOf);
}

function keyOf(row: Row): string {
  return JSON.stringify([textOf(row["schema"]), textOf(row["table"])]);
}

function columnsOf(row: Row): readonly string[] {
  return namesOf(row["columns"]);
}

function namesOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

export function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

function textOrNull(value: Json | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

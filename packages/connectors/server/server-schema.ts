import type { SchemaTable } from "../schema-table.ts";
import type { Reading, Row } from "./reading.ts";

/** Which databases' tables to show, on a server that calls its databases schemas. */
export interface ServerSchemaOptions {
  /** The connected database. */
  readonly database: string;
  /** Null for the connected database alone. */
  readonly schemas: readonly string[] | null;
}

/** Names a table relative to the connected database. */
export function nameTable(
  schema: string,
  name: string,
  database: string,
): Pick<SchemaTable, "id" | "schema" | "name"> {
  const isDefault = schema === database;
  return { id: isDefault ? name : `${schema}.${name}`, schema: isDefault ? null : schema, name };
}

/** Reads the versions of tables, by table key. Empty if the server doesn't allow reading them. */
export async function readTableVersions(
  reading: Reading,
  sql: string,
): Promise<ReadonlyMap<string, Pick<SchemaTable, "version">>> {
  const rows = (await reading.tryRead(sql, tableVersionMs)) ?? [];
  return new Map(rows.map((row) => [tableKeyOf(row), { version: row[2] ?? "" }]));
}

const tableVersionMs = 10_000;

/** Keys rows that begin with database and table. */
export function tableKeyOf(row: Row): string {
  return JSON.stringify(row.slice(0, 2));
}

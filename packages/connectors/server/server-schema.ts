import type { SchemaTable } from "../schema-table.ts";
import type { Reading, Row } from "./reading.ts";

/** Which tables a server without schemas of its own shows: those of one database, or of several. */
export interface ServerSchemaOptions {
  /** The database that is connected to. */
  readonly database: string;
  /** Null is that one alone. */
  readonly schemas: readonly string[] | null;
}

/** How a table of one of the server's databases is called. */
export function nameTable(
  schema: string,
  name: string,
  database: string,
): Pick<SchemaTable, "id" | "schema" | "name"> {
  const isDefault = schema === database;
  return { id: isDefault ? name : `${schema}.${name}`, schema: isDefault ? null : schema, name };
}

/** The stamps of tables that have one, by their keys; a server that does not let them be read has none. */
export async function readTableVersions(
  reading: Reading,
  sql: string,
): Promise<ReadonlyMap<string, Pick<SchemaTable, "stamp">>> {
  const rows = (await reading.tryRead(sql, tableVersionMs)) ?? [];
  return new Map(rows.map((row) => [tableKeyOf(row), { stamp: row[2] ?? "" }]));
}

const tableVersionMs = 10_000;

/** Of rows that begin with database and table. */
export function tableKeyOf(row: Row): string {
  return JSON.stringify(row.slice(0, 2));
}

import type { SchemaTable } from "../schema-table.ts";
import type { Row } from "./reading.ts";

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

/** Of rows that begin with database and table. */
export function tableKeyOf(row: Row): string {
  return JSON.stringify(row.slice(0, 2));
}

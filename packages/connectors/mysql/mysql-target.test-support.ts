import { createConnection, type Connection } from "mysql2/promise";
import { isMysqlInstead } from "../../../scripts/test-servers/mariadb.ts";
import type { MariadbDatabase } from "../../../scripts/test-servers/mariadb-server.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { serverTarget } from "../server/server-target.test-support.ts";

export function targetOf(database: MariadbDatabase, parts: Partial<ServerTarget> = {}): ServerTarget {
  return serverTarget({ kind: "mysql", ...database, ...parts });
}

/** Signs in as another client with all rights, which may send several statements at once. */
export async function signInAsAdmin(database: MariadbDatabase): Promise<Connection> {
  const admin = await createConnection({ ...database, multipleStatements: true, dateStrings: true });
  await admin.query("SET NAMES utf8mb4");
  return admin;
}

/** Runs a query and returns its rows as arrays. */
export async function listRows(admin: Connection, sql: string): Promise<readonly (readonly unknown[])[]> {
  const [rows] = await admin.query<never>({ sql, rowsAsArray: true });
  return rows;
}

/** The schema in which the server lists its settings. */
export const variables = isMysqlInstead ? "performance_schema" : "information_schema";

/**
 * The state of the server: every table of the database with a checksum, routines, users and global settings, without
 * those of other tests.
 */
export async function fingerprintOf(admin: Connection): Promise<unknown> {
  const tables = await listRows(
    admin,
    "SELECT TABLE_NAME, TABLE_TYPE FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
  );
  const contents: unknown[] = [];
  for (const [name, type] of tables) {
    const quoted = `\`${String(name).replaceAll("`", "``")}\``;
    const content = type === "SEQUENCE" ? `SELECT * FROM ${quoted}` : `CHECKSUM TABLE ${quoted} EXTENDED`;
    contents.push([name, type, type === "VIEW" ? null : await listRows(admin, content)]);
  }
  const rest = [
    "SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() OR ROUTINE_SCHEMA NOT LIKE 'test\\_%' ORDER BY 1",
    "SELECT User, Host FROM mysql.user WHERE User NOT LIKE 'askery\\_%' ORDER BY 1, 2",
    "SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME NOT LIKE 'test\\_%' AND SCHEMA_NAME NOT LIKE 'askery\\_%' ORDER BY 1",
    `SELECT VARIABLE_NAME, VARIABLE_VALUE FROM ${variables}.global_variables
     WHERE VARIABLE_NAME NOT LIKE 'gtid%' AND VARIABLE_NAME NOT LIKE '%binlog%' ORDER BY 1`,
  ];
  for (const sql of rest) contents.push(await listRows(admin, sql));
  return contents;
}

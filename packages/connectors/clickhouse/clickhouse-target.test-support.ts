import {
  executeClickhouse,
  type ClickhouseDatabase,
} from "../../../scripts/test-servers/clickhouse-server.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { serverTarget } from "../server/server-target.test-support.ts";

export function targetOf(database: ClickhouseDatabase, parts: Partial<ServerTarget> = {}): ServerTarget {
  return serverTarget({ kind: "clickhouse", ...database, ...parts });
}

/** Runs a query and returns its result as lines. */
export async function listLines(database: ClickhouseDatabase, sql: string): Promise<readonly string[]> {
  const text = await executeClickhouse(database, sql);
  return text.split("\n").slice(0, -1);
}

/**
 * The state of the server: every table of the database with its rows, the names of other databases, and the settings.
 */
export async function fingerprintOf(database: ClickhouseDatabase): Promise<unknown> {
  const tables = `SELECT name, engine FROM system.tables WHERE database = '${database.database}' ORDER BY name`;
  const contents: unknown[] = [];
  for (const line of await listLines(database, tables)) {
    const [name = "", engine = ""] = line.split("\t");
    const quoted = `\`${name.replaceAll("`", "\\`")}\``;
    contents.push([name, engine, await listLines(database, `SELECT * FROM ${quoted}`)]);
  }
  const others = "SELECT name FROM system.databases WHERE name NOT LIKE 'test\\_%' ORDER BY name";
  return [
    contents,
    await listLines(database, others),
    await listLines(database, "SELECT name, value FROM system.settings ORDER BY name"),
  ];
}

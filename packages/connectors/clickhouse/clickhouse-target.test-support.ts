import {
  executeClickhouse,
  type ClickhouseDatabase,
} from "../../../scripts/test-servers/clickhouse-server.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { serverTarget } from "../server/server-target.test-support.ts";

export function targetOf(database: ClickhouseDatabase, parts: Partial<ServerTarget> = {}): ServerTarget {
  return serverTarget({ kind: "clickhouse", ...database, ...parts });
}

/** What a query gives, as lines. */
export async function listLines(database: ClickhouseDatabase, sql: string): Promise<readonly string[]> {
  const text = await executeClickhouse(database, sql);
  return text.split("\n").slice(0, -1);
}

/** Every table of the database, what makes it, and its rows; every database of the server and its settings. */
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

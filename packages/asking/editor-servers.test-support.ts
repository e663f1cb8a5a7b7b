import type { DialectName } from "@askery/model";
import { connectTarget, editorDatabases, type EditorTarget } from "./editor-targets.test-support.ts";
import type { OpenServer } from "./open-server.test-support.ts";

interface ServerTargets {
  readonly targets: readonly EditorTarget[];
  readonly close: () => Promise<void>;
}

/** Every database on a server. */
export async function openServerTargets(
  open: () => Promise<OpenServer<DialectName> | { readonly skipped: string }>,
): Promise<ServerTargets | { readonly skipped: string }> {
  const servers: OpenServer<DialectName>[] = [];
  const targets: EditorTarget[] = [];
  for (const database of editorDatabases) {
    const server = await open();
    if ("skipped" in server) return server;
    servers.push(server);
    await server.execute(adaptSql(database.sql, server.name));
    targets.push(await connectTarget(database, server.connector));
  }
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  return { targets, close };
}

/** Statements for SQLite and DuckDB, as a server understands them. */
function adaptSql(sql: string, dialect: DialectName): string {
  switch (dialect) {
    case "mysql":
      // Keys can't be of any length.
      return `SET SESSION sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');\n${sql.replaceAll(/\b(?:TEXT|VARCHAR)\b/g, "VARCHAR(200)")}`;
    case "clickhouse":
      return sql.replaceAll(/^ *CREATE TABLE [^;]*;/gm, (statement) =>
        statement
          .replaceAll(/,\s*(?:FOREIGN|PRIMARY) KEY \([^)]*\)/g, "")
          .replaceAll(/ PRIMARY KEY| REFERENCES "?\w+"? \([^)]*\)/g, "")
          .replaceAll(
            /\b(?:TEXT|VARCHAR|INTEGER|DATE|TIMESTAMP|BOOLEAN|DECIMAL\([\d, ]*\))(?! NOT NULL)/g,
            "$& NULL",
          ),
      );
    default:
      return sql;
  }
}

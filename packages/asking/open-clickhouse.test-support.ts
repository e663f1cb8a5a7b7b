import { executeClickhouse } from "../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../scripts/test-servers/current-clickhouse.ts";
import { connectTo, readRows, type OpenServer } from "./open-server.test-support.ts";

export async function openClickhouse(): Promise<OpenServer<"clickhouse"> | { readonly skipped: string }> {
  const server = await currentClickhouseForTests();
  if ("skipped" in server) return server;
  const connector = await connectTo("clickhouse", server);
  return {
    name: "clickhouse",
    connector,
    execute: async (sql) => {
      // ClickHouse runs one statement at a time.
      for (const statement of sql.split(/;\n/)) {
        await executeClickhouse(server, statement, { default_table_engine: "Memory" });
      }
    },
    read: (statement) => readRows(connector, statement),
    close: () => connector.close(),
  };
}

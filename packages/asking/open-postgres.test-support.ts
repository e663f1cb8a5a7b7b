import { Client } from "pg";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { connectTo, readRows, type OpenServer } from "./open-server.test-support.ts";

export async function openPostgres(): Promise<OpenServer<"postgres"> | { readonly skipped: string }> {
  const server = await postgresForTests();
  if ("skipped" in server) return server;
  const owner = new Client({ connectionString: server.connectionString });
  await owner.connect();
  const connector = await connectTo("postgres", placeOf(server.connectionString));
  return {
    name: "postgres",
    connector,
    execute: async (sql) => void (await owner.query(sql)),
    read: (statement) => readRows(connector, statement),
    close: async () => {
      await connector.close();
      await owner.end();
    },
  };
}

/** The parts of a connection URL. */
export function placeOf(connectionString: string) {
  const { hostname, port, pathname, username, password } = new URL(connectionString);
  return { host: hostname, port: Number(port), database: pathname.slice(1), user: username, password };
}

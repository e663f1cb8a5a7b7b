import { createConnection } from "mysql2/promise";
import { mariadbForTests } from "../../scripts/test-servers/mariadb.ts";
import { connectTo, readRows, type OpenServer } from "./open-server.test-support.ts";

/**
 * A MariaDB. Statements with inline values must pass its strictest mode for GROUP BY. Statements with parameters
 * cannot: it does not know that two parameters are equal.
 */
export async function openMariadb(): Promise<OpenServer<"mysql"> | { readonly skipped: string }> {
  const server = await mariadbForTests();
  if ("skipped" in server) return server;
  const owner = await createConnection({ ...server, multipleStatements: true });
  await owner.query(`SET NAMES utf8mb4, SESSION sql_mode = '${signedDifferences}'`);
  const connector = await connectTo("mysql", server);
  return {
    name: "mysql",
    connector,
    execute: async (sql) => void (await owner.query(sql)),
    read: async (statement) => {
      if (statement.parameters.length === 0) await owner.query(inStrictMode(`EXPLAIN ${statement.text}`));
      return readRows(connector, statement);
    },
    close: async () => {
      await connector.close();
      await owner.end();
    },
  };
}

/** The same mode as in the connector: MySQL's `YEAR` and `WEEK` are unsigned. */
const signedDifferences = "NO_UNSIGNED_SUBTRACTION";

function inStrictMode(sql: string): string {
  return `SET SESSION sql_mode = 'ONLY_FULL_GROUP_BY,${signedDifferences}'; ${sql}; SET SESSION sql_mode = '${signedDifferences}'`;
}

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { CustomTypesConfig, PoolClient } from "pg";
import { readStoreFailure } from "./store-failure.ts";

/** The type ids of PostgreSQL's results of `count(*)` and of `sum` over integers. */
const bigTypes: ReadonlySet<number> = new Set([20, 1700]);

/**
 * Connects to the PostgreSQL server of a URL, with TLS according to the URL. The first query opens a connection. An
 * idle connection that breaks is replaced silently.
 */
export async function openPostgres(url: string): Promise<PostgresPool> {
  // Loaded lazily, because most servers do not need it.
  const { Pool, types } = await import("pg");
  const numberTypes: CustomTypesConfig = {
    getTypeParser: (oid, format): unknown => (bigTypes.has(oid) ? Number : types.getTypeParser(oid, format)),
  };
  const pool = new Pool({
    connectionString: url,
    types: numberTypes,
    connectionTimeoutMillis: 10_000,
    application_name: "askery",
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on("error", ignore);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => tellingFailures(await attempt(pool.connect())),
  };
}

function tellingFailures(client: PoolClient): PostgresPoolClient {
  // The same, for a connection that breaks between two queries of a transaction.
  client.on("error", ignore);
  const query = (text: string, values: unknown[]) => attempt(client.query(text, values));
  return {
    release: () => {
      client.off("error", ignore);
      client.release();
    },
    // The other way to call it, with a cursor, is not used.
    query: query as unknown as PostgresPoolClient["query"],
  };
}

/** The next query on the connection reports the failure. */
function ignore(): void {
  return undefined;
}

async function attempt<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw readStoreFailure(error) ?? error;
  }
}

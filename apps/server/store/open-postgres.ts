import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { CustomTypesConfig, PoolClient } from "pg";
import { readStoreFailure } from "./store-failure.ts";

/** The type ids of PostgreSQL's results of `count(*)` and of `sum` over integers. */
const bigTypes: ReadonlySet<number> = new Set([20, 1700]);

export interface PostgresLimits {
  /** How long to wait for a connection, a free one or a new one. */
  readonly connectMs: number;
  /** How long a statement may take; null for no limit. */
  readonly statementMs: () => number | null;
}

/**
 * Connects to the PostgreSQL server of a URL, with TLS according to the URL. The first query opens a connection. A
 * connection that breaks is replaced, and so is one that doesn't respond within the limits.
 */
export async function openPostgres(url: string, limits: PostgresLimits): Promise<PostgresPool> {
  // Loaded lazily, because most servers do not need it.
  const { Pool, types } = await import("pg");
  const numberTypes: CustomTypesConfig = {
    getTypeParser: (oid, format): unknown => (bigTypes.has(oid) ? Number : types.getTypeParser(oid, format)),
  };
  const pool = new Pool({
    connectionString: url,
    types: numberTypes,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "askery",
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on("error", ignore);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => limitClient(await attempt(pool.connect()), limits),
  };
}

/** A connection that reports failures of the store, and that is closed when a statement exceeds the limit. */
function limitClient(client: PoolClient, { statementMs }: PostgresLimits): PostgresPoolClient {
  // The same, for a connection that breaks between two queries of a transaction.
  client.on("error", ignore);
  let isReleased = false;
  const release = (isBroken = false) => {
    if (isReleased) return;
    isReleased = true;
    client.off("error", ignore);
    client.release(isBroken);
  };
  const query = async (text: string, values: unknown[]) => {
    const ms = statementMs();
    // PostgreSQL's own limit has no effect when the server or the network is gone. Closing the connection fails the query.
    const timer = ms === null ? undefined : setTimeout(release, ms, true);
    try {
      return await attempt(client.query(text, values));
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    release,
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

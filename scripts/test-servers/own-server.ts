import { skipFor } from "./ask-desk.ts";
import { startMariadb, type MariadbServer } from "./mariadb-server.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

type Skipped = { readonly skipped: string };

/**
 * Starts a PostgreSQL for a single test file, which may crash it. Returns a reason if there is none. The caller stops
 * it.
 */
export async function ownPostgres(): Promise<PostgresServer | Skipped> {
  return own(startPostgres(), (why) => skipFor("postgres", why));
}

/** The same for MariaDB. @param cache the folder of Debian's unpacked packages */
export async function ownMariadb(cache: string): Promise<MariadbServer | Skipped> {
  return own(startMariadb(cache), (why) => skipFor("mariadb", why));
}

async function own<Server extends PostgresServer | MariadbServer>(
  starting: Promise<Server>,
  skip: (why: string) => Skipped,
): Promise<Server | Skipped> {
  try {
    return await starting;
  } catch (cause) {
    return skip(cause instanceof Error ? cause.message : String(cause));
  }
}

import { skipFor } from "./ask-desk.ts";
import { startMariadb, type MariadbServer } from "./mariadb-server.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

type Skipped = { readonly skipped: string };

/** A PostgreSQL that no other test file sees, so that it may crash; or why there is none. Who asks for it stops it. */
export async function ownPostgres(): Promise<PostgresServer | Skipped> {
  return own(startPostgres(), (why) => skipFor("postgres", why));
}

/** The same of MariaDB. @param cache where what Debian has of it is kept */
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

import { afterAll } from "vitest";
import { skipFor } from "./ask-desk.ts";
import { startMariadb, type MariadbServer } from "./mariadb-server.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

type Skipped = { readonly skipped: string };

/** A PostgreSQL that no other test file sees, so that it may crash; gone with the file. Or why there is none. */
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
    const server = await starting;
    afterAll(() => server.stop());
    return server;
  } catch (cause) {
    return skip(cause instanceof Error ? cause.message : String(cause));
  }
}

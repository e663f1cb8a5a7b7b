import { askDesk } from "./ask-desk.ts";
import type { MariadbDatabase } from "./mariadb-server.ts";

/** An empty MariaDB database for tests, or why there is none. */
export type MariadbForTests = MariadbDatabase | { readonly skipped: string };

/** Whether a MySQL replaces MariaDB: `ASKERY_TEST_MYSQL` is the folder in which it was unpacked. */
export const isMysqlInstead = process.env["ASKERY_TEST_MYSQL"] !== undefined;

/**
 * Returns a new, empty database on a real MariaDB. The whole Vitest run shares the server, which the first call starts
 * (in two to five seconds) and which ends with the run. Close your connections.
 *
 * If MariaDB is unavailable, skip with the returned reason. With `ASKERY_TEST_REQUIRE=mariadb` it throws instead.
 */
export async function mariadbForTests(): Promise<MariadbForTests> {
  return askDesk<MariadbDatabase>("mariadb");
}

import { askDesk } from "./ask-desk.ts";
import type { MariadbDatabase } from "./mariadb-server.ts";

/** An empty MariaDB database to test on, or why there is none. */
export type MariadbForTests = MariadbDatabase | { readonly skipped: string };

/** Whether a MySQL takes MariaDB's place: `ASKERY_TEST_MYSQL` names a folder in which one was unpacked. */
export const isMysqlInstead = process.env["ASKERY_TEST_MYSQL"] !== undefined;

/**
 * Hands out an empty database of its own on a real MariaDB, shared by the whole Vitest run, started by the first call
 * (two to five seconds) and gone when the run ends. Close your connections.
 *
 * Where MariaDB cannot be had it says why; skip with that reason. With `ASKERY_TEST_REQUIRE=mariadb` it throws instead.
 */
export async function mariadbForTests(): Promise<MariadbForTests> {
  return askDesk<MariadbDatabase>("mariadb");
}

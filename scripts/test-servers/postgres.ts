import { askDesk } from "./ask-desk.ts";

/** An empty PostgreSQL database for tests, or why there is none. */
export type PostgresForTests = { readonly connectionString: string } | { readonly skipped: string };

/**
 * Returns a new, empty database on a real PostgreSQL. The whole Vitest run shares the server, which the first call
 * starts (in one to three seconds) and which ends with the run. Close your connections.
 *
 * If PostgreSQL is unavailable, skip with the returned reason, so that the closing lines show it:
 *
 *     const postgres = await postgresForTests();
 *     test("…", async (context) => {
 *       if ("skipped" in postgres) return context.skip(postgres.skipped);
 *       …
 *     });
 *
 * With `ASKERY_TEST_REQUIRE=postgres` it throws instead of skipping.
 */
export async function postgresForTests(): Promise<PostgresForTests> {
  return askDesk<{ readonly connectionString: string }>("postgres");
}

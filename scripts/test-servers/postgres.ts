import { askDesk } from "./ask-desk.ts";

/** An empty PostgreSQL database to test on, or why there is none. */
export type PostgresForTests = { readonly connectionString: string } | { readonly skipped: string };

/**
 * Hands out an empty database of its own on a real PostgreSQL, shared by the whole Vitest run, started by the first
 * call (one to three seconds) and gone when the run ends. Close your connections.
 *
 * Where PostgreSQL cannot be had it says why; skip with that reason, so that the closing lines name it:
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

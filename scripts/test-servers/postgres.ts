import { inject } from "vitest";

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
  const response = await fetch(inject("testServersUrl"));
  const answer: unknown = await response.json();
  if (typeof answer === "object" && answer !== null) {
    if ("connectionString" in answer) return { connectionString: String(answer.connectionString) };
    if ("skipped" in answer) return skip(`PostgreSQL: ${String(answer.skipped)}`);
  }
  throw new Error(`The test servers answered ${JSON.stringify(answer)}.`);
}

function skip(reason: string): PostgresForTests {
  const required = process.env["ASKERY_TEST_REQUIRE"]?.split(",") ?? [];
  if (required.includes("postgres")) throw new Error(reason);
  return { skipped: reason };
}

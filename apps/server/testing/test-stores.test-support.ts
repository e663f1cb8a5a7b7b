import { beforeEach, describe, type TestContext } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { Environment } from "../runtime/environment.ts";

/** The part of a server's environment that selects the kind of store. */
export type StoreEnvironment = Pick<Environment, "databaseUrl">;

/**
 * Runs the same tests on the embedded store and on PostgreSQL, with an empty store for each test. If PostgreSQL is
 * unavailable, they are skipped with the reason.
 */
export function describeStores(rules: (environment: () => StoreEnvironment) => void): void {
  describe("on the embedded store", () => {
    rules(() => ({ databaseUrl: null }));
  });
  describe("on PostgreSQL", () => {
    let databaseUrl = "";
    beforeEach(async (context: TestContext) => {
      const postgres = await postgresForTests();
      if ("skipped" in postgres) context.skip(postgres.skipped);
      else databaseUrl = postgres.connectionString;
    });
    rules(() => ({ databaseUrl }));
  });
}

import { beforeEach, describe, type TestContext } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { Environment } from "../runtime/environment.ts";

/** What a server's environment needs for the kind of store that is tested on. */
export type StoreEnvironment = Pick<Environment, "databaseUrl">;

/**
 * Says the same rules of a server on the embedded store and of one on PostgreSQL, which each test gets empty. They skip
 * with the reason where it can't be had.
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

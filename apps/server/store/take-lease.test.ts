import { expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { openStore, type StoreLocation } from "./open-store.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { takeLease } from "./take-lease.ts";

async function tryLeases(location: StoreLocation): Promise<readonly boolean[]> {
  const store = await openStore(location);
  onTestFinished(() => store.destroy());
  let nowMs = 1_000;
  const take = (holder: string) =>
    takeLease({ store, now: () => nowMs }, { name: "syncs", holder, forMs: 500 });
  const taken = [await take("one"), await take("other"), await take("one")];
  nowMs = 1_600;
  return [...taken, await take("other"), await take("one")];
}

const expected = [true, false, true, true, false];

test("one of several holds a lease until it runs out, and may renew it", async () => {
  expect(await tryLeases({ kind: "embedded", folder: makeTemporaryFolder() })).toEqual(expected);
});

test("the same on PostgreSQL", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  expect(await tryLeases({ kind: "postgres", url: postgres.connectionString })).toEqual(expected);
});

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { openStore, type StoreLocation } from "../store/open-store.ts";
import { startJobProcess } from "../testing/job-process.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { waitUntil } from "../testing/wait-until.test-support.ts";
import { enqueueJob } from "./enqueue-job.ts";

const quickCount = 120;

/** Three processes share a store. The one that runs a long job is killed in the middle of it and of others. */
async function killOneOfThree(location: StoreLocation) {
  const store = await openStore(location);
  onTestFinished(() => store.destroy());
  const add = (name: string) =>
    enqueueJob({ store, now: () => 0 }, { kind: { name, payload: z.object({}) }, payload: {} });
  const longId = await add("long");
  const killed = startJobProcess(location, { endsLong: false });
  await waitUntil(() => killed.began().length > 0);
  const others = [1, 2].map(() => startJobProcess(location, { endsLong: true }));
  for (let count = 0; count < quickCount; count++) await add("quick");
  await waitUntil(() => killed.began().length > 5);
  await killed.kill();
  const isOver = async () => {
    const open = await store.selectFrom("job").select("id").where("finishedAtMs", "is", null).execute();
    return open.length === 0;
  };
  await waitUntil(isOver);
  const rows = await store.selectFrom("job").select(["id", "kind", "state", "attempts"]).execute();
  const begun = [killed, ...others].flatMap(({ began }) => began());
  const timesBegun = (id: string) => begun.filter((one) => one === id).length;
  const long = rows.find(({ id }) => id === longId);
  const quick = rows.filter(({ kind }) => kind === "quick");
  const repeated = quick.filter(({ attempts }) => attempts > 1);
  return {
    long: { state: long?.state, attempts: long?.attempts, begun: timesBegun(longId ?? "") },
    done: quick.filter(({ state }) => state === "done").length,
    begunTwiceWithoutKill: quick.filter(({ id, attempts }) => attempts === 1 && timesBegun(id) !== 1).length,
    // The killed process ran two jobs at a time, including the long one.
    isOnlyWhatWasKilledRepeated: repeated.length <= 1 && repeated.every(({ attempts }) => attempts === 2),
  };
}

const expected = {
  long: { state: "done", attempts: 2, begun: 2 },
  done: quickCount,
  begunTwiceWithoutKill: 0,
  isOnlyWhatWasKilledRepeated: true,
};

test("when a process is killed in the middle of jobs, others take them over, and everything else runs once", async () => {
  expect(await killOneOfThree({ kind: "embedded", folder: makeTemporaryFolder() })).toEqual(expected);
});

test("the same on PostgreSQL", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  expect(await killOneOfThree({ kind: "postgres", url: postgres.connectionString })).toEqual(expected);
});

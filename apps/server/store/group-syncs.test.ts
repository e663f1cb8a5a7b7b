import { expect, test } from "vitest";
import { groupSyncs } from "./group-syncs.ts";

/** A disk whose syncs end when the test says so. */
function makeDisk() {
  const syncs: PromiseWithResolvers<void>[] = [];
  const sync = groupSyncs(() => {
    const started = Promise.withResolvers<void>();
    syncs.push(started);
    return started.promise;
  });
  return { sync, syncs };
}

async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);
}

test("writes that are made during a sync share the next one", async () => {
  const { sync, syncs } = makeDisk();
  const first = sync();
  const [second, third] = [sync(), sync()];
  expect(syncs).toHaveLength(1);
  syncs[0]?.resolve();
  await first;
  expect([await isOver(second), await isOver(third), syncs.length]).toEqual([false, false, 2]);
  syncs[1]?.resolve();
  await Promise.all([second, third]);
  expect(syncs).toHaveLength(2);
});

test("a write after a sync has another one", async () => {
  const { sync, syncs } = makeDisk();
  const first = sync();
  syncs[0]?.resolve();
  await first;
  const second = sync();
  expect([await isOver(second), syncs.length]).toEqual([false, 2]);
  syncs[1]?.resolve();
  await second;
});

test("a failed sync fails only the writes that waited for it", async () => {
  const { sync, syncs } = makeDisk();
  const first = sync();
  const second = sync();
  syncs[0]?.reject(new Error("the disk is gone"));
  await expect(first).rejects.toThrow("the disk is gone");
  expect(await isOver(second)).toBe(false);
  syncs[1]?.resolve();
  await second;
});

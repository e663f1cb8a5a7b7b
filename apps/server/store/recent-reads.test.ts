import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { openStore } from "./open-store.ts";
import { RecentReads, type RecentRead } from "./recent-reads.ts";

/** A shelf whose reads count how often they were done. */
function countReads(now: () => number = () => 0) {
  const recent = new RecentReads(now);
  const shelf: RecentRead<number | null> = recent.shelf();
  let reads = 0;
  return { recent, shelf, read: () => shelf("one", async () => ++reads) };
}

test("what was read a moment ago is not read again, those who ask at once share one read", async () => {
  const { read } = countReads();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test("after two seconds it is read anew, and so it is where the clock was set back", async () => {
  let atMs = 10_000;
  const { read } = countReads(() => atMs);
  await read();
  atMs = 11_999;
  expect(await read()).toBe(1);
  atMs = 12_000;
  expect(await read()).toBe(2);
  atMs = 1_000;
  expect(await read()).toBe(3);
});

test("after a write all is read anew; who asks then does not join a read that began before", async () => {
  const { recent, shelf } = countReads();
  const before = Promise.withResolvers<number | null>();
  const early = shelf("one", () => before.promise);
  recent.forget();
  expect(await shelf("one", async () => 2)).toBe(2);
  before.resolve(1);
  expect(await early).toBe(1);
  expect(await shelf("one", async () => 3)).toBe(2);
});

test("null and failures are not kept, and shelves do not mix", async () => {
  const { recent, shelf } = countReads();
  await shelf("one", async () => null);
  await expect(shelf("two", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await Promise.all([shelf("one", async () => 1), shelf("two", async () => 2)])).toEqual([1, 2]);
  expect(await recent.shelf<string>()("one", async () => "another")).toBe("another");
});

test("a store tells of each write and of each commit, and of no read", async () => {
  let writes = 0;
  const store = await openStore(
    { kind: "embedded", folder: makeTemporaryFolder() },
    { onWrite: () => void writes++ },
  );
  const told = async (work: () => Promise<unknown>) => {
    const before = writes;
    await work();
    return writes - before;
  };
  const read = () => store.selectFrom("workspace").select("id").execute();
  const write = () => store.deleteFrom("workspace").where("id", "=", "none").execute();
  expect([await told(read), await told(write)]).toEqual([0, 1]);
  const transaction = () =>
    store
      .transaction()
      .execute((within) => within.deleteFrom("workspace").where("id", "=", "none").execute());
  // To begin, to write, to commit.
  expect(await told(transaction)).toBe(3);
  await store.destroy();
});

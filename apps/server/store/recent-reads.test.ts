import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { openStore, type Store } from "./open-store.ts";
import { RecentReads, type RecentRead } from "./recent-reads.ts";

/** Creates a cache that counts its reads. */
function countReads(now: () => number = () => 0) {
  const recent = new RecentReads(now);
  const readRecent: RecentRead<number | null> = recent.createReader();
  let reads = 0;
  return { recent, readRecent, read: () => readRecent("one", async () => ++reads) };
}

test("a recent value is not read again, and simultaneous callers share one read", async () => {
  const { read } = countReads();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test("a value is read again after two seconds, or if the clock was set back", async () => {
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

test("after a write everything is read again; later callers do not join an earlier read", async () => {
  const { recent, readRecent } = countReads();
  const before = Promise.withResolvers<number | null>();
  const early = readRecent("one", () => before.promise);
  recent.forget();
  expect(await readRecent("one", async () => 2)).toBe(2);
  before.resolve(1);
  expect(await early).toBe(1);
  expect(await readRecent("one", async () => 3)).toBe(2);
});

test("null and failures are not cached, and caches are separate", async () => {
  const { recent, readRecent } = countReads();
  await readRecent("one", async () => null);
  await expect(readRecent("two", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await Promise.all([readRecent("one", async () => 1), readRecent("two", async () => 2)])).toEqual([
    1, 2,
  ]);
  expect(await recent.createReader<string>()("one", async () => "another")).toBe("another");
});

test("a store reports each write and each commit, but no reads", async () => {
  const { store, countNotices } = await openCounted();
  const read = () => store.selectFrom("workspace").select("id").execute();
  const write = () => store.deleteFrom("workspace").where("id", "=", "none").execute();
  expect([await countNotices(read), await countNotices(write)]).toEqual([0, 1]);
  const visit = () =>
    store
      .insertInto("dashboardVisit")
      .values({ dashboardId: "one", userId: "two", atMs: 0 })
      .execute()
      .catch(() => null);
  // Who looks at a dashboard changes no session, role or database.
  expect(await countNotices(visit)).toBe(0);
  // What somebody did is on record, and changes none either.
  const nothingElse = { workspaceId: null, actorId: null, thingId: null, thingName: null };
  const entry = {
    id: "1",
    atMs: 0,
    address: "",
    device: "",
    actorName: "Ada",
    act: "queryDatabase",
    words: "ran SQL",
    facts: "{}",
  };
  const recorded = store.insertInto("auditEntry").values({ ...entry, ...nothingElse });
  expect(await countNotices(() => recorded.execute())).toBe(0);
  const transaction = () =>
    store
      .transaction()
      .execute((within) => within.deleteFrom("workspace").where("id", "=", "none").execute());
  // One each for the write and its commit.
  expect(await countNotices(transaction)).toBe(2);
});

test("what is written with each question is no such write, and neither is its commit", async () => {
  const { store, countNotices } = await openCounted();
  const turn = (within: Store) => within.updateTable("turn").set({ state: "done", resultId: null });
  const named = (within: Store) => within.updateTable("conversation").set({ summary: "Sales" });
  const shared = (within: Store) =>
    within.updateTable("conversation").set({ summary: "Sales", everyoneReads: 1 });
  const count = (...updates: readonly { execute(): Promise<unknown> }[]) =>
    countNotices(async () => {
      for (const update of updates) await update.execute();
    });
  expect([await count(turn(store)), await count(named(store)), await count(shared(store))]).toEqual([
    0, 0, 1,
  ]);
  const within = (...updates: readonly ((within: Store) => { execute(): Promise<unknown> })[]) =>
    countNotices(() =>
      store.transaction().execute(async (within) => {
        for (const update of updates) await update(within).execute();
      }),
    );
  expect([await within(turn, named), await within(turn, shared, named)]).toEqual([0, 2]);
  // The transaction before does not count for the next one.
  expect(await within(turn)).toBe(0);
});

test("a transaction that failed leaves the next ones as they are", async () => {
  const { store, countNotices } = await openCounted();
  const fail = () =>
    store.transaction().execute(async (within) => {
      await within.deleteFrom("workspace").where("id", "=", "none").execute();
      throw new Error("not now");
    });
  // The write, and its rollback.
  expect(await countNotices(() => fail().catch(() => null))).toBe(2);
  const read = () =>
    store.transaction().execute((within) => within.selectFrom("turn").select("id").execute());
  expect(await countNotices(read)).toBe(0);
});

/** A store whose notices of writes are counted. */
async function openCounted() {
  let writes = 0;
  const store = await openStore(
    { kind: "embedded", folder: makeTemporaryFolder() },
    { onWrite: () => void writes++ },
  );
  onTestFinished(() => store.destroy());
  const countNotices = async (work: () => Promise<unknown>) => {
    const before = writes;
    await work();
    return writes - before;
  };
  return { store, countNotices };
}

import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aheadOfDisk } from "./ahead-of-disk.ts";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { noLog } from "./open-log.ts";

interface Notes {
  readonly note: { readonly text: string };
}

/** A store whose disk has written everything when the test says so. */
function openNotes() {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE note (text TEXT)");
  const syncs: PromiseWithResolvers<void>[] = [];
  const sync = () => {
    const started = Promise.withResolvers<void>();
    syncs.push(started);
    return started.promise;
  };
  let aheadCount = 0;
  const syncSoon = () => void aheadCount++;
  const dialect = createEmbeddedDialect(database, { ...noLog, sync, syncSoon });
  const store = new Kysely<Notes>({ dialect });
  onTestFinished(() => store.destroy());
  return { store, syncs, countAhead: () => aheadCount };
}

async function isOver(work: Promise<unknown>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setImmediate(() => setImmediate(resolve, false)));
  return Promise.race([work.then(() => true), later]);
}

const write = (store: Kysely<Notes>, text: string) => store.insertInto("note").values({ text }).execute();
const read = async (store: Kysely<Notes>) =>
  (await store.selectFrom("note").select("text").execute()).map(({ text }) => text);

test("a write is acknowledged when it is on the disk, and others read meanwhile", async () => {
  const { store, syncs } = openNotes();
  const written = write(store, "first");
  expect(await isOver(written)).toBe(false);
  expect(await read(store)).toEqual(["first"]);
  expect(syncs).toHaveLength(1);
  syncs[0]?.resolve();
  await written;
});

test("a transaction is synced once, after its commit", async () => {
  const { store, syncs } = openNotes();
  const written = store.transaction().execute(async (open) => {
    await write(open, "first");
    await write(open, "second");
    return syncs.length;
  });
  expect([await isOver(written), syncs.length]).toEqual([false, 1]);
  syncs[0]?.resolve();
  expect(await written).toBe(0);
});

const writeAhead = (store: Kysely<Notes>, text: string) =>
  store.insertInto("note").values({ text }).modifyEnd(aheadOfDisk).execute();

test("a write ahead of the disk is acknowledged when others can read it, and synced soon", async () => {
  const { store, syncs, countAhead } = openNotes();
  await writeAhead(store, "first");
  expect(await read(store)).toEqual(["first"]);
  expect([syncs.length, countAhead()]).toEqual([0, 1]);
});

test.each([
  ["before", [write, writeAhead]],
  ["after", [writeAhead, write]],
] as const)("a write %s one ahead of the disk is awaited with its transaction", async (_, writes) => {
  const { store, syncs, countAhead } = openNotes();
  const written = store.transaction().execute(async (open) => {
    for (const one of writes) await one(open, "text");
  });
  expect([await isOver(written), syncs.length, countAhead()]).toEqual([false, 1, 0]);
  syncs[0]?.resolve();
  await written;
});

test("statements that only read are not synced", async () => {
  const { store, syncs } = openNotes();
  await read(store);
  await store.transaction().execute(async (open) => read(open));
  expect(syncs).toEqual([]);
});

test("a write that can't be synced fails", async () => {
  const { store, syncs } = openNotes();
  const written = write(store, "first");
  await isOver(written);
  syncs[0]?.reject(new Error("the disk is gone"));
  await expect(written).rejects.toThrow("the disk is gone");
});

test("transactions take turns: none sees half of another", async () => {
  const { store, syncs } = openNotes();
  const both = ["one", "other"].map((name) =>
    store.transaction().execute(async (open) => {
      await write(open, `${name} begins`);
      await isOver(Promise.resolve());
      await write(open, `${name} ends`);
    }),
  );
  await expect.poll(() => syncs.length).toBe(2);
  for (const { resolve } of syncs) resolve();
  await Promise.all(both);
  expect(await read(store)).toEqual(["one begins", "one ends", "other begins", "other ends"]);
});

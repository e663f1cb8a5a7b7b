import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { longLogPages } from "./copy-log.ts";
import { openStore, storeFileName, type Store } from "./open-store.ts";

const pageBytes = 4_096;
const pagesOfRow = 250;

/** A store whose log is written page by page. */
async function openLogged() {
  const folder = makeTemporaryFolder();
  const store = await openStore({ kind: "embedded", folder });
  onTestFinished(() => store.destroy());
  const path = join(folder, storeFileName);
  return { store, sizeOf: (suffix: "" | "-wal") => statSync(`${path}${suffix}`).size };
}

/** Writes rows that fill so many pages of the log. */
async function writePages(store: Store, pages: number): Promise<void> {
  const value = "x".repeat(pagesOfRow * pageBytes);
  for (let written = 0; written < pages; written += pagesOfRow) {
    const row = { name: crypto.randomUUID(), value, updatedAtMs: 1 };
    await store.insertInto("serverSetting").values(row).execute();
  }
}

/** The pages of the log, and how many of them are in the database. */
async function readLog(store: Store): Promise<{ readonly log: number; readonly checkpointed: number }> {
  const { rows } = await sql<{ log: number; checkpointed: number }>`PRAGMA wal_checkpoint(NOOP)`.execute(
    store,
  );
  const [pages] = rows;
  expect.assert(pages !== undefined);
  return pages;
}

test("a short log is not copied into the database", async () => {
  const { store } = await openLogged();
  await writePages(store, pagesOfRow);
  expect(await readLog(store)).toMatchObject({ checkpointed: 0 });
});

test("a long log is copied while others write, and begins anew", async () => {
  const { store, sizeOf } = await openLogged();
  await writePages(store, longLogPages);
  await expect.poll(async () => (await readLog(store)).checkpointed).toBeGreaterThanOrEqual(longLogPages);
  expect(sizeOf("")).toBeGreaterThan(longLogPages * pageBytes);
  const before = sizeOf("-wal");
  await writePages(store, pagesOfRow);
  expect((await readLog(store)).log).toBeLessThan(longLogPages);
  expect(sizeOf("-wal")).toBe(before);
});

test("a store that is closed while its log is copied has everything", async () => {
  const folder = makeTemporaryFolder();
  const store = await openStore({ kind: "embedded", folder });
  await writePages(store, longLogPages);
  await store.destroy();
  const again = await openStore({ kind: "embedded", folder });
  onTestFinished(() => again.destroy());
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM server_setting
    WHERE length(value) = ${pagesOfRow * pageBytes}`.execute(again);
  expect(rows).toEqual([{ count: longLogPages / pagesOfRow }]);
});

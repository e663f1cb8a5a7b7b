import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "@askery/api";
import { afterAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Shipments refer to cities as origins and as destinations. Where a question does not name which, it is a choice. */
const folder = makeTemporaryFolder(afterAll);
const { site, visit } = useSite({
  dataFolder: makeTemporaryFolder(afterAll),
  sampleScale: 0,
  environment: { fileFolders: [folder] },
});

const tables = `
  CREATE TABLE cities (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE shipments (
    id INTEGER PRIMARY KEY,
    origin_id INTEGER NOT NULL REFERENCES cities (id),
    destination_id INTEGER NOT NULL REFERENCES cities (id),
    shipped_on DATE NOT NULL
  );
  INSERT INTO cities VALUES (1, 'Oslo'), (2, 'Rome');
  INSERT INTO shipments VALUES
    (1, 1, 2, '2026-03-01'), (2, 1, 2, '2026-04-01'), (3, 1, 2, '2026-05-01'), (4, 2, 1, '2025-06-01');`;

let added: Promise<Database> | undefined;

async function addFreight(context: TestContext): Promise<Database> {
  const { browser } = site(context).owner;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "freight.sqlite");
  const file = new DatabaseSync(path);
  file.exec(tables);
  file.close();
  const { body } = await browser.post("/api/databases", {
    name: "Freight",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
  await (await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`)).text();
  return database;
}

test("an empty question box shows a question that the database answers", async (context) => {
  const database = await (added ??= addFreight(context));
  const { page } = await visit(context, `/ask?database=${database.id}`);
  const box = page.getByRole("combobox", { name: "Question", exact: true });
  await expect.poll(() => box.getAttribute("placeholder")).toMatch(/shipments|cities/i);
  await box.fill((await box.getAttribute("placeholder")) ?? "");
  await box.press("Enter");
  await page.getByRole("region", { name: "Answer", exact: true }).waitFor();
});

test("cities that are reached in two ways are a choice, and picking one answers at once and for follow-ups", async (context) => {
  const database = await (added ??= addFreight(context));
  const { page } = await visit(
    context,
    `/ask?database=${database.id}&q=${encodeURIComponent("shipments by city")}`,
  );
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  const choices = answer.getByRole("list", { name: "Or did you mean" });
  await choices.waitFor();
  await expect.poll(() => answer.innerText()).toMatch(/by\s*destination city/i);
  const pick = choices.getByRole("button", { name: /by origin city/i });
  await expect.poll(() => pick.innerText()).toContain("first Oslo 3");
  await pick.focus();
  await page.keyboard.press("Enter");
  await choices.waitFor({ state: "detached" });
  await expect.poll(() => answer.innerText()).toMatch(/by\s*origin city/i);
  await expect.poll(() => answer.innerText()).not.toMatch(/destination city/i);

  const box = page.getByRole("combobox", { name: /follow-up/i });
  await box.fill("only 2026");
  await box.press("Enter");
  await expect.poll(() => answer.count()).toBe(2);
  await expect.poll(() => answer.last().innerText()).toMatch(/by\s*origin city/i);
});

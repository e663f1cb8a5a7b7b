import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { Database, Readiness, Upload } from "@askery/api";
import type { Page } from "playwright-core";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Users confirm or reject relationships that were found in a database's data: one by one, all at once, and undone. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

const businesses = ["bakeries", "canteens", "depots", "elevators", "florists"];
const folder = makeTemporaryFolder(afterAll);
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const path = join(folder, "town.sqlite");
  const database = new DatabaseSync(path);
  database.exec(
    "CREATE TABLE streets (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO streets VALUES (1, 'Oak');",
  );
  for (const business of businesses) {
    database.exec(`CREATE TABLE ${business} (id INTEGER PRIMARY KEY, street_id INTEGER);
      INSERT INTO ${business} VALUES (1, 1), (2, 1);`);
  }
  database.close();
  file = new Uint8Array(await readFile(path));
});

/** Uploads the town's tables and waits until they are read. */
async function addTown(context: TestContext): Promise<string> {
  const { owner, url } = site(context);
  const { browser } = owner;
  const added = (await browser.post("/api/databases/files", { name: "Town" })).body as Database;
  const path = `/api/databases/${added.id}`;
  await browser.request(`${path}/plan`, { method: "PUT", body: { plan: "Pro" } });
  const sent = await fetch(new URL(`${path}/files/town.sqlite`, url), {
    method: "PUT",
    body: file,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      origin: url,
      "content-type": "application/octet-stream",
    },
  });
  const { id } = (await sent.json()) as Upload;
  const state = async () => ((await browser.get(`${path}/uploads/${id}`)).body as Upload).state;
  await vi.waitUntil(async () => (await state()) === "done", { timeout: 60_000, interval: 100 });
  return added.id;
}

const rows = (page: Page) => page.getByRole("list", { name: "Relationships" }).getByRole("listitem");
const undo = async (page: Page, message: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: message })
    .last()
    .getByRole("button", { name: "Undo" })
    .click();

test("found relationships are listed, searched, and decided by keyboard: focus moves to the next row", async (context) => {
  const id = await addTown(context);
  const { page } = await visit(context, `/databases/${id}/tables?view=relationships`);
  await expect.poll(() => rows(page).count()).toBe(businesses.length);
  await page.getByRole("radio", { name: /^To decide/ }).press("Enter");
  await page.waitForURL("**/tables?view=relationships&only=undecided");
  await page.getByRole("searchbox", { name: "Find a relationship" }).fill("depots street");
  await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining("depots.street_id")]);
  await page.getByRole("searchbox", { name: "Find a relationship" }).fill("");
  await expect.poll(() => rows(page).count()).toBe(businesses.length);

  await rows(page)
    .first()
    .getByRole("button", { name: /^Confirm/ })
    .press("Enter");
  await expect.poll(() => rows(page).count()).toBe(businesses.length - 1);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect.poll(focused).toBe("Confirm: Many canteens, one streets");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => rows(page).count()).toBe(businesses.length - 2);
  await undo(page, "Not related, then");
  await expect.poll(() => rows(page).count()).toBe(businesses.length - 1);

  await page.getByRole("radio", { name: /^Found/ }).click();
  const bakeries = rows(page).filter({ hasText: "bakeries.street_id" });
  await bakeries.getByText("Confirmed", { exact: true }).waitFor();
  await bakeries.getByRole("link", { name: "bakeries.street_id" }).press("Enter");
  await page.getByRole("heading", { name: "bakeries", level: 3 }).waitFor();
});

test("the advice links to the undecided ones; all that are shown are confirmed at once, and undone", async (context) => {
  const id = await addTown(context);
  const { browser } = site(context).owner;
  const readiness = async () => (await browser.get(`/api/databases/${id}/readiness`)).body as Readiness;
  const columns = ["streets/columns/name", ...businesses.map((business) => `${business}/columns/street_id`)];
  for (const column of columns) {
    await browser.request(`/api/databases/${id}/tables/${column}`, {
      method: "PATCH",
      body: { description: "About it" },
    });
  }
  for (const text of ["The fiscal year starts in April.", "Roads are streets.", "Bakers are bakeries."]) {
    await browser.post(`/api/databases/${id}/knowledge`, { entry: { kind: "rule", text } });
  }
  const { page } = await visit(context, `/databases/${id}`);
  await page.getByRole("link", { name: "5 relationships were found and not confirmed" }).press("Enter");
  await page.waitForURL("**/tables?view=relationships&only=undecided");
  await page.getByRole("button", { name: "Confirm all 5 shown" }).press("Enter");
  await page.getByRole("heading", { name: "Nothing to decide" }).waitFor();
  await page.getByText("Nothing left to do").waitFor();
  await undo(page, "5 relationships confirmed");
  await expect.poll(() => rows(page).count()).toBe(businesses.length);
  expect((await readiness()).next?.kind).toBe("confirmed");
});

test("the list has no violations, dark or light; at 360 px it fits the page", async (context) => {
  const id = await addTown(context);
  const { page } = await visit(context, `/databases/${id}/tables?view=relationships`, {
    width: 360,
    height: 780,
    // In the middle of a transition, colors could fail axe's rules.
    context: { reducedMotion: "reduce" },
  });
  await rows(page).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await page.getByRole("link", { name: "All tables" }).click();
  await page.getByRole("link", { name: "Diagram" }).click();
  await page
    .getByRole("region", { name: /^Diagram of the tables/ })
    .getByRole("link", { name: /^streets/ })
    .waitFor();
});

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "@askery/api";
import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Spellings of a value are taken as one by a press in an answer, as the column's settings then show. */
const folder = makeTemporaryFolder(afterAll);
const { site, visit } = useSite({
  dataFolder: makeTemporaryFolder(afterAll),
  sampleScale: 0,
  environment: { fileFolders: [folder] },
});

function writeInvoices(): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "invoices.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE invoices (id INTEGER PRIMARY KEY, status TEXT NOT NULL, amount DECIMAL(8, 2) NOT NULL);
    INSERT INTO invoices VALUES (1, 'Paid', 10), (2, 'Paid', 20), (3, 'paid', 40), (4, 'PAID ', 80), (5, 'open', 7);`);
  file.close();
  return path;
}

test("an answer warns of other spellings; one press takes them as one, for this and later answers", async (context) => {
  const { owner } = site(context);
  const { body } = await owner.browser.post("/api/databases", {
    name: "Invoices",
    connection: { kind: "sqlite", path: writeInvoices() },
  });
  const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
  await (await owner.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`)).text();
  const { page } = await visit(context, `/ask?database=${database.id}&q=how%20many%20Paid%20invoices`);
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true }).last();
  const notes = answer.getByRole("list", { name: "Know before you trust this" });
  await notes.getByText("Status is also spelled “PAID ” (1 row) and “paid” (1 row).").waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  const offer = notes.getByRole("button", { name: "Take them as one" });
  const box = await offer.boundingBox();
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(360);

  await offer.press("Enter");
  await notes.getByText("“Paid”, “PAID ” and “paid” count as one status.").waitFor();
  await answer.getByText("4 invoices").first().waitFor();
  await answer.getByText("“status” as defined: “Paid”, “PAID ” and “paid” are one").waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/databases/${database.id}/tables?table=invoices`);
  await page.getByRole("button", { name: "Change the settings of status" }).click();
  const settings = page.getByRole("dialog", { name: "Settings of status" });
  const spellings = settings.getByRole("combobox", { name: "Other spellings" });
  await expect.poll(() => spellings.innerText()).toBe("Take them as one value");
});

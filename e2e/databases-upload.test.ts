import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dropFiles } from "./drop-files.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Files are dropped, loaded and asked. */
const { site, visit } = useSite();

const orders = { name: "Web orders.csv", text: csv(60) };

function csv(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${index + 1},${index % 2 === 0 ? "Oslo" : "Bergen"},${index}.5`,
  );
  return ["id,city,total", ...rows].join("\n");
}

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Files", exact: true }).getByRole("listitem").filter({ hasText: name });

test("a CSV file dropped onto the ask page is uploaded, loaded, asked and answered", async (context) => {
  const { page } = await visit(context, "/ask/genesis");
  await page.getByRole("combobox", { name: "Question" }).waitFor();
  await dropFiles(page, [orders]);
  await page.waitForURL("**/databases/new?way=upload");
  await row(page, orders.name).waitFor();
  const name = page.getByRole("textbox", { name: "Name of the database" });
  await expect.poll(() => name.inputValue()).toBe("Web orders");
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await row(page, orders.name)
    .getByText(/: 60 rows$/)
    .first()
    .waitFor();
  await page.getByRole("heading", { name: "Ask it" }).waitFor();
  await page.goto("/ask?q=how%20many%20web%20orders%20are%20there");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText("60", { exact: true }).first().waitFor();
  const [database] = (await readDatabases(site(context).owner)).filter(({ kind }) => kind === "file");
  expect(database?.name).toBe("Web orders");
});

test("several files at once: unreadable ones are reported and left out, row errors are shown, an existing table is replaced or extended", async (context) => {
  const { page } = await visit(context, "/databases/new");
  const broken = { name: "visits.csv", text: `${csv(40)}\n41,Oslo,1,2,3,4` };
  await dropFiles(page, [orders, { name: "photo.png", text: "x" }, broken]);
  await row(page, "photo.png")
    .getByText(/^This kind of file is not supported/)
    .waitFor();
  await page.getByRole("button", { name: "Leave out photo.png" }).press("Enter");
  await page.getByRole("textbox", { name: "Name of the database" }).fill("Two files");
  await page.getByRole("button", { name: "Upload 2 files" }).press("Enter");
  await row(page, orders.name)
    .getByText(/: 60 rows$/)
    .first()
    .waitFor();
  await row(page, broken.name).getByText("1 row of visits.csv was not loaded as it is").click();
  await row(page, broken.name).getByText("Row 41", { exact: true }).waitFor();
  const databases = await readDatabases(site(context).owner);
  const made = databases.find(({ name }) => name === "Two files");

  await page.goto(`/databases/new?way=upload&into=${made?.id ?? ""}`);
  await page.getByText("Drop files anywhere on this page").waitFor();
  await dropFiles(page, [{ ...orders, text: csv(10) }]);
  await row(page, orders.name).getByRole("radio", { name: "Add the rows" }).click();
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await row(page, orders.name)
    .getByText(/: \d+ rows$/)
    .first()
    .waitFor();
  await page.goto(`/databases/${made?.id ?? ""}/connection`);
  const uploaded = page.getByRole("list", { name: "Uploaded files" }).getByRole("listitem");
  await expect.poll(() => uploaded.count()).toBe(3);
  await page.goto(`/databases/${made?.id ?? ""}/tables`);
  const tables = page.getByRole("list", { name: "Tables of this database" });
  await expect.poll(() => tables.innerText()).toMatch(/70/);
});

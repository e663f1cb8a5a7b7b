import { tmpdir } from "node:os";
import type { ChartSummary, Database, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { writeShopFile } from "../apps/server/testing/shop-file.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Which parts of a saved chart are highlighted, and what is along which axis: both outlast new data. */
const { site, visit } = useSite({ environment: { fileFolders: [tmpdir()] } });

const drawing = (page: Page, described: RegExp) => page.getByRole("img", { name: described });
const part = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const lost = "“Rome” is highlighted, and the result no longer has it.";

/** Saves a chart of the orders of three cities, whose database can change. */
async function saveCities(context: TestContext, ...words: readonly string[]) {
  const { owner } = site(context);
  const shop = writeShopFile();
  shop.change(`INSERT INTO customers VALUES (4, 'Di', 'Oslo', NULL);
    INSERT INTO orders VALUES (5, 4, 1), (6, 4, 1), (7, 4, 1), (8, 4, 1), (9, 2, 1)`);
  const added = await owner.browser.post("/api/databases", {
    name: "Corner shop",
    connection: { kind: "sqlite", path: shop.path },
  });
  const { id: databaseId } = (added.body as { readonly database: Database }).database;
  const { id: conversationId } = await startConversation(owner, databaseId);
  let { turn } = await ask(owner, conversationId, "number of orders by city");
  for (const one of words) ({ turn } = await ask(owner, conversationId, one));
  const { body } = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "Cities" });
  const { id } = body as ChartSummary;
  return { shop, id, read: async () => (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart };
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test.for([1440, 360])(
  "at %i px: a highlight and swapped axes are chosen, saved, and stay with new data; a part that is gone is named",
  async (width, context) => {
    const { shop, id, read } = await saveCities(context);
    const { page } = await visit(context, `/charts/${id}`, { width });
    await page.getByRole("button", { name: "Edit chart" }).click();
    await part(page, "Display").click();
    await choose(page, "Highlight", "The lowest");
    await drawing(page, /Highlighted: Rome\./u).waitFor();
    await choose(page, "Highlight", "Parts of my choice");
    await page.getByRole("button", { name: "Highlighted parts" }).click();
    const list = page.getByRole("listbox", { name: "Find a part" });
    await list.getByRole("option", { name: "Rome", exact: true }).click();
    await drawing(page, /Highlighted: Oslo, Rome\./u).waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await page.keyboard.press("Escape");
    await part(page, "Axes").click();
    await page.getByRole("button", { name: "Swap the axes" }).click();
    await part(page, "Data").click();
    const isDrawnAs = async (name: string) =>
      page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed");
    await expect.poll(async () => isDrawnAs("Bars")).toBe("true");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(async () => isDrawnAs("Bars")).toBe("false");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(async () => isDrawnAs("Bars")).toBe("true");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Chart saved", { exact: true }).waitFor();
    await drawing(page, /Highlighted: Oslo, Rome\./u).waitFor();

    shop.change("DELETE FROM orders WHERE customer_id = 2");
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await page.getByText(lost).waitFor();
    await drawing(page, /Highlighted: Oslo\./u).waitFor();
    await page.reload();
    await page.getByText(lost).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await read()).toMatchObject({
      type: "horizontalBar",
      design: { display: { highlight: ["Oslo", "Rome"] } },
    });
    await page.getByRole("button", { name: "Remove the highlight" }).click();
    await expect.poll(() => page.getByText(lost).count()).toBe(0);
    await expect.poll(async () => (await read()).design?.display.highlight).toEqual(["Oslo"]);
  },
);

test("what words asked for is in the editor, and stays with new data", async (context) => {
  const { shop, id, read } = await saveCities(
    context,
    "swap the axes",
    "highlight Rome",
    "call it Our cities",
  );
  const { page } = await visit(context, `/charts/${id}`);
  const type = (await read()).spec.kind;
  await drawing(page, /Highlighted: Rome\./u).waitFor();
  shop.change("INSERT INTO orders VALUES (10, 2, 1), (11, 2, 1)");
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect.poll(async () => (await read()).table.values[1]).toContain(4);
  await page.reload();
  await drawing(page, /Highlighted: Rome\./u).waitFor();
  expect((await read()).spec.kind).toBe(type);
  await page.getByRole("button", { name: "Edit chart" }).click();
  await part(page, "Display").click();
  await expect.poll(() => page.getByRole("button", { name: "Highlighted parts" }).innerText()).toBe("Rome");
});

import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Dashboards that are built from a topic, a table or a figure. */
const { visit } = useSite();

test.for([1440, 360])(
  "at %i px: a topic in words is built, previewed and saved, and its time range works",
  async (width, context) => {
    const { page } = await visit(context, "/dashboards/new", { width, height: 800 });
    await page.getByRole("textbox", { name: "Topic" }).fill("sales");
    await page.keyboard.press("Enter");
    const save = page.getByRole("button", { name: "Save dashboard" });
    await save.waitFor({ timeout: 120_000 });
    await page.getByText("Preview, not saved yet").waitFor();
    const cards = page.getByRole("list", { name: "Cards of Sales" }).getByRole("article");
    const count = await cards.count();
    expect(count).toBeGreaterThanOrEqual(8);
    await page.getByRole("heading", { name: "Over time" }).waitFor();
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await save.click();

    await page.getByRole("heading", { name: "Sales", level: 1 }).waitFor({ timeout: 120_000 });
    expect(await cards.count()).toBe(count);
    await page.getByRole("heading", { name: "Over time" }).waitFor();
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Time range" }).waitFor();
  },
);

test("a topic that nothing is called so names what can be chosen, and a choice builds", async (context) => {
  const { page } = await visit(context, "/dashboards/new?about=unicorns");
  await page.getByRole("heading", { name: "Nothing here is called unicorns" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("list", { name: "What it can be built from" })
    .getByRole("link", { name: "orders", exact: true })
    .click();
  await page.getByRole("button", { name: "Save dashboard" }).waitFor({ timeout: 120_000 });
  await page.getByRole("heading", { name: "Orders", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Nothing here is called unicorns" }).waitFor();
});

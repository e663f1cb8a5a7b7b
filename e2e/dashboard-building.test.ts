import type { Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Dashboards that are built from a topic, a table or a figure. */
const { site, visit } = useSite();

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
    await expect.poll(() => cards.count()).toBe(count);
    await page.getByRole("heading", { name: "Over time" }).waitFor();
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Time range" }).waitFor();
  },
);

test("a project becomes a dashboard of its answers, in the order in which they were asked", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20channel%20this%20year");
  await page.waitForURL(/\/chat\//);
  const answers = page.getByRole("region", { name: "Answer", exact: true });
  await expect.poll(() => answers.count()).toBe(1);
  await page.getByRole("combobox", { name: "Follow-up question" }).fill("how many orders are there");
  await page.keyboard.press("Enter");
  await expect.poll(() => answers.count()).toBe(2);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await pickAction(page, "More", "Save as dashboard");
  await page.getByText("Dashboard saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Open", exact: true }).press("Enter");
  await page.waitForURL(/\/dashboards\//);
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
  const cards = page.getByRole("list", { name: `Cards of ${title}` }).getByRole("article");
  await expect.poll(() => cards.count()).toBe(2);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { owner } = site(context);
  const made = (await owner.browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  const kinds = made.cards.map(({ chart: { type } }) => type);
  expect(kinds.filter((kind) => kind === "number")).toHaveLength(1);
});

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

import type { ChartSummary, Conversation, Dashboard, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Saved items: charts of answers, dashboards of charts, and the trash. */
const { site, visit } = useSite();

interface Saved {
  readonly databaseId: string;
  readonly charts: readonly ChartSummary[];
}

/** Saves the charts of the first answers of the new account. */
async function saveCharts(person: TestPerson, titles: readonly string[]): Promise<Saved> {
  const { browser } = person;
  const [database] = await readDatabases(person);
  const databaseId = database?.id ?? "";
  const { items } = (await browser.get(`/api/databases/${databaseId}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const charts: ChartSummary[] = [];
  for (const [index, title] of titles.entries()) {
    const { body } = await browser.get(`/api/conversations/${items[index]?.id ?? ""}`);
    const turnId = (body as Conversation).turns[0]?.id ?? "";
    const saved = await browser.post(`/api/turns/${turnId}/charts`, { title });
    expect([saved.status, saved.body]).toMatchObject([200, { title }]);
    charts.push(saved.body as ChartSummary);
  }
  return { databaseId, charts };
}

const rowsOf = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function undo(page: Page, message: string): Promise<void> {
  await toast(page, message).getByRole("button", { name: "Undo" }).click();
}

/** The titles of a dashboard's cards, from the top left. */
async function cardsOf(page: Page): Promise<readonly string[]> {
  const cards = await rowsOf(page, "Cards of Weekly")
    .getByRole("article")
    .evaluateAll((articles) =>
      articles.map((article) => {
        const { x, y } = article.getBoundingClientRect();
        return { title: article.getAttribute("aria-label") ?? "", x, y };
      }),
    );
  return cards.toSorted((one, other) => one.y - other.y || one.x - other.x).map(({ title }) => title);
}

test.for([1440, 360])(
  "at %i px: a chart is saved, starred, deleted, brought back by Undo and restored",
  async (width, context) => {
    const title = `Kept at ${width}`;
    const { owner } = site(context);
    const { charts } = await saveCharts(owner, [title]);
    const { page } = await visit(context, "/charts", { width, height: 800 });
    const tile = rowsOf(page, "Charts").filter({ hasText: title });
    await tile.getByRole("button", { name: `Star ${title}` }).press("Enter");
    await page.goto("/charts/starred");
    await tile.waitFor();

    await page.goto("/charts");
    await pickAction(page, `Actions for ${title}`, "Delete");
    await tile.waitFor({ state: "detached" });
    await undo(page, "Chart deleted");
    await tile.waitFor();

    await tile.getByRole("link", { name: title }).press("Enter");
    // The list is visible until the chart's page is loaded.
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await pickAction(page, `Actions for ${title}`, "Delete");
    await page.waitForURL("**/charts");
    // The list comes before the server has deleted it, and a new page would stop that.
    const readStatus = async () => (await owner.browser.get(`/api/charts/${charts[0]?.id ?? ""}`)).status;
    await expect.poll(readStatus).toBe(404);
    await page.goto("/trash");
    await page.getByRole("button", { name: `Restore ${title}` }).press("Enter");
    await toast(page, "Restored").first().waitFor();
    await page.goto("/charts/starred");
    await expect.poll(() => tile.count()).toBe(1);
  },
);

test.for([1440, 360])(
  "at %i px: a chart and a dashboard that are starred on their page are listed as starred, and unstarred with Undo",
  async (width, context) => {
    const { owner } = site(context);
    const title = `Star of ${width}`;
    const { charts, databaseId } = await saveCharts(owner, [title]);
    const made = await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title });
    const lists = [
      { list: "Charts", one: `/charts/${charts[0]?.id ?? ""}` },
      { list: "Dashboards", one: `/dashboards/${(made.body as Dashboard).id}` },
    ];
    const { page, visit: open } = await visit(context, "/charts", { width, height: 800 });
    for (const { list, one } of lists) {
      const starred = `/${list.toLowerCase()}/starred`;
      const row = rowsOf(page, list).filter({ hasText: title });
      const star = page.getByRole("button", { name: `Star ${title}` });
      await open(one);
      await star.press("Enter");
      await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
      await expect
        .poll(async () => (await owner.browser.get(`/api${one}`)).body)
        .toMatchObject({ isStarred: true });
      await open(starred);
      await row.getByRole("button", { name: `Star ${title}`, pressed: true }).waitFor();
      expect(await measureOverflow(page)).toBe(0);

      await row.getByRole("button", { name: `Star ${title}` }).press("Enter");
      await row.waitFor({ state: "detached" });
      await undo(page, "Star removed");
      await row.getByRole("button", { name: `Star ${title}`, pressed: true }).waitFor();
      await row.getByRole("button", { name: `Star ${title}` }).press("Enter");
      await row.waitFor({ state: "detached" });
      await open(`/${list.toLowerCase()}`);
      await row.getByRole("button", { name: `Star ${title}`, pressed: false }).waitFor();
    }
  },
);

test("a chart is renamed in place, changed to another kind and refreshed; a reload shows the changes", async (context) => {
  const { owner } = site(context);
  const { charts } = await saveCharts(owner, ["Before"]);
  const readChart = async () =>
    (await owner.browser.get(`/api/charts/${charts[0]?.id ?? ""}`)).body as SavedChart;
  const { page } = await visit(context, `/charts/${charts[0]?.id ?? ""}`);
  await page.getByRole("button", { name: "Rename chart" }).press("Enter");
  await page.getByRole("textbox", { name: "Name of the chart" }).fill("After");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "After", level: 2 }).waitFor();
  await page.getByRole("button", { name: /change the chart type/ }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Table", exact: true }).press("Enter");
  await page.getByRole("grid").waitFor();
  // A click, because the menu gives the focus back to its button after it has closed.
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  const isNewer = async () => (await readChart()).ranAtMs > (charts[0]?.ranAtMs ?? Infinity);
  await expect.poll(isNewer, { timeout: 60_000, interval: 500 }).toBe(true);
  await page.reload();
  await page.getByRole("heading", { name: "After", level: 2 }).waitFor();
  await page.getByRole("grid").waitFor();
  expect(await readChart()).toMatchObject({ title: "After", type: "table" });
});

test("a dashboard is created, filled, arranged by keyboard and saved; a reload shows the same", async (context) => {
  await saveCharts(site(context).owner, ["First card", "Second card"]);
  const { page } = await visit(context, "/dashboards/new");
  await page.getByRole("textbox", { name: "Name" }).fill("Weekly");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add a chart" }).press("Enter");
  await page.getByRole("button", { name: "Add First card" }).press("Enter");
  await page.getByRole("button", { name: "Add Second card" }).press("Enter");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  const grip = page.getByRole("button", { name: "Move First card" });
  // Each key press is announced, and the next one starts from its result.
  const announcement = page.locator("output.sr-only").filter({ hasText: "First card" });
  await grip.press("Shift+ArrowRight");
  await announcement.first().waitFor({ state: "attached" });
  await page.waitForFunction(() => new Promise((settle) => requestAnimationFrame(() => settle(true))));
  await grip.press("ArrowDown");
  await page.waitForFunction(() => new Promise((settle) => requestAnimationFrame(() => settle(true))));
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await toast(page, "Dashboard saved").first().waitFor();
  await expect.poll(() => cardsOf(page)).toEqual(["Second card", "First card"]);
  await page.reload();
  await expect.poll(() => cardsOf(page)).toEqual(["Second card", "First card"]);

  await pickAction(page, "Actions for First card", "Remove from dashboard");
  await expect.poll(() => cardsOf(page)).toEqual(["Second card"]);
  await undo(page, "Card removed");
  await expect.poll(() => cardsOf(page)).toEqual(["Second card", "First card"]);

  await pickAction(page, "Actions for Weekly", "Delete");
  await page.waitForURL("**/dashboards");
  await undo(page, "Dashboard deleted");
  await rowsOf(page, "Dashboards").filter({ hasText: "Weekly" }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await rowsOf(page, "Dashboards").getByRole("link", { name: "Weekly" }).press("Enter");
  await expect.poll(() => cardsOf(page)).toEqual(["Second card", "First card"]);
  await expect.poll(() => measureOverflow(page)).toBe(0);
});

test("leaving with unsaved changes asks; another user's simultaneous change is shown beside one's own", async (context) => {
  const { owner } = site(context);
  const { databaseId } = await saveCharts(owner, []);
  const made = await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Contested" });
  const { id, revision } = made.body as Dashboard;
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Name of the dashboard" }).fill("Mine");
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Dashboards" })
    .click();
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await owner.browser.request(`/api/dashboards/${id}`, {
    method: "PATCH",
    body: { revision, title: "Theirs" },
  });
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("dialog", { name: "This dashboard has changed" }).waitFor();
  await page.getByRole("radio", { name: "Name: Yours" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("heading", { name: "Mine", level: 1 }).waitFor();
  expect((await owner.browser.get(`/api/dashboards/${id}`)).body).toMatchObject({ title: "Mine" });
});

test("favorites link to charts and dashboards; a deleted dashboard is restored from the trash", async (context) => {
  const { owner } = site(context);
  const { databaseId } = await saveCharts(owner, ["In favorites"]);
  await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Also there" });
  const { page } = await visit(context, "/charts");
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await pickAction(page, "Actions for In favorites", "Add to favorites");
  await menu.getByRole("link", { name: "In favorites" }).press("Enter");
  await page.getByRole("heading", { name: "In favorites", level: 2 }).waitFor();
  await page.goto("/dashboards");
  await pickAction(page, "Actions for Also there", "Add to favorites");
  await menu.getByRole("link", { name: "Also there" }).press("Enter");
  await page.getByRole("heading", { name: "Also there", level: 1 }).waitFor();
  const group = menu.getByRole("button", { name: "Dashboards", exact: true });
  await expect
    .poll(() => group.getAttribute("aria-current"), { message: "a favorite takes no mark from its group" })
    .toBe("true");
  await pickAction(page, "Actions for Also there", "Delete");
  await page.waitForURL("**/dashboards");
  await page.goto("/trash");
  await page.getByRole("button", { name: "Restore Also there" }).press("Enter");
  await toast(page, "Restored").first().waitFor();
  await page.goto("/dashboards");
  const row = rowsOf(page, "Dashboards").filter({ hasText: "Also there" });
  await expect.poll(() => row.count()).toBe(1);
});

test("a chart, a dashboard and its editor have no violations, dark or light, and fit 360 px", async (context) => {
  const { owner } = site(context);
  const { databaseId, charts } = await saveCharts(owner, ["Seen", "Also seen"]);
  const made = await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Looked at" });
  const { id } = made.body as Dashboard;
  for (const { id: chartId } of charts) await owner.browser.post(`/api/dashboards/${id}/cards`, { chartId });
  const { page } = await visit(context, `/charts/${charts[0]?.id ?? ""}`, {
    width: 360,
    height: 780,
    // Colors change immediately with the theme.
    context: { reducedMotion: "reduce" },
  });
  await page.getByRole("heading", { name: "Seen", level: 2 }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.goto("/charts");
  await rowsOf(page, "Charts").first().waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.goto(`/dashboards/${id}`);
  await page.getByRole("article", { name: "Also seen" }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await pickAction(page, "Actions for Looked at", "Edit");
  await page.getByRole("button", { name: "Move Also seen" }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Move Also seen" }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Add a chart" }).press("Enter");
  await page.getByRole("button", { name: "Add Seen" }).first().waitFor();
  expect(await findFaults(page)).toEqual([]);
});

/** axe's violations in both themes, and horizontal overflow. */
async function findFaults(page: Page): Promise<readonly string[]> {
  const violations = await findViolations(page);
  const overflow = await measureOverflow(page);
  return overflow === 0 ? violations : [...violations, `${overflow} px stick out sideways`];
}

test("a warning stays with the chart and the card of an answer, and is repaired there, with Undo", async (context) => {
  const { owner } = site(context);
  const { browser } = owner;
  const [database] = await readDatabases(owner);
  const databaseId = database?.id ?? "";
  const made = await browser.post(`/api/databases/${databaseId}/conversations`, { mode: "genesis" });
  const { turn } = await ask(owner, (made.body as Conversation).id, "revenue by month this year");
  const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: "Revenue so far" });
  const { id: chartId } = saved.body as ChartSummary;
  const dashboard = (await browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Months" }))
    .body as Dashboard;
  await browser.post(`/api/dashboards/${dashboard.id}/cards`, { chartId });
  const read = async () => (await browser.get(`/api/charts/${chartId}`)).body as SavedChart;
  const before = await read();
  const [fact = ""] = before.warnings.map((warning) => warning.fact);
  for (const width of [1440, 360]) {
    const { page } = await visit(context, `/dashboards/${dashboard.id}`, { width, height: 800 });
    const card = page.getByRole("article", { name: "Revenue so far" });
    const warned = card.getByRole("button", { name: `Know before you trust this: ${fact}` });
    await warned.click();
    await page.getByRole("button", { name: "Only whole months" }).click();
    await toast(page, "The chart was changed.").waitFor();
    await expect.poll(() => warned.count()).toBe(0);
    expect([(await read()).canUndo, await measureOverflow(page)]).toEqual([true, 0]);
    await undo(page, "The chart was changed.");
    await warned.waitFor();
    expect((await read()).plan).toEqual(before.plan);
  }
  const { page } = await visit(context, `/charts/${chartId}`);
  await page.getByRole("list", { name: "Know before you trust this" }).getByText(fact).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Only whole months" }).click();
  await expect.poll(() => page.getByText(fact).count()).toBe(0);
});

import { randomUUID } from "node:crypto";
import type { Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** How charts are drawn: by words, as pivot tables, and from specs that do not fit their table. */
const { site, visit } = useSite();

const answers = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

/** Asks a question, or the next one of the conversation, and waits until its chart is described so. */
async function ask(page: Page, question: string, described: RegExp): Promise<readonly string[]> {
  const count = await answers(page).count();
  const name = count === 0 ? "Question" : "Follow-up question";
  const box = page.getByRole("combobox", { name });
  await expect.poll(() => box.inputValue()).toBe("");
  await box.fill(question);
  await page.keyboard.press("Enter");
  const answer = answers(page).nth(count);
  await answer.getByRole("img", { name: described }).waitFor();
  return answer.locator("figure svg text").allTextContents();
}

/** Saves a chart of SQL, drawn as a design says. Default: as the rules choose. */
async function saveSql(context: TestContext, text: string, design?: object) {
  const { owner } = site(context);
  const drafts = `/api/databases/${(await findDatabaseOf(owner)).id}/chart-drafts`;
  const { body } = await owner.browser.post(drafts, { start: { kind: "sql", text, variables: [] } });
  const id = randomUUID();
  const { id: draftId } = body as { readonly id: string };
  await owner.browser.post(`${drafts}/${draftId}/chart`, { id, title: "Drawn as designed" });
  if (design === undefined) return { id, status: 200 };
  const changed = await owner.browser.request(`/api/charts/${id}`, { method: "PATCH", body: { design } });
  return { id, status: changed.status };
}

test("words change how a chart is drawn, one after the other", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "number of orders by country", /^Bar chart of (?:number of )?orders by country/iu);
  const top = await ask(
    page,
    "only the top 3 and the rest",
    /^Bar chart of (?:number of )?orders.*, 4 points/iu,
  );
  expect(top.filter((text) => text.startsWith("Other ("))).toHaveLength(1);
  const average = await ask(page, "add the average", /^Bar chart of (?:number of )?orders.*, 4 points/iu);
  expect(average.filter((text) => text.startsWith("average "))).toHaveLength(1);
  await ask(page, "as a pie", /^Pie chart of (?:number of )?orders/iu);
});

test.for([
  ["as a pi", "as a pie", /^Pie chart of (?:number of )?orders/iu],
  ["add the av", "add the average", /^Bar chart of (?:number of )?orders/iu],
] as const)(
  "the box completes %s to %s, which changes the chart",
  async ([typed, phrase, described], context) => {
    const { page } = await visit(context, "/ask");
    await ask(page, "number of orders by country", /^Bar chart of (?:number of )?orders/iu);
    const box = page.getByRole("combobox", { name: "Follow-up question" });
    await expect.poll(() => box.inputValue()).toBe("");
    await box.pressSequentially(typed);
    // Its kind of completion follows.
    await page
      .getByRole("option", { name: new RegExp(`^${phrase}`, "u") })
      .first()
      .click();
    await expect.poll(async () => (await box.inputValue()).trim()).toBe(phrase);
    await page.keyboard.press("Enter");
    await answers(page).nth(1).getByRole("img", { name: described }).waitFor();
  },
);

test("what the box proposes follows the chart: parts of a whole after bars, a scale after a line", async (context) => {
  const { page } = await visit(context, "/ask");
  const box = page.getByRole("combobox", { name: "Follow-up question" });
  const option = (text: string) => page.getByRole("option", { name: new RegExp(`^${text}`, "u") }).first();
  const type = async (typed: string) => {
    await box.fill("");
    await box.pressSequentially(typed);
  };
  await ask(page, "number of orders by country", /^Bar chart of (?:number of )?orders/iu);
  await type("as a ");
  await option("as a pie").waitFor();
  await type("onl");
  await option("only the top 5 and the rest").waitFor();
  await box.fill("");
  await ask(page, "number of orders by month", /^Line chart of (?:number of )?orders/iu);
  await type("log");
  await option("log scale").waitFor();
  await type("as an");
  await option("as an area").waitFor();
  await type("as a pie");
  await expect.poll(() => option("as a pie").count()).toBe(0);
});

test("words change the scale, the colors and the stacking of lines", async (context) => {
  const { page } = await visit(context, "/ask");
  const linear = await ask(page, "number of orders by month", /^Line chart of (?:number of )?orders/iu);
  const log = await ask(page, "log scale", /^Line chart of (?:number of )?orders/iu);
  expect(log).not.toEqual(linear);
  await ask(page, "color by status", /^(?:Line|Area|Bar) chart of (?:number of )?orders.*series of/iu);
  await ask(page, "stacked", /^(?:Area|Bar) chart of (?:number of )?orders.*series of/iu);
});

test("a pivot table has subtotals, groups that close, and a head that stays visible", async (context) => {
  const { id } = await saveSql(
    context,
    `SELECT 'Q' || quarter.n AS quarter, 'Group ' || (item.n % 3) AS family, 'Item ' || item.n AS item,
      item.n * 10 + quarter.n AS sold FROM range(1, 9) quarter(n), range(10, 40) item(n)`,
    {
      kind: "pivot",
      columns: { axis: "quarter", figures: ["sold"], series: "item", group: "family" },
      display: {},
      marks: [],
    },
  );
  const { page } = await visit(context, `/charts/${id}`, { width: 360 });
  const pivot = page.getByRole("region", { name: "Pivot table" });
  await pivot.getByRole("row", { name: /^Group 0/u }).waitFor();
  await expect.poll(() => pivot.getByRole("row").count()).toBe(1 + 3 + 30 + 1);
  await pivot.evaluate((element) => element.scrollTo(300, 500));
  const inView = async (name: string, role: "columnheader" | "rowheader") => {
    const [box, frame] = [
      await pivot.getByRole(role, { name, exact: true }).boundingBox(),
      await pivot.boundingBox(),
    ];
    return box !== null && frame !== null && box.y >= frame.y - 1 && box.x < frame.x + frame.width;
  };
  expect(await inView("Q5", "columnheader")).toBe(true);
  await pivot.evaluate((element) => element.scrollTo(0, 0));
  await pivot.getByRole("button", { name: "Group 0" }).click();
  await expect.poll(() => pivot.getByRole("row").count()).toBe(1 + 3 + 20 + 1);
  await page.getByRole("button", { name: "Close all groups" }).click();
  await expect.poll(() => pivot.getByRole("row").count()).toBe(1 + 3 + 1);
  await pivot
    .getByRole("row", { name: /^Total/u })
    .getByText("59,880", { exact: false })
    .waitFor();
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
});

const citiesSql = `SELECT city, lat, lng, orders FROM (VALUES ('Berlin', 52.52, 13.4, 90), ('Paris', 48.86, 2.35, 70),
  ('Madrid', 40.42, -3.7, 30), ('Vienna', 48.21, 16.37, 20), ('Unknown', 0, 0, 1)) shop(city, lat, lng, orders)`;

test.for([360, 1440])(
  "rows with a latitude and a longitude are a map of points, at %i pixels",
  async (width, context) => {
    const { id } = await saveSql(context, citiesSql);
    const { page } = await visit(context, `/charts/${id}`, { width });
    await page
      .getByRole("img", { name: /^Map of orders at 4 places.*Highest: Berlin, 90.*1 of 5 rows/u })
      .waitFor();
    await page.locator("svg text", { hasText: "1 of 5 rows has no position" }).waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "Edit chart" }).click();
    await page
      .getByRole("list", { name: "Kinds of charts" })
      .getByRole("button", {
        name: "Map of points Recommended because four rows have a latitude and a longitude.",
      })
      .waitFor();
  },
);

const shopsOf = (count: number) =>
  `SELECT DATE '2026-01-01' + INTERVAL (m.n) MONTH AS month, 'Shop <b>' || s.n AS shop, s.n + m.n AS orders
    FROM range(0, 3) m(n), range(0, ${count}) s(n)`;

test("columns that have vanished and scripts in labels are drawn safely", async (context) => {
  const script = "<img src=x onerror='window.attacked = true'><script>window.attacked = true</script>";
  const { id, status } = await saveSql(context, shopsOf(12), {
    kind: "line",
    columns: { axis: "gone", figures: ["gone", "orders"], series: "shop" },
    display: {},
    marks: [
      { kind: "goal", value: 400, label: script },
      { kind: "range", of: "orders", low: "gone", high: "gone", label: script },
    ],
  });
  expect(status).toBe(200);
  const { page } = await visit(context, `/charts/${id}`);
  await page.getByRole("img", { name: /12 series of 3 points/u }).waitFor();
  await page.locator("svg text", { hasText: "<img src=x" }).first().waitFor();
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  await expect.poll(() => page.locator("img[src=x], [role=img] script").count()).toBe(0);
});

test("500 series are no line chart: the table shows all of them", async (context) => {
  const { id, status } = await saveSql(context, shopsOf(500), { kind: "line", display: {}, marks: [] });
  expect(status).toBe(400);
  const { page } = await visit(context, `/charts/${id}`);
  await page.getByText("1,500 rows", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Edit chart" }).click();
  const line = page.getByRole("list", { name: "Kinds of charts" }).getByRole("button", { name: /^Line/u });
  await line.waitFor();
  await expect.poll(() => line.isDisabled()).toBe(true);
});

test.for([1440, 360])("a card with 500 series shows their table, at %i px", async (width, context) => {
  const { owner } = site(context);
  const { id: chartId } = await saveSql(context, shopsOf(500));
  const boards = `/api/databases/${(await findDatabaseOf(owner)).id}/dashboards`;
  const { id } = (await owner.browser.post(boards, { title: "Many shops" })).body as Dashboard;
  await owner.browser.post(`/api/dashboards/${id}/cards`, { chartId });
  const { page } = await visit(context, `/dashboards/${id}`, { width });
  const card = page.getByRole("article", { name: "Drawn as designed" });
  await card.getByRole("table").waitFor();
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
});

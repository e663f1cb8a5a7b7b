import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { ask as askAs } from "../apps/server/testing/ask.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { tabTo } from "./tab-to.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Questions that another mode answers better. */
const { site, visit } = useSite();

const ask = (question: string) => `/ask/genesis?q=${encodeURIComponent(question)}`;

test("a question for reasons offers Quantum, with the question", async (context) => {
  const question = "Why did orders fall in May?";
  const { page } = await visit(context, ask(question), { width: 360 });
  const link = page.getByRole("link", { name: "Investigate in Quantum" });
  await link.waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await link.click();
  await page.getByRole("region", { name: "Plan" }).waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe(question);
});

test("the bare name of a table offers Explorer", async (context) => {
  const { page } = await visit(context, ask("customers"));
  await page.getByRole("link", { name: "Open in Explorer" }).click();
  await page
    .getByRole("heading", { name: /customers/i })
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("table")).toMatch(/customers/);
});

test("a month of an answer is explained by Quantum", async (context) => {
  const { page } = await visit(context, ask("revenue by month last year"));
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("gridcell").nth(1).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Why did revenue change in Jan \d{4}\?$/ })
    .click();
  await page.getByText(/^Revenue in Jan \d{4}, compared with Dec \d{4}$/).waitFor();
  expect(new URL(page.url()).searchParams.get("run")).toBe("1");
});

test.for([
  [
    "revenue by month last year",
    "ArrowRight",
    /^Why did revenue change in \w{3} \d{4}\?$/,
    /^Revenue in \w{3} \d{4}, compared with/,
  ],
  [
    "number of orders by ship country",
    "ArrowDown",
    /^Why did the number of orders change last month\?$/,
    /^Number of orders where .*country is \w+.* in \w{3} \d{4}, compared with/,
  ],
] as const)(
  "with the keyboard: a mark of the chart of “%s” is explained by Quantum",
  async ([question, arrow, offered, title], context) => {
    const { page } = await visit(context, ask(question));
    const chart = page.getByRole("application", { name: "Figures of the chart" });
    await chart.locator("svg").waitFor();
    await chart.focus();
    await page.keyboard.press(arrow);
    await page.keyboard.press("Enter");
    const explain = page.getByRole("dialog").getByRole("button", { name: offered });
    await explain.waitFor();
    await tabTo(page, explain);
    await page.keyboard.press("Enter");
    await page.getByText(title).waitFor();
    expect(new URL(page.url()).pathname).toBe("/ask/quantum");
  },
);

test.for([1440, 360])(
  "at %i px, with the keyboard: a card says what changed, in the values of its filters",
  async (width, context) => {
    const { browser, ...person } = site(context).owner;
    const [database] = await readDatabases({ browser, ...person });
    const path = `/api/databases/${database?.id ?? ""}`;
    const made = (await browser.post(`${path}/conversations`, { mode: "genesis" })).body as Conversation;
    const board = (await browser.post(`${path}/dashboards`, { title: "Changed" })).body as Dashboard;
    const { turn } = await askAs({ browser, ...person }, made.id, "number of orders by month for Germany");
    const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: "Orders of Germany" });
    const { id: chartId } = chart.body as ChartSummary;
    await browser.post(`/api/dashboards/${board.id}/cards`, { chartId });
    const { page } = await visit(context, `/dashboards/${board.id}`, { width, height: 800 });
    await tabTo(page, page.getByRole("button", { name: "Actions for Orders of Germany" }));
    await page.keyboard.press("Enter");
    const changed = page.getByRole("menuitem", { name: "What changed?" });
    await changed.waitFor();
    await page.keyboard.type("What");
    await expect.poll(() => changed.evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(/^Number of orders where .* is Germany in \w+ \d{4}, compared/).waitFor();
    expect(await measureOverflow(page)).toBe(0);
  },
);

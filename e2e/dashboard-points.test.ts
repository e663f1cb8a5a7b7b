import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** From the cards of a dashboard to their rows, and to questions. */
const { site, visit } = useSite();

test.for([1440, 360])(
  "at %i px: the rows of a card's figure are listed, and its mark opens as a question",
  async (width, context) => {
    const { browser, ...person } = site(context).owner;
    const [database] = await readDatabases({ browser, ...person });
    const path = `/api/databases/${database?.id ?? ""}`;
    const made = (await browser.post(`${path}/conversations`, { mode: "genesis" })).body as Conversation;
    const board = (await browser.post(`${path}/dashboards`, { title: "Asked" })).body as Dashboard;
    for (const question of ["number of orders", "number of orders by channel"]) {
      const { turn } = await ask({ browser, ...person }, made.id, question);
      const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
      const { id: chartId } = chart.body as ChartSummary;
      await browser.post(`/api/dashboards/${board.id}/cards`, { chartId });
    }
    const { page } = await visit(context, `/dashboards/${board.id}`, { width, height: 800 });
    const number = page.getByRole("article", { name: "number of orders", exact: true });
    await number.getByRole("button", { expanded: false }).filter({ hasText: /\d/ }).click();
    await page.getByRole("button", { name: "See the rows" }).click();
    const rows = page.getByRole("dialog", { name: /^The rows of / });
    await rows.getByRole("grid").waitFor();
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await page.keyboard.press("Escape");
    await rows.waitFor({ state: "detached" });

    const bars = page
      .getByRole("article", { name: "number of orders by channel" })
      .getByRole("application", { name: "Figures of the chart" });
    await bars.locator("svg").waitFor();
    await bars.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: /^Break down by / })
      .first()
      .click();
    await page.waitForURL("**/chat/*");
    await page.getByRole("button", { name: "Save chart" }).waitFor();
  },
);

test("a mark of a card is compared with the rest, and the dashboard stays as it was", async (context) => {
  const { browser, ...person } = site(context).owner;
  const [database] = await readDatabases({ browser, ...person });
  const path = `/api/databases/${database?.id ?? ""}`;
  const made = (await browser.post(`${path}/conversations`, { mode: "genesis" })).body as Conversation;
  const { id } = (await browser.post(`${path}/dashboards`, { title: "Compared by a mark" }))
    .body as Dashboard;
  const { turn } = await ask({ browser, ...person }, made.id, "number of orders by channel");
  const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: "orders by channel" });
  const { id: chartId } = chart.body as ChartSummary;
  await browser.post(`/api/dashboards/${id}/cards`, { chartId });
  const { page } = await visit(context, `/dashboards/${id}`);
  const bars = page
    .getByRole("article", { name: "orders by channel" })
    .getByRole("application", { name: "Figures of the chart" });
  await bars.locator("svg").waitFor();
  await bars.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const compare = page.getByRole("dialog").getByRole("button", { name: /^Compare .+ with the rest$/ });
  const [, name = ""] = /^Compare (.+) with the rest$/.exec((await compare.textContent()) ?? "") ?? [];
  await compare.click();
  await page.waitForURL("**/chat/*");
  const understood = page.getByRole("list", { name: "Understood as" });
  await understood.getByRole("button", { name: `by ${name} and the rest`, exact: true }).waitFor();
  await page.goBack();
  await bars.locator("svg").waitFor();
  const board = (await browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  expect(board.cards.map((card) => card.chart.id)).toEqual([chartId]);
});

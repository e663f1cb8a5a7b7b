import type { ChartSummary, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A wrong combination explains itself, and one click draws the nearest that works. */
const { site, visit } = useSite();

/** A conversation of these questions. */
async function converse(context: TestContext, ...questions: readonly string[]) {
  const { owner } = site(context);
  const conversation = await startConversation(owner, (await findDatabaseOf(owner)).id);
  let turnId = "";
  for (const question of questions) turnId = (await ask(owner, conversation.id, question)).turn.id;
  return { owner, turnId, path: `/chat/${conversation.id}` };
}

const offer = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

test.for([
  ["as a pie in 3D", /^There are no 3-D charts/u],
  ["as a pie and add the average", /an average needs an axis of figures/u],
] as const)("what a chart in a conversation does not have is named: %s", async ([words, fact], context) => {
  const { path } = await converse(context, "number of orders by channel", words);
  const { page } = await visit(context, path);
  await page.getByText(fact).waitFor();
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
});

test.for([1440, 360])("a pie of too many parts in a conversation, at %i px", async (width, context) => {
  const { path } = await converse(context, "revenue by product", "as a pie");
  const { page } = await visit(context, path, { width });
  await page.getByText(/^Pie: \d+ slices are too many to read\.$/u).waitFor();
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await shoot(page, `chart-problem-${String(width)}`);
  await offer(page, "Pie of the largest 5 and Other").click();
  await page.getByRole("img", { name: /^Pie chart/u }).waitFor();
  await expect.poll(() => page.getByText(/slices are too many/u).count()).toBe(0);
});

test("a logarithmic scale that a saved chart's kind does not have, in the editor and on its page", async (context) => {
  const { owner, turnId } = await converse(context, "number of orders by month");
  const saved = await owner.browser.post(`/api/turns/${turnId}/charts`, { title: "Months" });
  const { id } = saved.body as ChartSummary;
  const { page } = await visit(context, `/charts/${id}`);
  await page.getByRole("button", { name: "Edit chart" }).click();
  await page.getByRole("tab", { name: "Axes", exact: true }).click();
  await page.getByRole("switch", { name: "Logarithmic scale" }).click();
  await page.getByRole("tab", { name: "Data", exact: true }).click();
  await page
    .getByRole("list", { name: "Kinds of charts" })
    .getByRole("button", { name: "Columns", exact: true })
    .click();
  await page.getByText("Columns have no logarithmic scale, because they start at zero.").waitFor();
  await offer(page, "Draw as line").click();
  await expect.poll(() => page.getByText(/no logarithmic scale/u).count()).toBe(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  await offer(page, "Draw as line").click();
  await expect.poll(() => page.getByText(/no logarithmic scale/u).count()).toBe(0);
  const { design } = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(design).toMatchObject({ kind: "line", display: { scale: "log" } });
});

import { randomUUID } from "node:crypto";
import type { ChartDraft, Dashboard } from "@askery/api";
import type { SqlVariable } from "@askery/model";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Filters of dashboards that set variables of hand-written SQL. */
const { site, visit } = useSite();

const title = "Orders of a channel";
const variables: readonly SqlVariable[] = [
  { kind: "choice", name: "channel", type: "text", options: ["Search", "Store"], value: "Search" },
  { kind: "number", name: "least_total", value: "0" },
];
const text =
  "SELECT {{channel}} AS channel, count(*) AS orders FROM orders WHERE channel = {{channel}} AND total >= {{least_total}}";

/** A dashboard with a chart of SQL. */
async function makeBoard({ browser, ...person }: TestPerson): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const of = `/api/databases/${database?.id ?? ""}`;
  const start = { kind: "sql", text, variables };
  const draft = (await browser.post(`${of}/chart-drafts`, { start })).body as ChartDraft;
  expect(draft).toMatchObject({ kind: "drawn" });
  const chartId = randomUUID();
  const draftId = draft.kind === "drawn" ? draft.id : "";
  await browser.post(`${of}/chart-drafts/${draftId}/chart`, { id: chartId, title });
  const board = (await browser.post(`${of}/dashboards`, { title: "Variables" })).body as Dashboard;
  await browser.post(`/api/dashboards/${board.id}/cards`, { chartId });
  return board.id;
}

async function addFilter(page: Page, variable: string): Promise<void> {
  await page.getByRole("button", { name: "Add a filter" }).click();
  await page.getByRole("combobox", { name: "Find a column" }).fill(variable);
  await page
    .getByRole("option", { name: new RegExp(`^${variable}`) })
    .first()
    .click();
  await page.getByRole("combobox", { name: "Find a column" }).waitFor({ state: "detached" });
}

test("an editor binds variables to filters; everyone chooses values, which are in the address", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner);
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await addFilter(page, "channel");
  await addFilter(page, "least total");
  await page.getByRole("button", { name: "Channel All" }).click();
  const settings = page.getByRole("dialog", { name: "Settings of Channel" });
  await settings.getByText("By hand: variable channel").waitFor();
  await settings.getByRole("button", { name: "At first: All" }).click();
  await settings.getByRole("option", { name: "Store" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();

  await page.getByRole("button", { name: "Channel All" }).click();
  await page.getByRole("option", { name: "Store" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: `${title}: 1 filter applied` }).waitFor();
  await page.getByRole("button", { name: "Least total All" }).click();
  // The panel of the other filter may still be closing.
  const least = page.getByRole("dialog", { name: "Least total" });
  await least.getByRole("textbox", { name: "Value" }).fill("100");
  await least.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: `${title}: 2 filters applied` }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: `${title}: 2 filters applied` }).waitFor();
  await page.getByRole("button", { name: "Least total 100" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Channel Store" }).click();
  await page.getByRole("option", { name: "Search" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
});

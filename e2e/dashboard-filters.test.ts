import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Filters of dashboards: added by an editor, chosen by everyone, and in the address. */
const { site, visit } = useSite();

const country = "customers by country";
const channel = "number of orders by channel";
const suppliers = "number of suppliers";

/** A dashboard with the charts of some questions. */
async function makeBoard({ browser, ...person }: TestPerson, title: string): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const databaseId = database?.id ?? "";
  const made = await browser.post(`/api/databases/${databaseId}/conversations`, { mode: "genesis" });
  const board = (await browser.post(`/api/databases/${databaseId}/dashboards`, { title })).body as Dashboard;
  for (const question of [country, channel, suppliers]) {
    const { turn } = await ask({ browser, ...person }, (made.body as Conversation).id, question);
    const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
    await browser.post(`/api/dashboards/${board.id}/cards`, { chartId: (saved.body as ChartSummary).id });
  }
  return board.id;
}

const card = (page: Page, title: string) => page.getByRole("article", { name: title });

async function addFilter(page: Page, column: string): Promise<void> {
  await page.getByRole("button", { name: "Add a filter" }).click();
  await page.getByRole("combobox", { name: "Find a column" }).fill(column);
  await page
    .getByRole("option", { name: new RegExp(`^${column}`) })
    .first()
    .click();
}

test("an editor adds a filter; everyone chooses values, sees what they reach, and shares the address", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner, "Filtered");
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await addFilter(page, "country");
  await page.getByRole("button", { name: "Country All" }).click();
  const settings = page.getByRole("dialog", { name: "Settings of Country" });
  await settings
    .getByRole("button", { name: new RegExp(suppliers) })
    .getByText("Its suppliers can each have")
    .waitFor();
  await settings
    .getByRole("button", { name: new RegExp(channel) })
    .getByText("Reached")
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();

  await page.getByRole("button", { name: "Country All" }).click();
  await page.getByRole("combobox", { name: "Find a value of Country" }).fill("germ");
  await page.getByRole("option", { name: "Germany" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: `${country}: 1 filter applied` }).waitFor();
  await page.getByRole("button", { name: `${channel}: 1 filter applied` }).waitFor();
  await page.getByRole("button", { name: `${suppliers}: 1 not` }).click();
  await page.getByText("Not filtered by Country.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => card(page, country).getByText("Germany").count()).toBeGreaterThan(0);

  await page.reload();
  await page.getByRole("button", { name: `${country}: 1 filter applied` }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("button", { name: "Country All" }).waitFor();
  await page.goForward();
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Country All" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("at 360 px, filters are chips in a row, and their panels fit", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner, "Small");
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Add a filter" }).click();
  await page.getByRole("option", { name: /^date of each card/ }).click();
  await addFilter(page, "country");
  await addFilter(page, "status");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Time All" }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Time All" }).click();
  await page.getByRole("button", { name: "last year" }).click();
  await page.getByRole("button", { name: "Time last year" }).waitFor();
  await page.getByRole("button", { name: `${channel}: 1 filter applied` }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test("a mark of a card filters the other cards, by keyboard and by click, and the step is taken back", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner, "Clicked");
  for (const width of [1440, 360]) {
    const { page } = await visit(context, `/dashboards/${id}`, { width, height: 800 });
    const chart = card(page, country).getByRole("application", { name: "Figures of the chart" });
    await chart.locator("svg").waitFor();
    await chart.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Filter the other cards" }).click();
    const stop = page.getByRole("button", { name: /^Stop filtering by / });
    await stop.waitFor();
    await page.getByRole("button", { name: `${channel}: 1 filter applied` }).waitFor();
    expect([await page.getByRole("button", { name: `${country}: 1 filter applied` }).count()]).toEqual([0]);
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await page.reload();
    await page.getByRole("button", { name: `${channel}: 1 filter applied` }).waitFor();
    await stop.click();
    await stop.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    await page.goBack();
    await stop.waitFor();
  }
});

test("a filter by city offers the cities of the chosen country", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner, "Linked");
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await addFilter(page, "country");
  await addFilter(page, "city");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "City All" }).click();
  const search = page.getByRole("combobox", { name: "Find a value of City" });
  await search.fill("Berlin");
  await page.getByRole("option", { name: /^Berlin/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Country All" }).click();
  await page.getByRole("combobox", { name: "Find a value of Country" }).fill("fran");
  await page.getByRole("option", { name: "France" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: `${country}: 1 filter applied` }).waitFor();
  await page.getByRole("button", { name: "City All" }).click();
  await search.fill("Paris");
  await page.getByRole("option", { name: /^Paris/ }).waitFor();
  await search.fill("Berlin");
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
});

import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A person's own views of a dashboard, and filters that are hidden. */
const { site, visit } = useSite();

const filter: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: null,
  isRequired: false,
  targets: {},
};

async function makeBoard(
  { browser, ...person }: TestPerson,
  title: string,
  filters: readonly DashboardFilter[],
): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const path = `/api/databases/${database?.id ?? ""}`;
  const made = await browser.post(`${path}/conversations`, { mode: "genesis" });
  const board = (await browser.post(`${path}/dashboards`, { title })).body as Dashboard;
  const { turn } = await ask({ browser, ...person }, (made.body as Conversation).id, "number of orders");
  const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: "Orders" });
  await browser.post(`/api/dashboards/${board.id}/cards`, { chartId: (saved.body as ChartSummary).id });
  const { revision } = (await browser.get(`/api/dashboards/${board.id}`)).body as Dashboard;
  await browser.request(`/api/dashboards/${board.id}`, { method: "PATCH", body: { revision, filters } });
  return `/dashboards/${board.id}`;
}

test.for([1440])(
  "at %i px: filters are saved as a view, the dashboard opens with it, and the address wins",
  async (width, context) => {
    const path = await makeBoard(site(context).owner, `Views at ${width}`, [filter]);
    const { page } = await visit(context, path, { width, height: 800 });
    const views = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("button", { name: "Time All" }).click();
    await page.getByRole("button", { name: "last year" }).click();
    await page.getByRole("button", { name: "Time last year" }).waitFor();
    const filtered = page.url();
    await views("Views").click();
    await page.getByRole("menuitem", { name: "Save these filters as a view" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Before");
    await page.getByRole("button", { name: "Save view" }).click();
    await views("Before").click();
    await page.getByRole("menuitemcheckbox", { name: "Open the dashboard with it" }).click();
    const saved = async () => (await site(context).owner.browser.get(`/api${path}/views`)).body;
    await expect.poll(saved).toMatchObject([{ name: "Before", isDefault: true }]);
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);

    await page.goto(new URL(path, filtered).href);
    await page.getByRole("button", { name: "Time last year" }).waitFor();
    expect(page.url()).toBe(filtered);
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Time All" }).waitFor();

    const other = new URL(filtered);
    other.searchParams.set("filters", JSON.stringify({ time: null }));
    await page.goto(other.href);
    await page.getByRole("article", { name: "Orders" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Time last year" }).count()).toBe(0);
  },
);

test("a hidden filter applies, is not in the bar, and no address changes it", async (context) => {
  const period = { kind: "absolute", from: "2025-01-01", to: "2026-01-01" } as const;
  const initial = { kind: "time", period, words: "2025" } as const;
  const path = await makeBoard(site(context).owner, "Hidden", [{ ...filter, initial, isHidden: true }]);
  const { page } = await visit(context, path);
  const figure = page.getByRole("article", { name: "Orders" }).locator(".text-28");
  const shown = await figure.textContent();
  await page.getByRole("button", { name: /1 filter applied/ }).waitFor();
  await expect.poll(() => page.getByRole("group", { name: "Filters" }).count()).toBe(0);
  await page.goto(new URL(`${path}?filters=${encodeURIComponent('{"time":null}')}`, page.url()).href);
  await page.getByRole("button", { name: /1 filter applied/ }).waitFor();
  await expect.poll(() => figure.textContent()).toBe(shown);
});

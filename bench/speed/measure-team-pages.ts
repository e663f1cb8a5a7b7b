import { fileURLToPath } from "node:url";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { buildWeb, buildWebIfStale } from "../../scripts/start/build-web-if-stale.ts";
import { findChromiumProgram } from "../../scripts/test-servers/chromium-program.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import { median, type Measurement } from "./measurement.ts";
import { longTaskMs, readTasks } from "./read-tasks.ts";
import { startTeamServer } from "./start-team-server.ts";
import { timeClick } from "./time-click.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const windows = 7;
/** The maximum for the menu and its pages. */
const maxMs = 100;

interface Visit {
  readonly what: string;
  /** The page on which it starts. */
  readonly from: (databaseId: string) => string;
  /** What is opened first, for the target to be there. Default: nothing. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** A selector of what appears last. */
  readonly shown: string;
}

const ask = () => "/ask";
const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const openGroup = (name: string) => async (page: Page) =>
  menu(page).getByRole("button", { name, exact: true }).click();

const yardstick: Visit = {
  what: "a list of one dashboard, opened the same way",
  from: ask,
  prepare: openGroup("Dashboards"),
  target: (page) => menu(page).getByRole("link", { name: "History" }),
  shown: 'ul[aria-label="Dashboards"] > li',
};

/** The last row of a page of a list. */
const lastOf = (list: string) => `ul[aria-label="${list}"] > li:nth-child(30)`;

const visits: readonly Visit[] = [
  {
    what: "500 favorites in a browser: one of their folders is opened",
    from: ask,
    target: (page) => menu(page).getByRole("button", { name: "folder 3", exact: true }),
    shown: ".menu-favorites .menu-children .menu-row",
  },
  {
    what: "10,000 projects in a browser: their page is opened",
    from: ask,
    target: (page) => menu(page).getByRole("link", { name: "More" }),
    shown: lastOf("Projects"),
  },
  {
    what: "10,000 charts in a browser: a screen of their page is opened",
    from: ask,
    prepare: openGroup("Charts"),
    target: (page) => menu(page).getByRole("link", { name: "History" }),
    shown: 'ul[aria-label="Charts"] > li:nth-child(12) article',
  },
  {
    what: "200 members in a browser: their tab is opened",
    from: (databaseId) => `/databases/${databaseId}`,
    target: (page) => page.getByRole("link", { name: "Members", exact: true }),
    shown: lastOf("Members"),
  },
  {
    what: "all of them in a browser: the palette is opened",
    from: ask,
    target: (page) => page.getByRole("button", { name: /^Search/u }),
    shown: "[cmdk-item]",
  },
];

/**
 * Opening the menu and its pages in a real browser, where one person has 500 favorites in three levels, 10,000 projects
 * and as many charts, in a database with 200 members: from the click until the page is drawn, for the first time in a window.
 * The pointer was on the link for 100 ms.
 */
export async function measureTeamPages(folder: string): Promise<readonly Measurement[]> {
  await buildWebIfStale({ checkout, print: console.error, build: buildWeb });
  const { server, person } = await startTeamServer(folder);
  const browser = await launchChromium(await findChromiumProgram(`${checkout}.cache/chromium`));
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(person.cookies());
    const given = { context, url: server.url, databaseId: person.databaseId };
    await person.call("POST", `/api/databases/${person.databaseId}/dashboards`, { title: "The only one" });
    const yardstickMs = await timeVisit(given, yardstick);
    const measurements: Measurement[] = [];
    for (const visit of visits) {
      measurements.push({
        what: visit.what,
        value: await timeVisit(given, visit),
        yardstick: yardstick.what,
        yardstickValue: yardstickMs,
        goal: { kind: "value", most: maxMs },
      });
    }
    measurements.push({
      what: "all of them in a browser: longest task while these are opened",
      value: await findLongestTask(given),
      yardstick: "what browsers call a long task",
      yardstickValue: longTaskMs,
      goal: { kind: "value", most: maxMs },
    });
    return measurements;
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Given {
  readonly context: BrowserContext;
  readonly url: string;
  readonly databaseId: string;
}

async function timeVisit(given: Given, visit: Visit): Promise<number> {
  const times: number[] = [];
  // The first window fills the browser's cache.
  for (let window = 0; window <= windows; window++) times.push(await openWindow(given, visit, clickIn));
  return median(times.slice(1));
}

/** The longest task of the page's main thread while it opens what the visits open. */
async function findLongestTask(given: Given): Promise<number> {
  let longestMs = 0;
  for (const visit of visits) {
    const tasks = await openWindow(given, visit, (page) => readTasks(page, () => clickIn(page, visit)));
    longestMs = Math.max(longestMs, ...tasks);
  }
  return longestMs;
}

function clickIn(page: Page, { target, shown }: Visit): Promise<number> {
  return timeClick(page, target(page), shown);
}

async function openWindow<Result>(
  { context, url, databaseId }: Given,
  visit: Visit,
  work: (page: Page, visit: Visit) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  await page.goto(`${url}${visit.from(databaseId)}`);
  await visit.prepare?.(page);
  // What the page loads when it is idle has been loaded.
  await page.waitForLoadState("networkidle");
  const result = await work(page, visit);
  await page.close();
  return result;
}

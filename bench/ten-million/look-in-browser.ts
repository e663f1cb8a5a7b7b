import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { SignedInClient } from "../speed/signed-in-client.ts";
import { timeUntilIdle, type CountWork } from "./count-work.ts";

/** What is looked at, and how its page shows that it runs and has ended. */
export interface Look {
  readonly name: string;
  readonly path: string;
  readonly first: (page: Page) => Promise<unknown>;
  readonly ended: RegExp;
}

const question = encodeURIComponent("Why did revenue fall in May?");
const running = /^\d+ of \d+ (?:queries|steps) finished$/;
const someFinished = /^[1-9]\d* of \d+ (?:queries|steps) finished$/;
const stopped = /^Stopped after \d+ of \d+ (?:queries|steps)\./;

export const looks: readonly Look[] = [
  {
    name: "Explorer",
    path: "/ask/explorer?topic=sales",
    first: async (page) =>
      page.getByRole("region").filter({ hasText: "Why this is shown:" }).first().waitFor({ timeout: 0 }),
    ended: /\d+ queries in [\d.]+ s$/,
  },
  {
    name: "Quantum",
    path: `/ask/quantum?q=${question}&run=1`,
    first: async (page) => page.getByText(someFinished).waitFor({ timeout: 0 }),
    ended: /^\d+ steps in [\d.]+ s$/,
  },
];

interface LookContext {
  readonly browser: Browser;
  readonly url: string;
  readonly person: SignedInClient;
  readonly database: string;
  readonly countWork: CountWork;
  /** A folder. */
  readonly pictures: string;
}

/** In milliseconds. */
interface LookTimes {
  readonly firstMs: number;
  readonly allMs: number;
  /** What the database worked on when Stop was pressed, in words. */
  readonly workAtStop: string;
  /** From Stop until the page says so, and until the database is idle. */
  readonly pageStopMs: number;
  readonly idleMs: number;
}

/** Runs a look to its end, and again until Stop after its first result. */
export async function lookInBrowser(look: Look, context: LookContext): Promise<LookTimes> {
  const { browser, url, person, database, countWork, pictures } = context;
  const page = await (
    await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await page.context().addCookies(person.cookies());
  await page.addInitScript((id) => localStorage.setItem("askery-database", id), idOf(person));
  const photograph = async (what: string, fullPage = false) =>
    page.screenshot({ path: join(pictures, `${database}-${look.name}-${what}.png`), fullPage });
  try {
    const startedAt = performance.now();
    await page.goto(look.path, { waitUntil: "commit" });
    await look.first(page);
    const firstMs = performance.now() - startedAt;
    await photograph("progress");
    await page.getByText(look.ended).waitFor({ timeout: 0 });
    const allMs = performance.now() - startedAt;
    await photograph("end", true);
    await page.reload({ waitUntil: "commit" });
    await page.getByText(running).waitFor({ timeout: 0 });
    await look.first(page);
    const { words } = await countWork();
    const stoppedAt = performance.now();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    const idle = timeUntilIdle(countWork, stoppedAt);
    await page.getByText(stopped).waitFor();
    const pageStopMs = performance.now() - stoppedAt;
    const idleMs = await idle;
    await photograph("stopped");
    return { firstMs, allMs, workAtStop: words, pageStopMs, idleMs };
  } finally {
    await page.context().close();
  }
}

/** The id of the database that a person asks about. */
function idOf({ databasePath }: SignedInClient): string {
  return databasePath.slice(databasePath.lastIndexOf("/") + 1);
}

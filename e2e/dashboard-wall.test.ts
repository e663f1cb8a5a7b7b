import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Dashboards on a screen that nobody operates, and on paper. */
const { site, visit } = useSite();

/** A dashboard with two tabs: a chart six times, and a text. */
async function makeBoard({ browser, ...person }: TestPerson, title: string): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const databaseId = database?.id ?? "";
  const { items } = (await browser.get(`/api/databases/${databaseId}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const { body } = await browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const turnId = (body as Conversation).turns[0]?.id ?? "";
  const saved = await browser.post(`/api/turns/${turnId}/charts`, { title: "Numbers" });
  const { id: chartId } = saved.body as ChartSummary;
  const made = await browser.post(`/api/databases/${databaseId}/dashboards`, { title });
  const { id, revision } = made.body as Dashboard;
  const tabs = ["Charts", "Words"].map((name) => ({ id: crypto.randomUUID(), title: name }));
  const cards = Array.from({ length: 6 }, (_, index) => ({
    id: crypto.randomUUID(),
    chartId,
    tabId: tabs[0]?.id ?? null,
    x: 0,
    y: index * 7,
    w: 24,
    h: 7,
  }));
  const text = { id: crypto.randomUUID(), tabId: tabs[1]?.id ?? null, kind: "text", text: "Words here" };
  await browser.request(`/api/dashboards/${id}`, {
    method: "PATCH",
    body: { revision, tabs, cards, texts: [{ ...text, x: 0, y: 0, w: 24, h: 2 }] },
  });
  return id;
}

test("on a screen of 2560 × 1440, charts fill their cards", async (context) => {
  const id = await makeBoard(site(context).owner, "Large wall");
  const { page } = await visit(context, `/dashboards/${id}?wall=0`, { width: 2560, height: 1440 });
  const card = page.getByRole("article", { name: "Numbers" }).first();
  const chart = card.getByRole("img", { name: /chart of/u });
  await chart.waitFor();
  const share = async (side: "width" | "height") => {
    const [inner, outer] = [await chart.boundingBox(), await card.boundingBox()];
    return (inner?.[side] ?? 0) / (outer?.[side] ?? 1);
  };
  await expect.poll(() => share("width")).toBeGreaterThan(0.95);
  await expect.poll(() => share("height")).toBeGreaterThan(0.7);
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
});

test.for([1440, 360])(
  "at %i px: a wall has no menu; tabs rotate, a key pauses, and Esc leaves",
  async (width, context) => {
    const id = await makeBoard(site(context).owner, `Wall at ${width}`);
    const { page } = await visit(context, `/dashboards/${id}?wall=1`, { width, height: 800 });
    const menu = page.getByRole("navigation", { name: "Main", exact: true });
    await page.getByRole("heading", { name: `Wall at ${width}`, level: 1 }).waitFor();
    await expect.poll(() => menu.count()).toBe(0);
    await page.getByText(/^Updated /).waitFor();
    // Both tabs come without a click.
    await page.getByText("Words here").waitFor();
    await page.getByRole("article", { name: "Numbers" }).first().waitFor();
    await page.keyboard.press("Space");
    await page.getByText(/· paused$/).waitFor();
    const shown = async () => page.getByRole("article").count();
    const before = await shown();
    await page.keyboard.press("ArrowRight");
    await expect.poll(shown).not.toBe(before);
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Actions for Wall at ${width}` }).waitFor();
    expect(new URL(page.url()).searchParams.has("wall")).toBe(false);
  },
);

test("for people who prefer less motion, the tabs of a wall wait until they resume, and its figures do not", async (context) => {
  const id = await makeBoard(site(context).owner, "Calm wall");
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(page.url().replace(/\?.*|$/, "?wall=5"));
  await page.getByText(/ · next in \d+ min · tabs paused$/).waitFor();
  await page.clock.runFor("00:12");
  await expect.poll(() => page.getByText("Words here").count()).toBe(0);
  await page.getByRole("button", { name: "Resume" }).press("Enter");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.clock.runFor("00:06");
  await page.getByText("Words here").waitFor();
});

test("a wall is refreshed as often as its freshness says, and shows when it is next", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner, "Fresh wall");
  const set = await owner.browser.request(`/api/dashboards/${id}/freshness`, {
    method: "PATCH",
    body: { minutes: 3 },
  });
  expect(set.status).toBe(200);
  const { page } = await visit(context, `/dashboards/${id}`);
  const asked: unknown[] = [];
  // Figures that are nearly three minutes old are too old for another interval.
  const ofWall = { filters: {}, points: [], maxAgeMs: 162_000 };
  page.on("request", (request) => {
    if (request.url().endsWith("/figures")) asked.push(request.postDataJSON());
  });
  await page.clock.install();
  await page.goto(page.url().replace(/\?.*|$/, "?wall=0"));
  await page.getByText(/^Updated .* · next in 3 min$/).waitFor();
  await expect.poll(() => page.getByRole("article", { name: "Numbers" }).count()).toBe(6);
  await page.clock.runFor("01:30");
  await page.getByText(/ · next in 2 min$/).waitFor();
  expect(asked).not.toContainEqual(ofWall);
  await page.clock.runFor("01:35");
  await expect.poll(() => asked).toContainEqual(ofWall);
  await page.getByText(/ · next in [23] min$/).waitFor();
});

test("a dashboard is printed with all its cards, none of which is cut in two", async (context) => {
  const id = await makeBoard(site(context).owner, "Paper");
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-was-printed", "");
  });
  await page.getByRole("button", { name: "Actions for Paper" }).press("Enter");
  await page.getByRole("menuitem", { name: "Print" }).press("Enter");
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-was-printed"));
  const printed = await page.evaluate(() => ({
    isLight: document.documentElement.classList.contains("light"),
    loading: [...document.querySelectorAll("article")].filter((card) => !card.querySelector("[role=img]"))
      .length,
    rules: [
      ...new Set(
        [...document.querySelectorAll(".dashboard-grid > li")].map(
          (card) => getComputedStyle(card).breakInside,
        ),
      ),
    ],
    menus: [...document.querySelectorAll(".shell-menu, .page-actions")].filter((one) => one.checkVisibility())
      .length,
  }));
  expect(printed).toEqual({ isLight: true, loading: 0, rules: ["avoid"], menus: 0 });
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  // Six cards of which a page has room for one, and in landscape.
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(6);
  expect(/\/MediaBox\s*\[\s*0 0 84[12][\d.]* 59[45]/.test(pdf)).toBe(true);
  await expect.poll(() => page.evaluate(() => "printing" in document.documentElement.dataset)).toBe(false);
});

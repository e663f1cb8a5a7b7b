import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, type TestContext } from "vitest";
import type { Table } from "@askery/model";
import { chromiumForTests } from "../../scripts/test-servers/chromium.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import type * as charts from "./index.ts";
import type { ChartPoint } from "./chart-request.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  numberAxis,
  partsOf,
  tableOf,
  type ChartParts,
} from "./samples.test-support.ts";
import { serveCharts, type ServedCharts } from "./serve-charts.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** The global variables of the served page. */
interface ChartWindow {
  readonly charts: typeof charts;
  readonly breaches: readonly string[];
  hacked?: boolean;
  chosen: ChartPoint[];
  mounted: ReturnType<typeof charts.mountChart>;
}

declare const window: ChartWindow;

let served: ServedCharts | null = null;
let browser: Browser | null = null;
let page: Page;
let skipped = "";

beforeAll(async () => {
  const program = await chromiumForTests();
  if ("skipped" in program) {
    skipped = program.skipped;
    return;
  }
  served = await serveCharts();
  browser = await launchChromium(program);
  page = await browser.newPage({ viewport: { width: 800, height: 400 } });
  await page.goto(served.url);
  await page.waitForSelector("html[data-ready]");
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

beforeEach((context: TestContext) => context.skip(browser === null, skipped));

afterEach(async () => {
  if (browser !== null) await page.evaluate(() => window.mounted.dispose());
});

async function mount(parts: ChartParts, table: Table): Promise<void> {
  await page.mouse.move(790, 390);
  await page.evaluate(
    async ([chart, table, theme]) => {
      const element = document.querySelector<HTMLElement>("#chart");
      if (element === null) throw new Error("The page has no element for the chart.");
      element.className = "";
      window.chosen = [];
      const onSelect = (point: ChartPoint) => window.chosen.push(point);
      window.mounted = window.charts.mountChart(element, { ...chart, table, theme, onSelect });
      await window.mounted.ready;
    },
    [chartOf(parts), table, chartThemes.dark] as const,
  );
}

const revenue = figureOf("revenue", euros);
const months = tableOf({ month: monthsOf2026(6), revenue: [12000, 15000, 9000.5, null, 21000, 18000] });
const line = partsOf({ kind: "line", x: monthAxis, y: [revenue] });

test("draws sharp shapes, describes them to screen readers, and works under the strictest content security policy", async () => {
  await mount(line, months);
  expect(await page.locator("#chart svg path").count()).toBeGreaterThan(2);
  expect(await page.locator("#chart").getAttribute("role")).toBe("img");
  expect(await page.locator("#chart").getAttribute("aria-label")).toContain(
    "Line chart of revenue by month, 6 points",
  );
  await page.mouse.move(150, 100);
  expect(await page.evaluate(() => window.breaches)).toEqual([]);
});

test("a tooltip shows the exact figure of the nearest position, and a dash for missing ones", async () => {
  await mount(line, months);
  await page.mouse.move(262, 120);
  await expect.poll(() => page.locator("#chart").innerText()).toContain("Mar 2026\nrevenue\n€9,000.50");
  await page.mouse.move(362, 120);
  await expect.poll(() => page.locator("#chart").innerText()).toContain("Apr 2026\nrevenue\n–");
});

test("names from data are shown, never run", async () => {
  const name = '<img src=x onerror="window.hacked = true">';
  const spec = partsOf({ kind: "bar", x: categoryAxis("name"), y: [figureOf(name)] });
  await mount(spec, tableOf({ name: [name, "{a|b}"], [name]: [3, 2] }));
  await page.mouse.move(160, 150);
  await expect
    .poll(() =>
      page
        .locator("#chart div")
        .first()
        .evaluate(() => document.body.innerText),
    )
    .toContain(name);
  expect(await page.locator("img").count()).toBe(0);
  expect(await page.evaluate(() => [window.hacked, window.breaches])).toEqual([undefined, []]);
});

test("a click on a bar returns its row; one near a line returns the nearest series", async () => {
  const bars = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue] });
  await mount(bars, tableOf({ name: ["A", "B"], revenue: [3, 2] }));
  await page.mouse.click(480, 200);
  expect(await page.evaluate(() => window.chosen)).toEqual([
    { row: 1, rows: [1], column: "revenue", value: 2 },
  ]);
  await page.evaluate(() => window.mounted.dispose());
  await mount(
    partsOf({ kind: "line", x: monthAxis, y: [revenue, figureOf("cost", euros)] }),
    tableOf({ month: monthsOf2026(3), revenue: [100, 100, 100], cost: [10, 10, 10] }),
  );
  await page.mouse.click(290, 190);
  expect(await page.evaluate(() => window.chosen)).toEqual([
    { row: 1, rows: [1], column: "cost", value: 10 },
  ]);
});

test("follows its element's size, accepts updates, and leaves nothing behind", async () => {
  await mount(line, months);
  await page.evaluate(() => document.querySelector("#chart")?.classList.add("small"));
  await expect.poll(() => page.locator("#chart svg").getAttribute("width")).toBe("360");
  await page.evaluate(([chart, table, theme]) => window.mounted.update({ ...chart, table, theme }), [
    chartOf(partsOf({ kind: "pie", x: categoryAxis("name"), y: [revenue] })),
    tableOf({ name: ["A", "B"], revenue: [3, 1] }),
    chartThemes.light,
  ] as const);
  await expect.poll(() => page.locator("#chart svg").innerHTML()).toContain("75%");
  await page.evaluate(() => window.mounted.dispose());
  expect(await page.locator("#chart").innerHTML()).toBe("");
});

test("thousands of dots are drawn on a canvas, a long line remains one sharp shape", async () => {
  const values = Array.from({ length: 10_000 }, (_, row) => Math.sin(row / 300) * 100 + (row % 7));
  const table = tableOf({ a: values, b: values.map((value) => value * value) });
  await mount(partsOf({ kind: "scatter", x: numberAxis("a"), y: [figureOf("b")] }), table);
  expect(await page.locator("#chart canvas").count()).toBe(1);
  await page.evaluate(() => window.mounted.dispose());
  const days = values.map((_, row) => new Date(Date.UTC(1999, 0, 1 + row)).toISOString().slice(0, 10));
  await mount(
    partsOf({ kind: "line", x: { ...monthAxis, column: "day", grain: "day" }, y: [figureOf("a")] }),
    tableOf({ day: days, a: values }),
  );
  const paths = await page
    .locator("#chart svg path")
    .evaluateAll((all) => all.map((path) => path.getAttribute("d")?.length ?? 0));
  expect(Math.max(...paths)).toBeLessThan(40_000);
  expect(Math.max(...paths)).toBeGreaterThan(2_000);
});

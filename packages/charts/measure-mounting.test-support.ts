import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import type * as charts from "./index.ts";
import { serveCharts } from "./serve-charts.test-support.ts";
import { findChromiumProgram } from "../../scripts/test-servers/chromium-program.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import { dotsOfPoints, lineOfPoints, tableOfDots, tableOfPoints } from "./points.test-support.ts";

/** The global variables of the served page. */
interface ChartWindow {
  readonly charts: typeof charts;
}

declare const window: ChartWindow;

/** How long a chart takes from an empty element to its picture, in milliseconds, beside the same rows in ECharts alone. */
export interface Mount {
  readonly kind: "line" | "scatter";
  readonly points: number;
  readonly ours: number;
  /** With the shortest option that draws it: a line as SVG, dots on a canvas, as ours are. */
  readonly bare: number;
}

export interface Mounting {
  readonly mounts: readonly Mount[];
  /** The longest task, in milliseconds, while a reader zooms into a line of 100,000 points: the median of some readers. */
  readonly zoomMs: number;
}

/** Measures how long lines and dots of many points take to be mounted in a browser, and lines to be zoomed. */
export async function measureMounting(): Promise<Mounting> {
  const program = await findChromiumProgram(fileURLToPath(new URL("../../.cache/chromium", import.meta.url)));
  const served = await serveCharts();
  let browser: Browser | null = null;
  try {
    browser = await launchChromium(program);
    const page = await browser.newPage({ viewport: { width: 1000, height: 400 } });
    await page.goto(served.url);
    await page.waitForSelector("html[data-ready]");
    const mounts: Mount[] = [];
    for (const kind of ["line", "scatter"] as const) {
      for (const points of [1_000, 10_000, 100_000]) {
        const [ours, bare] = await mountBoth(page, kind, points);
        mounts.push({ kind, points, ours, bare });
      }
    }
    const zooms: number[] = [];
    for (let reader = 0; reader < readers; reader++) zooms.push(await zoom(page, 100_000));
    return { mounts, zoomMs: middleOf(zooms) };
  } finally {
    await browser?.close();
    served.close();
  }
}

const runs = 15;

/** A single longest task says more about other work on the machine than about the chart. */
const readers = 7;

function middleOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** The medians of our chart and of ECharts alone, taken in turns. */
async function mountBoth(
  page: Page,
  kind: Mount["kind"],
  points: number,
): Promise<readonly [number, number]> {
  const chart =
    kind === "line"
      ? { spec: lineOfPoints, table: tableOfPoints(points) }
      : { spec: dotsOfPoints, table: tableOfDots(points) };
  return page.evaluate(
    async ({ spec, table, runs: count }) => {
      const parts = "/packages/charts/echarts-parts.ts";
      const { initECharts } = (await import(parts)) as {
        readonly initECharts: (element: HTMLElement, theme: null, options: object) => BareChart;
      };
      interface BareChart {
        readonly setOption: (option: object) => void;
        readonly dispose: () => void;
      }
      const theme = window.charts.chartThemes.dark;
      const element = document.createElement("div");
      element.style.width = "960px";
      element.style.height = "320px";
      document.body.append(element);
      // What is remembered of a table must not help: each run has a new one.
      const tables = Array.from({ length: count + 6 }, () => ({
        ...table,
        values: table.values.map((cells) => [...cells]),
      }));
      const mountOurs = async () => {
        const chart = window.charts.mountChart(element, { spec, table: tables.pop() ?? table, theme });
        await chart.ready;
        return chart;
      };
      const mountBare = () => {
        const [firsts = [], figures = []] = table.values;
        const isLine = spec.kind === "line";
        // Thousands of dots are on a canvas, as in our chart.
        const renderer = isLine || firsts.length <= 1500 ? "svg" : "canvas";
        const chart = initECharts(element, null, { renderer });
        const data = firsts.map((first, row) => [isLine ? String(first) : first, figures[row]]);
        chart.setOption({
          animation: false,
          xAxis: { type: isLine ? "time" : "value" },
          yAxis: { type: "value" },
          series: [isLine ? { type: "line", showSymbol: false, data } : { type: "scatter", data }],
        });
        return chart;
      };
      /** Until what was drawn and removed before is painted. */
      const settle = async () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)));
      const time = async (mount: () => BareOrOurs | Promise<BareOrOurs>) => {
        await settle();
        const startedAt = performance.now();
        const chart = await mount();
        // The layout of the drawn elements belongs to it.
        element.getBoundingClientRect();
        const took = performance.now() - startedAt;
        chart.dispose();
        return took;
      };
      interface BareOrOurs {
        readonly dispose: () => void;
      }
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let run = -6; run < count; run++) {
        const [one, other] = [await time(mountOurs), await time(mountBare)];
        if (run >= 0) {
          ours.push(one);
          bare.push(other);
        }
      }
      element.remove();
      const middle = (times: readonly number[]) =>
        times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
      return [middle(ours), middle(bare)] as const;
    },
    { ...chart, runs },
  );
}

/** The longest of ten steps, each into the middle half of what is shown. */
async function zoom(page: Page, points: number): Promise<number> {
  const source = { spec: lineOfPoints, table: tableOfPoints(points) };
  return page.evaluate(async ({ spec, table }) => {
    const theme = window.charts.chartThemes.dark;
    const element = document.createElement("div");
    element.style.width = "960px";
    element.style.height = "320px";
    document.body.append(element);
    const chart = window.charts.mountChart(element, { spec, table, theme });
    await chart.ready;
    const times = (table.values[0] ?? []).map((time) => Date.parse(`${String(time).replace(" ", "T")}Z`));
    let [first, last] = [0, times.length - 1];
    let longest = 0;
    for (let step = 0; step < 10; step++) {
      const quarter = Math.floor((last - first) / 4);
      [first, last] = [first + quarter, last - quarter];
      const span = { fromMs: times[first] ?? 0, toMs: times[last] ?? 0 };
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)));
      const startedAt = performance.now();
      await chart.update({ spec, table, theme, narrowing: { hidden: [], span } });
      element.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - startedAt);
    }
    chart.dispose();
    element.remove();
    return longest;
  }, source);
}

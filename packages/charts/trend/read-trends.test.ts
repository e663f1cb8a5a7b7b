import type { Cell } from "@askery/model";
import { expect, test } from "vitest";
import { describeChart } from "../describe-chart.ts";
import { drawSvg } from "../draw-svg.ts";
import {
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  partsOf,
  percents,
  tableOf,
  type ChartParts,
} from "../samples.test-support.ts";
import { readTexts } from "../svg-texts.test-support.ts";
import { chartThemes } from "../theme/chart-themes.data.ts";

const revenue = figureOf("revenue", euros);

function trendOf(columns: Readonly<Record<string, readonly Cell[]>>, parts: Partial<ChartParts> = {}) {
  const table = tableOf(columns);
  const chart = chartOf(partsOf({ kind: "numberTrend", x: monthAxis, y: [revenue], ...parts }));
  return { ...chart, table };
}

async function readDrawn(chart: ReturnType<typeof trendOf>, width = 640, height = 160) {
  const svg = await drawSvg({ ...chart, theme: chartThemes.light, width, height });
  return readTexts(svg).map(({ text }) => text);
}

const four = monthsOf2026(4);

test("the number is that of the last complete month, with its change since the month before", async () => {
  const chart = trendOf(
    { month: four, revenue: [100_000, 80_000, 84_000, 9_000] },
    { incompleteFrom: "2026-04-09" },
  );
  expect(await readDrawn(chart)).toEqual(["Revenue, Mar 2026", "€84.0k", "↑ +5.0%", "vs. Feb 2026"]);
  expect(await describeChart(chart)).toBe(
    "Number with trend, 1 with 4 points each, Jan 2026 to Apr 2026. revenue, Mar 2026: €84.0k, +5.0% vs. Feb 2026. " +
      "Apr 2026 is not over and is left out of the change.",
  );
});

test("shares change in points, nothing changes from zero, and missing is a dash", async () => {
  const share = trendOf({ month: four, rate: [0.2, 0.2, 0.21, 0.18] }, { y: [figureOf("rate", percents)] });
  expect(await readDrawn(share)).toContain("↓ −3 points");
  const fromZero = trendOf({ month: four, revenue: [5, 5, 0, 7] });
  expect(await readDrawn(fromZero)).toEqual(["Revenue, Apr 2026", "€7"]);
  const lacking = trendOf(
    {
      month: [...four, ...four],
      shop: [1, 2].flatMap((shop) => four.map(() => `Shop ${shop}`)),
      revenue: [5, 5, 5, 5, 5, 5, 5, null],
    },
    { series: "shop" },
  );
  expect(await readDrawn(lacking)).toContain("–");
});

test("figures of several units each have their own tile and format", async () => {
  const chart = trendOf(
    { month: four, revenue: [1000, 2000, 3000, 4000], orders: [10, 10, 10, 11] },
    { y: [revenue, figureOf("orders")] },
  );
  const texts = await readDrawn(chart);
  expect(texts).toEqual(expect.arrayContaining(["€4,000", "11", "↑ +33.3%", "↑ +10.0%"]));
});

test("a table with sparklines names the rows for which it has no room", async () => {
  const shops = Array.from({ length: 30 }, (_, shop) => `Shop ${shop + 1}`);
  const chart = trendOf(
    {
      month: shops.flatMap(() => four),
      shop: shops.flatMap((shop) => four.map(() => shop)),
      revenue: shops.flatMap((_, shop) => four.map((_month, at) => (30 - shop) * 10 + at)),
    },
    { kind: "sparkTable", series: "shop" },
  );
  const texts = await readDrawn(chart, 640, 300);
  expect(texts.slice(0, 3)).toEqual(["Apr 2026", "vs. Mar 2026", "Jan 2026 – Apr 2026"]);
  expect(texts.at(-1)).toMatch(/^Not shown: Shop 1\d, Shop 1\d/u);
});

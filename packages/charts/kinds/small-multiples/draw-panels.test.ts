import type { Cell, ChartDisplay, ChartFigure } from "@askery/model";
import { expect, test } from "vitest";
import { drawSvg } from "../../draw-svg.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  partsOf,
  tableOf,
} from "../../samples.test-support.ts";
import { readTexts } from "../../svg-texts.test-support.ts";
import { chartThemes } from "../../theme/chart-themes.data.ts";

const revenue = figureOf("revenue", euros);
const shops = ["North", "South", "East"];
const months = monthsOf2026(4);

interface Wish {
  readonly columns: Readonly<Record<string, readonly Cell[]>>;
  readonly y?: readonly ChartFigure[];
  readonly series?: string | null;
  readonly display?: ChartDisplay;
  readonly height?: number;
}

async function readDrawn({ columns, y = [revenue], series = "shop", display, height = 260 }: Wish) {
  const x = "month" in columns ? monthAxis : categoryAxis("name");
  const chart = chartOf(partsOf({ kind: "smallMultiples", x, y, series }));
  const spec = { ...chart.spec, ...(display !== undefined && { display }) };
  const svg = await drawSvg({
    ...chart,
    spec,
    table: tableOf(columns),
    theme: chartThemes.light,
    width: 640,
    height,
  });
  return { svg, texts: readTexts(svg).map(({ text }) => text) };
}

const byMonth = {
  month: shops.flatMap(() => months),
  shop: shops.flatMap((shop) => months.map(() => shop)),
  revenue: shops.flatMap((_, shop) => months.map((_month, at) => (3 - shop) * 1000 + at)),
};
const byName = {
  name: shops.flatMap(() => ["Oak", "Ash"]),
  shop: shops.flatMap((shop) => [shop, shop]),
  revenue: [6, 5, 4, 3, 2, 1],
};
test.each<[panel: "bar" | "pie" | "line", y: readonly ChartFigure[]]>([
  ["bar", [revenue, figureOf("cost", euros)]],
  ["line", [revenue, figureOf("cost", euros)]],
  ["pie", [revenue]],
])("panels of %ss have no legend if it is hidden", async (panel, y) => {
  const columns = { ...byName, cost: [1, 2, 3, 4, 5, 6] };
  const name = panel === "pie" ? "Oak" : "Cost";
  const textsWith = async (display: ChartDisplay) =>
    (await readDrawn({ columns, y, display: { panel, ...display } })).texts.map((text) => text.toLowerCase());
  expect(await textsWith({})).toContain(name.toLowerCase());
  expect(await textsWith({ legend: "hidden" })).not.toContain(name.toLowerCase());
});

const single = {
  name: shops.flatMap(() => ["a", "a", "b"]),
  shop: shops.flatMap((shop) => [shop, shop, shop]),
  revenue: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  cost: [9, 8, 7, 6, 5, 4, 3, 2, 1],
};

test("without a wish, things are bars with their names once for each row of panels", async () => {
  const { texts } = await readDrawn({ columns: byName });
  expect(texts.filter((text) => text === "Oak")).toHaveLength(1);
  expect(texts).toEqual(expect.arrayContaining(["North", "South", "East", "€6", "€1"]));
});

test("pies have one legend, with the rest as Other", async () => {
  const names = ["A", "B", "C", "D", "E", "F"];
  const columns = {
    name: shops.flatMap(() => names),
    shop: shops.flatMap((shop) => names.map(() => shop)),
    revenue: shops.flatMap(() => [6, 5, 4, 3, 2, 1]),
  };
  const { texts } = await readDrawn({ columns, display: { panel: "pie" } });
  expect(texts).toEqual(["A", "B", "C", "D", "Other", "North", "South", "East"]);
});

test("rows that share a point are histograms, or points if there are two figures", async () => {
  const { texts } = await readDrawn({ columns: single });
  expect(texts).toEqual(expect.arrayContaining(["North", "South", "East"]));
  const points = await readDrawn({ columns: single, y: [revenue, figureOf("cost")] });
  expect(points.texts[0]).toBe("↑ cost → revenue");
  expect(points.svg.match(/<circle|<path[^>]*A3 3/gu)?.length ?? 0).toBeGreaterThanOrEqual(9);
});

test("several figures of each series share one legend", async () => {
  const cost = figureOf("cost", euros);
  const columns = { ...byMonth, cost: byMonth.revenue.map((value) => value / 2) };
  const { texts } = await readDrawn({ columns, y: [revenue, cost], display: { panel: "bar" } });
  expect(texts.slice(0, 2)).toEqual(["revenue", "cost"]);
});

test("only the largest charts are drawn, and the others are named", async () => {
  const many = Array.from({ length: 40 }, (_, shop) => `Shop ${shop + 1}`);
  const columns = {
    month: many.flatMap(() => months),
    shop: many.flatMap((shop) => months.map(() => shop)),
    revenue: many.flatMap((_, shop) => months.map(() => 1000 - shop * 10)),
  };
  const { texts } = await readDrawn({ columns, height: 800 });
  expect(texts).toContain("Shop 24");
  expect(texts.at(-1)).toMatch(/^16 not shown: Shop 25, Shop 26/u);
  const three = await readDrawn({ columns, display: { top: { count: 3, hasOther: false } } });
  expect(three.texts.at(-1)).toMatch(/^37 not shown: Shop 4, /u);
});

import { readDrawnColumns, swapAxes, type ChartKind } from "@askery/model";
import { expect, test } from "vitest";
import { applyDesign, readDesign } from "./apply-design.ts";
import { drawSvg } from "./draw-svg.ts";
import {
  categoryAxis,
  chartOf,
  figureOf,
  monthAxis,
  monthsOf2026,
  numberAxis,
  outputsOf,
  partsOf,
  tableOf,
} from "./samples.test-support.ts";
import { readTexts } from "./svg-texts.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** What is along one axis and along the other, exchanged. */
const revenue = figureOf("revenue");
const grid = tableOf({
  month: ["Oslo", "Rome"].flatMap(() => monthsOf2026(3)),
  shop: ["Oslo", "Rome"].flatMap((shop) => monthsOf2026(3).map(() => shop)),
  revenue: [1, 2, 3, 4, 5, 6],
});
const points = tableOf({ revenue: [1, 2, 3], cost: [4, 5, 7] });

test.each<[kind: ChartKind, other: ChartKind | null]>([
  ["bar", "horizontalBar"],
  ["horizontalBar", "bar"],
  ["line", null],
  ["pie", null],
])("a %s becomes a %s", (kind, other) => {
  const chart = chartOf(partsOf({ kind, x: categoryAxis("shop"), y: [revenue] }));
  expect(swapAxes(chart.spec)?.kind ?? null).toBe(other);
});

test("points exchange their figures, and twice swapped they are as before", () => {
  const own = chartOf(partsOf({ kind: "scatter", x: numberAxis("revenue"), y: [figureOf("cost")] }));
  const result = { table: points, outputs: outputsOf(points) };
  const columnsOf = (spec: typeof own.spec) => {
    const { x, y } = readDrawnColumns(spec);
    return [x?.column, y[0]?.column];
  };
  const swap = (chart: typeof own) =>
    applyDesign(own, result, { ...readDesign(chart.spec), ...swapAxes(chart.spec) });
  const swapped = swap(own);
  expect(columnsOf(own.spec)).toEqual(["revenue", "cost"]);
  expect(columnsOf(swapped.spec)).toEqual(["cost", "revenue"]);
  expect(columnsOf(swap(swapped).spec)).toEqual(["revenue", "cost"]);
});

test("a heatmap has its rows as columns, with their names", async () => {
  const own = chartOf(partsOf({ kind: "heatmap", x: monthAxis, y: [revenue], series: "shop" }));
  const texts = async (spec: typeof own.spec) =>
    readTexts(await drawSvg({ spec, table: grid, theme: chartThemes.light, width: 640, height: 300 }));
  const xOf = async (spec: typeof own.spec, name: string) =>
    (await texts(spec)).find(({ text }) => text.startsWith(name));
  const swapped = { ...own.spec, ...swapAxes(own.spec) } as typeof own.spec;
  const [rome, oslo] = [await xOf(own.spec, "Rome"), await xOf(own.spec, "Oslo")];
  const [romeAfter, osloAfter] = [await xOf(swapped, "Rome"), await xOf(swapped, "Oslo")];
  expect(rome?.top).not.toBe(oslo?.top);
  expect(romeAfter?.top).toBe(osloAfter?.top);
  expect((await texts(swapped)).some(({ text }) => text.includes("Feb"))).toBe(true);
});

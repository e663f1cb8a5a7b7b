import type { Cell, ChartDisplay, ChartHighlight, ChartSpec, Table } from "@askery/model";
import { describe, expect, test } from "vitest";
import { describeChart } from "./describe-chart.ts";
import { dark, draw } from "./draw-kinds.test-support.ts";
import { acceptOffer, findChartProblems } from "./find-chart-problems.ts";
import {
  categoryAxis,
  chartOf,
  figureOf,
  monthAxis,
  monthsOf2026,
  outputsOf,
  partsOf,
  readPath,
  seriesOf,
  tableOf,
  type ChartParts,
} from "./samples.test-support.ts";

/** Highlighted parts keep their colors, and the others are pale. */
const revenue = figureOf("revenue");
const [first, second] = dark.series;
const shops = tableOf({ shop: ["Oslo", "Rome", "Bern"], revenue: [2, 5, 3] });
const ranked = tableOf({ shop: ["Rome", "Bern", "Oslo"], revenue: [5, 3, 2] });
const bars = partsOf({ kind: "bar", x: categoryAxis("shop"), y: [revenue] });

function drawHighlighted(parts: ChartParts, table: Table, highlight: ChartHighlight) {
  return draw({ ...parts, display: { highlight } }, table).option;
}

function colorsOf(highlight: ChartHighlight, table = shops): readonly unknown[] {
  const [series] = seriesOf(drawHighlighted(bars, table, highlight));
  return table.values[0]?.map((_, index) => readPath(series, "data", index, "itemStyle", "color")) ?? [];
}

test.each<[claim: string, highlight: ChartHighlight, table: Table, colors: readonly unknown[]]>([
  ["chosen bars", ["Oslo", "Bern"], shops, [first, dark.rest, first]],
  ["the highest bar", "highest", shops, [dark.rest, first, dark.rest]],
  ["the lowest bar", "lowest", shops, [first, dark.rest, dark.rest]],
  ["nothing, also not the first of a ranking", "none", ranked, [first, first, first]],
  ["nothing, if the run has none of the parts", ["Kyiv"], shops, [first, first, first]],
])("%s", (_, highlight, table, colors) => {
  expect(colorsOf(highlight, table)).toEqual(colors);
});

const months = monthsOf2026(3);
const lines = partsOf({ kind: "line", x: monthAxis, y: [revenue], series: "shop" });
const byShop = tableOf({
  month: ["Oslo", "Rome"].flatMap(() => months),
  shop: ["Oslo", "Rome"].flatMap((shop) => months.map(() => shop)),
  revenue: [9, 8, 7, 1, 2, 3],
});

test("a highlighted series keeps its color, and the others are grey", () => {
  const colors = (highlight: ChartHighlight) =>
    seriesOf(drawHighlighted(lines, byShop, highlight))
      .filter(({ type, name }) => type === "line" && typeof name === "string")
      .map((series) => [series["name"], readPath(series, "lineStyle", "color")]);
  expect(colors("none")).toEqual([
    ["Oslo", first],
    ["Rome", second],
  ]);
  expect(colors(["Rome"])).toEqual([
    ["Oslo", dark.rest],
    ["Rome", second],
  ]);
});

test("a highlighted series is never combined into Other", () => {
  const names = Array.from({ length: 12 }, (_, at) => `Shop ${at}`);
  const table = tableOf({
    month: names.flatMap(() => months),
    shop: names.flatMap((name) => months.map(() => name)),
    revenue: names.flatMap((_, at) => months.map(() => 100 - at)),
  });
  const stacked = { ...lines, kind: "bar" as const, stacking: "stacked" as const };
  const drawn = seriesOf(drawHighlighted(stacked, table, ["Shop 11"])).map(({ name }) => name);
  expect(drawn).toContain("Shop 11");
  expect(drawn).toContain("Other");
});

test("the slices beside a highlighted one are pale", () => {
  const pie = partsOf({ kind: "pie", x: categoryAxis("shop"), y: [revenue] });
  const [series] = seriesOf(drawHighlighted(pie, shops, ["Bern"]));
  expect([0, 1, 2].map((at) => readPath(series, "data", at, "itemStyle", "color"))).toEqual([
    dark.rest,
    second,
    dark.rest,
  ]);
});

test("the lowest unit of time is one that is over", async () => {
  const marks = [{ kind: "incompletePeriod" } as const];
  const chart = chartOf({ ...partsOf({ kind: "line", x: monthAxis, y: [revenue] }), marks });
  const table = tableOf({ month: months, revenue: [5, 4, 1] });
  const describeRun = async (incompleteFrom: string | null) =>
    describeChart({
      spec: { ...chart.spec, display: { highlight: "lowest" } },
      facts: { incompleteFrom, spread: null },
      table,
    });
  expect(await describeRun("2026-03-04")).toContain("Highlighted: Feb 2026.");
  expect(await describeRun(null)).toContain("Highlighted: Mar 2026.");
});

describe("a part that the data no longer has", () => {
  const own = chartOf(bars);
  const result = { table: shops, outputs: outputsOf(shops) };
  const withHighlight = (highlight: readonly Cell[]): { readonly spec: ChartSpec } => ({
    spec: { ...own.spec, display: { highlight } },
  });

  test.each<[highlight: readonly Cell[], fact: string, display: ChartDisplay | undefined]>([
    [["Kyiv", "Rome"], "“Kyiv” is highlighted, and the result no longer has it.", { highlight: ["Rome"] }],
    [["Kyiv", "Riga"], "“Kyiv”, “Riga” are highlighted, and the result no longer has them.", undefined],
  ])("%j is named, and stays until a person removes it", (highlight, fact, display) => {
    const shown = withHighlight(highlight);
    const [problem, ...others] = findChartProblems({ own, shown }, result);
    expect([problem?.fact, others]).toEqual([fact, []]);
    const offer = problem?.offer;
    expect(offer && acceptOffer({ own, shown }, result, offer).spec.display).toEqual(display);
  });

  test("one that it has is no problem", () => {
    expect(findChartProblems({ own, shown: withHighlight(["Rome"]) }, result)).toEqual([]);
  });
});

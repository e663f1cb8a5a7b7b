import { expect, test } from "vitest";
import { makeChartSpec, noFacts, tableSpec } from "@askery/model";
import { drawSvg } from "../../draw-svg.ts";
import { readChartView } from "../../chart-view.ts";
import { categoryAxis, euros, figureOf, tableOf } from "../../samples.test-support.ts";
import { chartThemes } from "../../theme/chart-themes.data.ts";
import { listLines } from "./list-lines.ts";
import { makePivot, sumPivot } from "./make-pivot.ts";

const columns = {
  quarter: ["Q1", "Q2", "Q1", "Q2", "Q1", "Q1"],
  category: ["Furniture", "Furniture", "Furniture", "Furniture", "Garden", "Garden"],
  brand: ["Oak", "Oak", "Pine", "Pine", "Oak", "Rose"],
  orders: [1, 2, 30, 40, 5, null],
};

function sourceOf(settings: Readonly<Record<string, string>> = {}, group: string | null = "category") {
  const figures = [figureOf("orders")];
  const roles = { axis: categoryAxis("quarter"), figures, series: "brand", group, numeric: figures };
  const spec = makeChartSpec({ kind: "pivot", roles, settings }) ?? tableSpec;
  return { spec, facts: noFacts, table: tableOf(columns) };
}

function textsIn(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(([, text]) => text ?? "");
}

const draw = async (source: ReturnType<typeof sourceOf>, height = 400) =>
  textsIn(await drawSvg({ ...source, theme: chartThemes.light, width: 640, height }));

test("rows of a group are below its subtotals, the largest first, and a name can be in two groups", () => {
  const pivot = makePivot(readChartView(sourceOf()));
  const lines = listLines(pivot, new Set());
  const sums = lines.map(({ kind, name, rows }) => [
    kind,
    name,
    ...[0, 1, null].map((column) => sumPivot(pivot.data, rows, column)),
  ]);
  expect(sums).toEqual([
    ["group", "Furniture", 31, 42, 73],
    ["row", "Pine", 30, 40, 70],
    ["row", "Oak", 1, 2, 3],
    ["group", "Garden", 5, null, 5],
    ["row", "Oak", 5, null, 5],
    ["row", "Rose", null, null, null],
    ["total", "Total", 36, 42, 78],
  ]);
});

test("a closed group has only its subtotals", () => {
  const lines = listLines(makePivot(readChartView(sourceOf())), new Set([0]));
  expect(lines.map(({ name }) => name)).toEqual(["Furniture", "Garden", "Oak", "Rose", "Total"]);
});

test("the picture has subtotals and totals; figures that do not add up have none", async () => {
  expect(await draw(sourceOf())).toEqual(
    "Q1 Q2 Total Furniture 31 42 73 Pine 30 40 70 Oak 1 2 3 Garden 5 – 5 Oak 5 – 5 Rose – – – Total 36 42 78".split(
      " ",
    ),
  );
  expect(await draw(sourceOf({ totals: "hidden" }))).toEqual(
    "Q1 Q2 Furniture Pine 30 40 Oak 1 2 Garden Oak 5 – Rose – –".split(" "),
  );
});

test("groups close if not all rows fit, and a note says how many rows are left out", async () => {
  expect(await draw(sourceOf(), 120)).toEqual([
    ..."Q1 Q2 Total Furniture 31 42 73 Garden 5 – 5 Total 36 42 78".split(" "),
    "4 more rows in the table; totals include them",
  ]);
});

test("without groups, each value is a row", async () => {
  const [first] = await draw(sourceOf({}, null));
  expect(first).toBe("Q1");
});

test("a narrow picture has all columns that fit: closer together, then without the unit, which is named once", async () => {
  const quarters = ["Q4 2025", "Q1 2026", "Q2 2026", "Q3 2026"];
  const figures = [figureOf("revenue", euros)];
  const roles = { axis: categoryAxis("quarter"), figures, series: "brand", group: null, numeric: figures };
  const spec = makeChartSpec({ kind: "pivot", roles, settings: {} }) ?? tableSpec;
  const table = tableOf({
    quarter: [...quarters, ...quarters],
    brand: [...quarters.map(() => "Gärtnerei Lindt & Sohn"), ...quarters.map(() => "Oak")],
    revenue: [253_000, 224_000, 179_000, 220_000, 713_000, 657_000, 518_000, 2_662_000],
  });
  const drawAt = async (width: number) =>
    textsIn(await drawSvg({ spec, facts: noFacts, table, theme: chartThemes.light, width, height: 200 }));
  expect((await drawAt(640)).slice(0, 6)).toEqual([...quarters, "Total", "Oak"]);
  const narrow = await drawAt(320);
  expect(narrow.slice(0, 10)).toEqual([
    "EUR",
    "Q4",
    "2025",
    "Q1",
    "2026",
    "Q2",
    "2026",
    "Q3",
    "2026",
    "Total",
  ]);
  expect(narrow.slice(-6)).toEqual(["Total", "966k", "881k", "697k", "2.88M", "5.43M"]);
  expect((await drawAt(200)).at(-1)).toMatch(/^2 more columns in the table/u);
});

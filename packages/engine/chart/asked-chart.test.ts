import type { AskedChart, ChartKind, PlacedAxis, PointedPeriod } from "@askery/model";
import { expect, test } from "vitest";
import { chooseChart } from "./choose-chart.ts";
import { exampleOf } from "./result-examples.test-data.ts";
import { result } from "./shop.test-support.ts";

test.each<[example: string, asked: ChartKind, got: string]>([
  ["sum by category", "pie", "pie because you asked for it"],
  ["over time", "bar", "bar because you asked for it"],
  ["several series over time", "area", "area because you asked for it"],
  ["hours of the week", "table", "table because you asked for it"],
  ["over time", "pie", "pie because you asked for it"],
  ["several series over time", "pie", "line because a pie shows a single breakdown, and the result has two"],
  [
    "median by carrier",
    "pie",
    "pie because you asked for it, although median delivery days is not a part of a whole",
  ],
  ["count by status", "line", "bar because a line needs an ordered axis, such as months"],
  ["count by status", "scatter", "bar because a scatter chart needs two figures for each item"],
  ["list", "bar", "table because there are no figures to draw"],
  ["nothing", "bar", "table because there is nothing to draw"],
  ["count", "line", "number because the result has nothing to compare it by"],
])("%s as a %s: %s", (name, asked, got) => {
  const { plan, cells } = exampleOf(name);
  const { spec, caption } = chooseChart({
    ...result(plan, cells),
    askedChart: asked && { kind: asked, stacking: null },
  });
  expect(`${spec.kind} ${caption.reason}`).toBe(got);
});

test.each([
  [67, null, "horizontalBar because the names are long"],
  [67, "pie", "horizontalBar because 67 slices are too many to read"],
  [21, "pie", "pie because you asked for it"],
  [150, null, "histogram because it shows how 150 figures spread"],
] as const)("%i names with one figure, asked as %s: %s", (count, asked, got) => {
  const { plan } = exampleOf("sum by category");
  const cells = Array.from({ length: count }, (_, row) => [`Job title number ${row}`, 1_000 - row]);
  const { spec, caption } = chooseChart({
    ...result(plan, cells),
    askedChart: asked && { kind: asked, stacking: null },
  });
  expect(`${spec.kind} ${caption.reason}`).toBe(got);
});

test.each([
  ["bars", undefined, "horizontalBar"],
  ["columns", true, "bar"],
] as const)("%s of long names", (_, isVertical, kind) => {
  const { plan } = exampleOf("sum by category");
  const cells = Array.from({ length: 9 }, (__, row) => [`Job title number ${row}`, 1_000 - row]);
  const askedChart: AskedChart = { kind: "bar", stacking: null, ...(isVertical && { isVertical }) };
  const { spec, caption } = chooseChart({ ...result(plan, cells), askedChart });
  expect([spec.kind, caption.reason]).toEqual([kind, "because you asked for it"]);
});

test("a histogram of groups is drawn as bars", () => {
  const { plan, cells } = exampleOf("sum by category");
  const { spec } = chooseChart({
    ...result(plan, cells),
    askedChart: { kind: "histogram", stacking: null },
  });
  expect(spec.kind).toBe("bar");
});

test.each([
  ["stacked", "stacked"],
  ["none", "none"],
] as const)("bars of two breakdowns are stacked only as asked: %s", (stacking, drawn) => {
  const { plan, cells } = exampleOf("several series over time");
  const { spec } = chooseChart({ ...result(plan, cells), askedChart: { kind: "bar", stacking } });
  expect(spec.settings).toEqual({ stacking: drawn });
});

test("a chart spec assigns columns to roles", () => {
  const { plan, cells } = exampleOf("several series over time");
  const chart = chooseChart({ ...result(plan, cells), askedChart: null });
  expect(chart).toEqual({
    spec: {
      version: 3,
      kind: "line",
      encoding: {
        form: "series",
        x: {
          column: "month",
          label: "month",
          kind: "time",
          grain: "month",
          format: { kind: "date", grain: "month" },
        },
        y: [{ column: "revenue", label: "revenue", format: { kind: "currency", currency: "EUR" } }],
        series: "category",
      },
      settings: {},
      marks: [{ kind: "incompletePeriod" }],
    },
    caption: {
      title: "Furniture leads every month; all categories dip in May",
      subtitle: "Revenue per month by category in euros, 1 Jan – 20 Nov 2026",
      reason: "because it runs over time",
    },
    facts: { incompleteFrom: "2026-11-20", spread: null, zeroWithoutRows: ["revenue"] },
  });
});

test("a rule is skipped if its kind cannot show the result, and the reason names the obstacle", () => {
  const { plan } = exampleOf("over time");
  const months = ["2026-01-01", "2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"];
  const cells = months.map((month, row) => [month, row]);
  const { spec, caption } = chooseChart({ ...result(plan, cells), askedChart: null });
  expect([spec.kind, caption.reason]).toEqual(["table", "because several rows share the same point"]);
});

test.each<[named: ChartKind | null, cells: "categories" | "months", got: string]>([
  [null, "categories", "bar because it compares five values, colored"],
  ["treemap", "categories", "treemap because you asked for it, colored"],
  ["pie", "categories", "pie because you asked for it; this kind cannot be colored by margin, plain"],
  [null, "months", "bar because you asked for colors, colored"],
])("colors by a figure as %s of %s: %s", (kind, axis, got) => {
  const { plan, cells } = exampleOf(axis === "months" ? "over time" : "sum by category");
  if (plan.kind !== "query" || plan.measures[0] === undefined) throw new Error("The example is a query.");
  const margin = { ...plan.measures[0], id: "margin", label: "margin" };
  const colored = { ...plan, measures: [...plan.measures, margin] };
  const colorBy = { column: "margin", label: "margin", format: null };
  const { spec, caption } = chooseChart({
    ...result(
      colored,
      cells.map((row, index) => [...row, 100 + index]),
    ),
    askedChart: { kind, stacking: null, look: { display: { colorBy }, marks: [] } },
  });
  const isColored = spec.display?.colorBy?.column === "margin" ? "colored" : "plain";
  expect(`${spec.kind} ${caption.reason}, ${isColored}`).toBe(got);
});

test.each<[example: string, kind: ChartKind | null, got: string]>([
  ["sum by category", null, "horizontalBar because you asked for it"],
  ["sum by category", "horizontalBar", "bar because you asked for it"],
  ["over time", null, "line because it runs over time; the axes of “Line” cannot be swapped"],
])("%s as %s, with the axes swapped: %s", (name, kind, got) => {
  const { plan, cells } = exampleOf(name);
  const askedChart: AskedChart = { kind, stacking: null, isFlipped: true };
  const { spec, caption } = chooseChart({ ...result(plan, cells), askedChart });
  expect(`${spec.kind} ${caption.reason}`).toBe(got);
});

test.each<[words: string, pointed: PointedPeriod, months: readonly string[] | undefined]>([
  ["March, without a year", march2029(true), ["2026-03-01"]],
  ["March 2029", march2029(false), undefined],
  [
    "March to May 2026",
    { period: { kind: "absolute", from: "2026-03-01", to: "2026-06-01" }, isYearless: false },
    ["2026-03-01", "2026-04-01", "2026-05-01"],
  ],
])("%s is highlighted as the months of the axis", (_, pointed, months) => {
  const { plan, cells } = exampleOf("over time");
  const look = { display: {}, marks: [], pointedOut: [pointed] };
  const { spec } = chooseChart({ ...result(plan, cells), askedChart: { kind: null, stacking: null, look } });
  expect(spec.display?.highlight).toEqual(months);
});

function march2029(isYearless: boolean): PointedPeriod {
  return { period: { kind: "absolute", from: "2029-03-01", to: "2029-04-01" }, isYearless };
}

test("a title that is asked for stays the title, and is no finding", () => {
  const { plan, cells } = exampleOf("over time");
  const askedChart: AskedChart = {
    kind: null,
    stacking: null,
    look: { display: {}, marks: [], title: "Our year" },
  };
  const { caption } = chooseChart({ ...result(plan, cells), askedChart });
  expect([caption.title, caption.isTitled]).toEqual(["Our year", true]);
});

test.each<[example: string, kind: ChartKind | null, placed: PlacedAxis, got: string]>([
  ["sum by category", "bar", { axis: "x", of: "category" }, "bar, category along x"],
  ["sum by category", "bar", { axis: "y", of: "category" }, "horizontalBar, category along y"],
  ["several series over time", "heatmap", { axis: "x", of: "month" }, "heatmap, month along x"],
  ["several series over time", "heatmap", { axis: "y", of: "month" }, "heatmap, month along y"],
  ["several series over time", "heatmap", { axis: "x", of: "category" }, "heatmap, month along y"],
  ["several series over time", "bar", { axis: "x", of: "category" }, "bar, category along x"],
])("%s as %s, with %o: %s", (name, kind, placed, got) => {
  const { plan, cells } = exampleOf(name);
  const { spec } = chooseChart({ ...result(plan, cells), askedChart: { kind, stacking: null, placed } });
  const along = "x" in spec.encoding ? spec.encoding.x.label : null;
  const isUpright = spec.kind === "horizontalBar" || spec.display?.axes === "swapped";
  expect(`${spec.kind}, ${String(along)} along ${isUpright ? "y" : "x"}`).toBe(got);
});

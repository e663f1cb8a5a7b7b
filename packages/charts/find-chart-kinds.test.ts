import { expect, test } from "vitest";
import { chartKindNames, readDrawnColumns, tableSpec, type ChartKind, type Table } from "@askery/model";
import { changeChartKind } from "./change-chart-kind.ts";
import { drawChart } from "./draw-chart.ts";
import { findChartKinds } from "./find-chart-kinds.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  outputsOf,
  seriesOf,
  partsOf,
  tableOf,
  textsOf,
  type ChartParts,
} from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

const revenue = figureOf("revenue", euros);
const months = tableOf({ month: monthsOf2026(6), revenue: [1, 2, 3, 4, 5, 6] });
const line = partsOf({ kind: "line", x: monthAxis, y: [revenue] });
const countries = tableOf({ country: ["France", "Spain", "Italy"], revenue: [3, 2, 1], orders: [7, 8, 9] });
const bar = partsOf({ kind: "bar", x: categoryAxis("country"), y: [revenue] });

const choices = (parts: ChartParts, table: Table) =>
  findChartKinds(chartOf(parts).spec, { table, outputs: outputsOf(table) });

/** The kinds, out of all or the given ones, that can show the result. */
function possible(
  parts: ChartParts,
  table: Table,
  among: readonly ChartKind[] = chartKindNames,
): readonly ChartKind[] {
  return choices(parts, table).flatMap(({ kind, canShow }) =>
    canShow && among.includes(kind) ? [kind] : [],
  );
}

/** Adding a kind does not change the claims about these. */
const tried: readonly ChartKind[] = [
  "line",
  "area",
  "bar",
  "horizontalBar",
  "pie",
  "heatmap",
  "scatter",
  "histogram",
  "number",
  "table",
];

function reasonFor(kind: ChartKind, parts: ChartParts, table: Table): string {
  return choices(parts, table).find((choice) => choice.kind === kind)?.reason ?? "";
}

test("the kind of the spec is first, then those that suit, then the others with their reasons", () => {
  const ranked = choices(bar, countries);
  const suitable = ranked.slice(1).findIndex(({ canShow }) => !canShow);
  expect(ranked[0]).toEqual({ kind: "bar", canShow: true, reason: "" });
  expect(ranked.slice(1 + suitable).every(({ canShow, reason }) => !canShow && reason !== "")).toBe(true);
  expect(ranked.map(({ kind }) => kind).toSorted()).toEqual(chartKindNames.toSorted());
});

function change(parts: ChartParts, table: Table, kind: ChartKind) {
  return changeChartKind(chartOf(parts), { table, outputs: outputsOf(table) }, kind);
}

test("each table can be shown in some ways but not in others, with the reason", () => {
  expect(possible(line, months, tried)).toEqual([
    "line",
    "area",
    "bar",
    "horizontalBar",
    "pie",
    "histogram",
    "table",
  ]);
  expect(possible(bar, countries, tried)).toEqual(["bar", "horizontalBar", "pie", "scatter", "table"]);
  expect(reasonFor("line", bar, countries)).toBe("A line needs an ordered axis, such as months.");
  expect(reasonFor("heatmap", line, months)).toBe("A heatmap needs two breakdowns.");
  expect(reasonFor("number", line, months)).toBe("There are six rows, not a single figure.");
  expect(possible(line, tableOf({ month: [], revenue: [] }))).toEqual(["table"]);
});

test("losses have no slices, and rows at the same point hide each other", () => {
  expect(reasonFor("pie", bar, tableOf({ country: ["A", "B"], revenue: [3, -1] }))).toBe(
    "A part of a whole cannot be negative.",
  );
  const twins = tableOf({ month: ["2026-01-01", "2026-01-01"], revenue: [1, 2] });
  expect(reasonFor("line", line, twins)).toBe("Several rows share the same point.");
});

test("columns that people chose decide what can be shown", () => {
  const table = tableOf({
    joined: ["2026-01-01", "2026-01-01", "2026-02-01"],
    later: [0, 1, 0],
    customers: [9, 4, 8],
  });
  const outputs = outputsOf(table);
  const canShow = (columns?: Parameters<typeof findChartKinds>[2]) =>
    findChartKinds(tableSpec, { table, outputs }, columns).find(({ kind }) => kind === "cohort")?.canShow;
  expect(canShow()).toBe(false);
  expect(canShow({ axis: "later", figures: ["customers"], series: "joined" })).toBe(true);
});

test("a table without roles gets them from its columns", () => {
  const table = partsOf({ kind: "table" });
  const drawn = change(table, months, "line");
  expect(drawn.caption.reason).toBe("because you chose it");
  expect({ kind: drawn.spec.kind, ...readDrawnColumns(drawn.spec) }).toMatchObject({
    kind: "line",
    x: { column: "month", kind: "time", grain: "month" },
    y: [{ column: "revenue" }],
    series: null,
  });
  expect(change(table, countries, "scatter").spec.encoding).toMatchObject({
    x: { column: "revenue" },
    y: { column: "orders" },
  });
});

test("columns keep their roles, and figures their formats", () => {
  expect(change(bar, countries, "pie").spec).toMatchObject({
    kind: "pie",
    encoding: { by: bar.x, value: revenue },
  });
  expect(change(bar, countries, "histogram").spec.encoding).toEqual({ form: "spread", value: revenue });
  expect(change(bar, countries, "bar")).toEqual(chartOf(bar));
});

test("every kind that can be shown is drawn", async () => {
  const cross = tableOf({
    month: monthsOf2026(6),
    kind: ["a", "b", "a", "b", "a", "b"],
    revenue: [1, 2, 3, 4, 5, 6],
    cost: [1, 1, 1, 1, 1, 1],
  });
  for (const [spec, table] of [
    [line, months],
    [bar, countries],
    [{ ...line, series: "kind" }, cross],
    [partsOf({ kind: "table" }), cross],
  ] as const) {
    for (const kind of possible(spec, table)) {
      const { option } = await drawChart({
        ...change(spec, table, kind),
        table,
        theme: chartThemes.dark,
        size: { width: 640, height: 240 },
      });
      const isDrawn = kind === "table" || kind === "number" || seriesOf(option).length > 0;
      expect([kind, isDrawn, textsOf(option).includes("No figures to draw")]).toEqual([kind, true, false]);
    }
  }
});

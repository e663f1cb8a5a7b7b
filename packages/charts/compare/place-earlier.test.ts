import { cellsOf, type Grain, type Table } from "@askery/model";
import { expect, test } from "vitest";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  partsOf,
  tableOf,
} from "../samples.test-support.ts";
import { findCompareObstacle, type ComparedPeriod } from "./compared-period.ts";
import { placeEarlier } from "./place-earlier.ts";
import { readChange } from "./read-change.ts";

const figure = figureOf("revenue", euros);
const along = (grain: Grain) => ({ ...monthAxis, column: "day", grain });
const lineOf = (grain: Grain) => chartOf(partsOf({ kind: "line", x: along(grain), y: [figure] })).spec;

const compared = (now: string, before: string, table: Table): ComparedPeriod => ({
  now: spanOf(now),
  before: spanOf(before),
  table,
});

function spanOf(text: string) {
  const [from = "", to = ""] = text.split(" ");
  return { from, to, words: text };
}

/** The placed table by rows: the unit, the figure, and the figure of the period before. */
function place(grain: Grain, table: Table, of: ComparedPeriod) {
  const placed = placeEarlier({ spec: lineOf(grain), table }, of);
  const columns = placed?.table.values ?? [];
  return Array.from({ length: placed?.table.rowCount ?? 0 }, (_, row) => columns.map((cells) => cells[row]));
}

test("days of an earlier period are beside the days at their positions, and units after the end are left out", () => {
  const now = tableOf({ day: ["2026-11-01", "2026-11-03"], revenue: [1, 3] });
  const before = tableOf({
    day: ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-31"],
    revenue: [4, 5, 6, 7],
  });
  expect(place("day", now, compared("2026-11-01 2026-12-01", "2026-10-01 2026-11-01", before))).toEqual([
    ["2026-11-01", 1, 4],
    ["2026-11-03", 3, 6],
    ["2026-11-02", null, 5],
  ]);
});

test("months are counted, whatever their lengths; weeks start on the day on which those of the chart do", () => {
  const months = tableOf({ day: ["2026-01-01", "2026-02-01"], revenue: [1, 2] });
  const earlier = tableOf({ day: ["2025-02-01", "2025-03-01"], revenue: [3, 4] });
  expect(place("month", months, compared("2026-01-01 2026-11-21", "2025-01-01 2025-11-21", earlier))).toEqual(
    [
      ["2026-01-01", 1, null],
      ["2026-02-01", 2, 3],
      ["2026-03-01", null, 4],
    ],
  );
  const weeks = tableOf({ day: ["2026-10-26", "2026-11-02"], revenue: [1, 2] });
  const weeksBefore = tableOf({ day: ["2026-09-28", "2026-10-05"], revenue: [3, 4] });
  expect(
    place("week", weeks, compared("2026-11-01 2026-12-01", "2026-10-01 2026-11-01", weeksBefore)),
  ).toEqual([
    ["2026-10-26", 1, 3],
    ["2026-11-02", 2, 4],
  ]);
});

test("the second figure is named for its period, and drawn as an earlier one", () => {
  const table = tableOf({ day: ["2026-11-01"], revenue: [1] });
  const placed = placeEarlier(
    { spec: lineOf("day"), table },
    compared("2026-11-01 2026-12-01", "2026-10-01 2026-11-01", table),
  );
  expect(placed?.spec.encoding).toMatchObject({
    y: [
      { column: "revenue", label: "2026-11-01 2026-12-01" },
      { column: "revenue before", label: "2026-10-01 2026-11-01" },
    ],
  });
  expect(placed?.spec.marks.at(-1)).toEqual({ kind: "earlier", column: "revenue before" });
  expect(placed && cellsOf(placed.table, "revenue before")).toEqual([null]);
});

test("numbers and single figures along time can be compared, other charts not", () => {
  const two = partsOf({ kind: "line", x: along("day"), y: [figure, figureOf("cost", euros)] });
  const bars = partsOf({ kind: "bar", x: categoryAxis("country"), y: [figure] });
  const obstacles = [
    partsOf({ kind: "number", y: [figure] }),
    partsOf({ kind: "bar", x: along("month"), y: [figure] }),
    two,
    bars,
  ];
  expect(obstacles.map((parts) => findCompareObstacle(chartOf(parts).spec))).toEqual([
    null,
    null,
    "A chart with several lines is not compared.",
    "Numbers and charts along time are compared, not this kind of chart.",
  ]);
});

test.each([
  [120, 100, euros, ["+€20", "+20.0%", "up", "€100"]],
  [80, 100, euros, ["−€20", "−20.0%", "down", "€100"]],
  [80, 0, euros, ["+€80", null, "up", "€0"]],
  [5, 5, euros, ["€0", "+0.0%", "same", "€5"]],
  [0.25, 0.2, { kind: "percent" } as const, ["+5 points", null, "up", "20%"]],
])("a number of %s after %s shows its change", (now, before, format, texts) => {
  const { spec } = chartOf(partsOf({ kind: "number", y: [figureOf("revenue", format)] }));
  const change = readChange(
    { spec, table: tableOf({ revenue: [now] }), locale: "en-US" },
    { table: tableOf({ revenue: [before] }) },
  );
  expect(change && [change.text, change.share, change.direction, change.before]).toEqual(texts);
});

test("without a figure in one of the periods there is no change", () => {
  const { spec } = chartOf(partsOf({ kind: "number", y: [figure] }));
  const of = { spec, table: tableOf({ revenue: [5] }), locale: "en-US" };
  expect(readChange(of, { table: tableOf({ revenue: [null] }) })).toBeNull();
  expect(readChange(of, { table: tableOf({ revenue: [] }) })).toBeNull();
});

import { expect, test } from "vitest";
import type { ChartMark } from "@askery/model";
import { describeChart } from "../describe-chart.ts";
import { dark, draw } from "../draw-kinds.test-support.ts";
import {
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  partsOf,
  readPath,
  seriesOf,
  tableOf,
  textsOf,
} from "../samples.test-support.ts";
import { unfinished } from "../style/series-styles.ts";

const range: ChartMark = { kind: "range", of: "revenue", low: "low", high: "high", label: "80% of cases" };
const forecast: ChartMark = { kind: "forecast", of: "revenue", column: "forecast" };
const columns = {
  month: monthsOf2026(5),
  revenue: [100, 120, 140, null, null],
  forecast: [null, null, null, 150, 160],
  low: [null, null, null, 130, 120],
  high: [null, null, null, 170, 220],
};

function chart(marks: readonly ChartMark[], kind: "line" | "area" | "step" = "line") {
  return partsOf({
    kind,
    x: monthAxis,
    y: [figureOf("revenue", euros), figureOf("forecast", euros)],
    marks,
  });
}

function areasOf({ option }: ReturnType<typeof draw>): readonly unknown[] {
  const parts: readonly unknown[] = Array.isArray(option.graphic) ? option.graphic : [];
  return parts.filter((part) => readPath(part, "type") === "polygon");
}

test("a forecast continues the line of its figures, dashed, in the same color", () => {
  const drawing = draw(chart([forecast]), tableOf(columns));
  const [main, tail, dots] = seriesOf(drawing.option);
  expect(readPath(drawing.option, "dataset", 0, "source")).toEqual(
    Float64Array.from([0, 100, 1, 120, 2, 140]),
  );
  expect(main).toMatchObject({ lineStyle: { color: dark.series[0], type: "solid" } });
  expect(tail).toMatchObject({
    data: [
      [2, 140],
      [3, 150],
      [4, 160],
    ],
    lineStyle: { color: dark.series[0], type: unfinished },
  });
  expect(dots).toMatchObject({ type: "scatter", data: [{ value: [4, 160] }] });
  expect(textsOf(drawing.option)).toEqual(["forecast", "€160"]);
});

test("the last units of an axis are a forecast if the spec says so; no unit is unfinished then", () => {
  const table = tableOf({ month: monthsOf2026(4), revenue: [1, 2, 3, 4] });
  const parts = {
    ...chart([{ kind: "forecastTail", units: 2 }, { kind: "incompletePeriod" }]),
    y: [figureOf("revenue")],
    incompleteFrom: "2026-04-20" as const,
  };
  const { option, describe } = draw(parts, table);
  expect(readPath(seriesOf(option)[1], "data")).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  expect(textsOf(option)).toEqual(["forecast", "4"]);
  expect(describe({ axis: 1, series: 0, item: 0, value: null })?.title).toBe("Feb 2026");
  expect(describe({ axis: 2, series: 0, item: 0, value: null })?.title).toBe("Mar 2026, forecast");
});

test("a range is an area that opens at the last known figure, and is within the scale", () => {
  const drawing = draw(chart([forecast, range]), tableOf(columns));
  const [area] = areasOf(drawing);
  expect(readPath(area, "shape", "points", "length")).toBe(6);
  expect(Number(readPath(drawing.option, "yAxis", "max"))).toBeGreaterThanOrEqual(220);
  expect(textsOf(drawing.option)).toEqual(["forecast", "80% of cases", "€160"]);
  expect(drawing.describe({ axis: 4, series: 0, item: 0, value: null })).toEqual({
    title: "May 2026, forecast",
    lines: [
      { color: dark.series[0], name: "revenue", value: "€160" },
      { color: "rgba(75, 211, 192, 0.32)", name: "80% of cases", value: "€120 to €220" },
    ],
  });
});

test("ranges are drawn in areas, steps and thumbnails; not in stacks, nor of columns that have vanished", () => {
  const table = tableOf(columns);
  expect(areasOf(draw(chart([range, forecast], "area"), table))).toHaveLength(1);
  const steps = areasOf(draw(chart([range, forecast], "step"), table));
  expect(readPath(steps[0], "shape", "points", "length")).toBe(10);
  expect(areasOf(draw(chart([range, forecast]), table, { density: "thumbnail" }))).toHaveLength(1);
  const gone: ChartMark = { ...range, low: "gone" };
  expect(areasOf(draw(chart([gone, forecast]), table))).toEqual([]);
  const stacked = { ...chart([range], "area"), stacking: "stacked" as const };
  expect(areasOf(draw(stacked, table))).toEqual([]);
});

test("each line has its own range, which has gaps where its figures have", () => {
  const months = monthsOf2026(3);
  const table = tableOf({
    month: [...months, ...months],
    shop: ["A", "A", "A", "B", "B", "B"],
    revenue: [1, 2, 3, 7, 8, 9],
    low: [0, 1, 2, 6, null, 8],
    high: [2, 3, 4, 8, 9, 10],
  });
  const parts = partsOf({
    kind: "line",
    x: monthAxis,
    y: [figureOf("revenue")],
    series: "shop",
    marks: [range],
  });
  // B's range has two parts of one month each, which are boxes.
  expect(areasOf(draw(parts, table))).toHaveLength(1);
});

test("forecasts and ranges are described in words", async () => {
  const source = { ...chartOf(chart([forecast, range])), table: tableOf(columns) };
  expect(await describeChart(source)).toBe(
    "Line chart of revenue by month, 5 points, Jan 2026 to May 2026. Highest: May 2026, €160. Lowest: Jan 2026, €100. Revenue rises from €100 to €140. From Apr 2026 on, the figures are a forecast. 80% of cases, May 2026: €120 to €220.",
  );
});

import { makeChartSpec, tableSpec, type ChartSpec, type Table } from "@askery/model";

/** A line of a figure for each hour. */
export const lineOfPoints: ChartSpec =
  makeChartSpec({
    kind: "line",
    roles: {
      axis: { kind: "time", column: "hour", label: "hour", grain: "hour", format: null },
      figures: [{ column: "figure", label: "figure", format: null }],
      series: null,
      numeric: [],
    },
  }) ?? tableSpec;

/** A figure for each hour, which wanders up and down without random numbers. */
export function tableOfPoints(points: number): Table {
  const startMs = Date.UTC(2026, 0, 1);
  const rows = Array.from({ length: points }, (_, index) => index);
  return {
    columns: [
      { name: "hour", type: "timestamp" },
      { name: "figure", type: "float" },
    ],
    values: [
      rows.map((index) => new Date(startMs + index * 3_600_000).toISOString().slice(0, 19).replace("T", " ")),
      rows.map((index) => Math.sin(index / 90) * 50 + Math.cos(index / 7) * 10 + 100),
    ],
    rowCount: points,
    isTruncated: false,
  };
}

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

/** A dot for each row, without an order. */
export const dotsOfPoints: ChartSpec =
  makeChartSpec({
    kind: "scatter",
    roles: {
      axis: null,
      figures: ["across", "figure"].map((column) => ({ column, label: column, format: null })),
      series: null,
      numeric: ["across", "figure"].map((column) => ({ column, label: column, format: null })),
    },
  }) ?? tableSpec;

/** A cloud of two figures. */
export function tableOfDots(points: number): Table {
  const rows = Array.from({ length: points }, (_, index) => index);
  const across = rows.map((index) => Math.sin(index * 1.7) * 40 + Math.sin(index * 0.013) * 60);
  return {
    columns: [
      { name: "across", type: "float" },
      { name: "figure", type: "float" },
    ],
    values: [across, rows.map((index) => (across[index] ?? 0) * 0.6 + Math.cos(index * 2.3) * 50)],
    rowCount: points,
    isTruncated: false,
  };
}

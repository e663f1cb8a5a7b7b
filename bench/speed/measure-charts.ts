import { drawSvg, chartThemes } from "@askery/charts";
import { makeChartSpec, tableSpec, type ChartSpec, type Table } from "@askery/model";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Drawing a line of many points as SVG, as for thumbnails and exports. The yardstick prints the same rows as JSON, which
 * is similar work: numbers to text.
 */
export async function measureCharts(): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const points of [1_000, 10_000, 100_000]) {
    const table = tableOf(points);
    const draw = async () => drawSvg({ spec: line, table, theme: chartThemes.dark, width: 960, height: 320 });
    // The first drawing loads the chart library.
    await draw();
    measurements.push({
      what: `a line of ${points.toLocaleString("en-US")} points as SVG`,
      value: median(await timeRuns(runs, draw)),
      yardstick: "its rows printed as JSON",
      yardstickValue: median(await timeRuns(runs, () => JSON.stringify(table))),
      goal: null,
    });
  }
  return measurements;
}

const runs = 7;

const line: ChartSpec =
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
function tableOf(points: number): Table {
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

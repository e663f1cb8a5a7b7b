import type { Table } from "@askery/model";
import type { ChartRequest } from "./chart-request.ts";
import { drawChart } from "./draw-chart.ts";
import type { Drawing } from "./drawing.ts";
import { chartOf, type ChartParts } from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** The theme of the tests. */
export const dark = chartThemes.dark;

/** Draws on a card of the usual size. */
export function draw(parts: ChartParts, table: Table, request: Partial<ChartRequest> = {}): Drawing {
  return drawChart({ ...chartOf(parts), table, theme: dark, size: { width: 640, height: 240 }, ...request });
}

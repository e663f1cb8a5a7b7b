import type { ChartSpec, Table } from "@askery/model";
import type { ChartRequest } from "./chart-request.ts";
import { drawChart } from "./draw-chart.ts";
import type { Drawing } from "./drawing.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

/** The theme that tests draw in. */
export const dark = chartThemes.dark;

/** Draws on a card of usual size. */
export function draw(spec: ChartSpec, table: Table, parts: Partial<ChartRequest> = {}): Drawing {
  return drawChart({ spec, table, theme: dark, size: { width: 640, height: 240 }, ...parts });
}

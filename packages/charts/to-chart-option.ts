import type { EChartsOption } from "echarts";
import type { ChartRequest } from "./chart-request.ts";
import { drawChart } from "./draw-chart.ts";

/**
 * The ECharts option that draws a spec: everything of it is decided here, nothing passes through from data but text and
 * figures. It has no tooltip: that is made where there is a document (`mountChart`).
 */
export function toChartOption(request: ChartRequest): EChartsOption {
  return drawChart(request).option;
}

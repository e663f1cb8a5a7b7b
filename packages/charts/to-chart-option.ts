import type { EChartsOption } from "echarts";
import type { ChartRequest } from "./chart-request.ts";
import { drawChart } from "./draw-chart.ts";

/**
 * The ECharts option of a spec. All of it is decided here; from the data it takes only text and figures. It has no
 * tooltip, which needs a document (`mountChart`).
 */
export async function toChartOption(request: ChartRequest): Promise<EChartsOption> {
  return (await drawChart(request)).option;
}

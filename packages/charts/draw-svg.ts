import type { ChartRequest, ChartSize } from "./chart-request.ts";
import { tidySvg } from "./layout/tidy-svg.ts";
import { drawChart } from "./draw-chart.ts";

export interface SvgRequest extends Omit<ChartRequest, "size">, ChartSize {}

/**
 * A chart as the text of an SVG document, without a browser: for thumbnails, mail and exports.
 *
 * It holds no script, no link and no style sheet, and is the same for the same request. The background is clear; the fonts are the theme's, by name.
 */
export async function drawSvg({ width, height, ...request }: SvgRequest): Promise<string> {
  const { initECharts } = await import("./echarts-parts.ts");
  const size = { width: Math.max(40, width), height: Math.max(40, height) };
  const chart = initECharts(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption(drawChart({ ...request, size }).option);
    return tidySvg(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

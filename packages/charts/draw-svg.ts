import type { ChartRequest, ChartSize } from "./chart-request.ts";
import { tidySvg } from "./layout/tidy-svg.ts";
import { drawChart } from "./draw-chart.ts";

export interface SvgRequest extends Omit<ChartRequest, "size">, ChartSize {}

/**
 * A chart as an SVG document, drawn without a browser: for thumbnails, mail and exports.
 *
 * It contains no scripts, links or style sheets, and is the same for the same request. The background is transparent;
 * fonts are those of the theme, by name.
 */
export async function drawSvg({ width, height, ...request }: SvgRequest): Promise<string> {
  const { initECharts } = await import("./echarts-parts.ts");
  const size = { width: Math.max(40, width), height: Math.max(40, height) };
  const { option } = await drawChart({ ...request, size });
  const chart = initECharts(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    chart.setOption(option);
    return tidySvg(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

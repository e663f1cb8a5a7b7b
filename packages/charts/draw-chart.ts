import { assertNever } from "@askery/model";
import { fillRequest, type ChartRequest } from "./chart-request.ts";
import type { Drawing } from "./drawing.ts";
import { drawBars } from "./bars/draw-bars.ts";
import { drawFigure } from "./kinds/number/draw-figure.ts";
import { drawHeatmap } from "./kinds/heatmap/draw-heatmap.ts";
import { drawHistogram } from "./kinds/histogram/draw-histogram.ts";
import { drawLines } from "./lines/draw-lines.ts";
import { drawPie } from "./kinds/pie/draw-pie.ts";
import { drawScatter } from "./kinds/scatter/draw-scatter.ts";
import { drawTableShape } from "./kinds/table/draw-table-shape.ts";

/** The one place that knows which type is drawn how. */
export function drawChart(request: ChartRequest): Drawing {
  const full = fillRequest(request);
  const { type } = full.spec;
  switch (type) {
    case "number":
      return drawFigure(full);
    case "bar":
    case "horizontalBar":
      return drawBars(full);
    case "line":
    case "area":
      return drawLines(full);
    case "pie":
      return drawPie(full);
    case "scatter":
      return drawScatter(full);
    case "histogram":
      return drawHistogram(full);
    case "heatmap":
      return drawHeatmap(full);
    case "table":
      return drawTableShape(full);
    default:
      return assertNever(type);
  }
}

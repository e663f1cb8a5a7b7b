import { describeSeries } from "../../describe/describe-series.ts";
import { drawLines } from "../../lines/draw-lines.ts";
import type { KindDrawing } from "../kind-drawing.ts";

export const area: KindDrawing = {
  draw: (request) => drawLines(request, { isFilled: true }),
  describe: (view) =>
    describeSeries(view, { noun: "Area chart", isOrdered: true, hasForecast: true, hasEvents: true }),
  hasShapePerRow: false,
};

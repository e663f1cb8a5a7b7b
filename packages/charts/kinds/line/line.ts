import { describeSeries } from "../../describe/describe-series.ts";
import { drawLines } from "../../lines/draw-lines.ts";
import type { KindDrawing } from "../kind-drawing.ts";

export const line: KindDrawing = {
  draw: (request) => drawLines(request, { isFilled: false }),
  describe: (view) =>
    describeSeries(view, {
      noun: "Line chart",
      isOrdered: true,
      hasForecast: true,
      hasCourse: true,
      hasEvents: true,
    }),
  hasShapePerRow: false,
};

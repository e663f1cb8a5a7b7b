import { describeSeries } from "../../describe/describe-series.ts";
import { drawLines } from "../../lines/draw-lines.ts";
import type { KindDrawing } from "../kind-drawing.ts";

export const step: KindDrawing = {
  draw: (request) => drawLines(request, { isFilled: false, hasSteps: true }),
  describe: (view) =>
    describeSeries(view, {
      noun: "Step chart",
      isOrdered: true,
      hasForecast: true,
      hasCourse: true,
      hasEvents: true,
    }),
  hasShapePerRow: false,
};

import { drawBars } from "../../bars/draw-bars.ts";
import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawBackToBack } from "./draw-back-to-back.ts";

export const divergingBar: KindDrawing = {
  draw: (request) =>
    request.drawn.series === null && request.drawn.y.length === 1
      ? drawBars(request, { isHorizontal: true })
      : drawBackToBack(request),
  describe: (view) => describeSeries(view, { noun: "Diverging bar chart" }),
  hasShapePerRow: true,
};

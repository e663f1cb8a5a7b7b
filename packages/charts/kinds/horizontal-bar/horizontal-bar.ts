import { drawBars } from "../../bars/draw-bars.ts";
import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";

export const horizontalBar: KindDrawing = {
  draw: (request) => drawBars(request, { isHorizontal: true }),
  describe: (view) => describeSeries(view, { noun: "Bar chart", hasEvents: true }),
  hasShapePerRow: true,
};

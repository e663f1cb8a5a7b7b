import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawWaterfall } from "./draw-waterfall.ts";

export const waterfall: KindDrawing = {
  draw: drawWaterfall,
  describe: (view) => describeSeries(view, { noun: "Waterfall chart", isOrdered: true }),
  hasShapePerRow: true,
};

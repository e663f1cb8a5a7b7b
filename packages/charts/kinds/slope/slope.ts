import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawSlope } from "./draw-slope.ts";

export const slope: KindDrawing = {
  draw: drawSlope,
  describe: (view) => describeSeries(view, { noun: "Slope chart" }),
  hasShapePerRow: true,
};

import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawPivot } from "./draw-pivot.ts";

export const pivot: KindDrawing = {
  draw: drawPivot,
  describe: (view) => describeSeries(view, { noun: "Pivot table", isOrdered: true }),
  hasShapePerRow: true,
};

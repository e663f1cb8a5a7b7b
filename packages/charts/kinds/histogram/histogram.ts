import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { describeSpread } from "./describe-spread.ts";
import { drawHistogram } from "./draw-histogram.ts";

export const histogram: KindDrawing = {
  draw: drawHistogram,
  describe: (view) => describeRows("Histogram", view, () => describeSpread(view, "Histogram")),
  hasShapePerRow: false,
};

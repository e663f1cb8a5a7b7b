import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { describeScatter } from "./describe-scatter.ts";
import { drawScatter } from "./draw-scatter.ts";

export const scatter: KindDrawing = {
  draw: (request) => drawScatter(request, { hasSizes: false }),
  describe: (view) => describeRows("Scatter chart", view, () => describeScatter(view)),
  hasShapePerRow: true,
};

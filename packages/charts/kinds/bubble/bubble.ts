import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { describeScatter } from "../scatter/describe-scatter.ts";
import { drawScatter } from "../scatter/draw-scatter.ts";

export const bubble: KindDrawing = {
  draw: (request) => drawScatter(request, { hasSizes: true }),
  describe: (view) => describeRows("Bubble chart", view, () => describeScatter(view, "Bubble chart")),
  hasShapePerRow: true,
};

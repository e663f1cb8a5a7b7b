import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { describeSlices } from "./describe-slices.ts";
import { drawPie } from "./draw-pie.ts";

export const pie: KindDrawing = {
  draw: (request) => drawPie(request, { isRing: false }),
  describe: (view) => describeRows("Pie chart", view, () => describeSlices(view, "Pie chart")),
  hasShapePerRow: false,
};

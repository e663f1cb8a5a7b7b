import { describeSlices } from "../pie/describe-slices.ts";
import { drawPie } from "../pie/draw-pie.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";

export const donut: KindDrawing = {
  draw: (request) => drawPie(request, { isRing: true }),
  describe: (view) => describeRows("Donut chart", view, () => describeSlices(view, "Donut chart")),
  hasShapePerRow: false,
};

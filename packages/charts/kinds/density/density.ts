import { noNarrowing } from "../../data/narrow-data.ts";
import { describeSpread } from "../histogram/describe-spread.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawDensity } from "./draw-density.ts";

export const density: KindDrawing = {
  draw: drawDensity,
  describe: (view) =>
    describeRows("Density plot", view, () =>
      describeSpread({ ...view, narrowing: noNarrowing }, "Density plot"),
    ),
  hasShapePerRow: false,
};

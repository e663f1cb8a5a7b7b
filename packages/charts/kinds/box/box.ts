import { describeGroups } from "../../distribution/describe-groups.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawBoxes } from "./draw-boxes.ts";

export const box: KindDrawing = {
  draw: drawBoxes,
  describe: (view) => describeRows("Box plot", view, () => describeGroups(view, "Box plot")),
  hasShapePerRow: false,
};

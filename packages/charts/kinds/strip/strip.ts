import { describeGroups } from "../../distribution/describe-groups.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawStrips } from "./draw-strips.ts";

export const strip: KindDrawing = {
  draw: drawStrips,
  describe: (view) => describeRows("Strip plot", view, () => describeGroups(view, "Strip plot")),
  hasShapePerRow: true,
};

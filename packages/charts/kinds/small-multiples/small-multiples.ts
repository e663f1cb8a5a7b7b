import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawPanels } from "./draw-panels.ts";

export const smallMultiples: KindDrawing = {
  draw: drawPanels,
  describe: (view) => describeSeries(view, { noun: "Small multiples", isOrdered: true }),
  hasShapePerRow: false,
};

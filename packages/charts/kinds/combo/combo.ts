import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawCombo } from "./draw-combo.ts";

export const combo: KindDrawing = {
  draw: drawCombo,
  describe: (view) => describeSeries(view, { noun: "Chart with columns and a line", hasEvents: true }),
  hasShapePerRow: true,
};

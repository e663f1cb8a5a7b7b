import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawTreemap } from "./draw-treemap.ts";

export const treemap: KindDrawing = {
  draw: drawTreemap,
  describe: (view) => describeSeries(view, { noun: "Treemap" }),
  hasShapePerRow: false,
};

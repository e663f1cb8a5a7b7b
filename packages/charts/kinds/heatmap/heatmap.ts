import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawHeatmap } from "./draw-heatmap.ts";

export const heatmap: KindDrawing = {
  draw: drawHeatmap,
  describe: (view) => describeSeries(view, { noun: "Heatmap" }),
  hasShapePerRow: true,
};

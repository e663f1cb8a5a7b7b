import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawSankey } from "./draw-sankey.ts";

export const sankey: KindDrawing = {
  draw: drawSankey,
  describe: (view) => describeSeries(view, { noun: "Flow diagram" }),
  hasShapePerRow: false,
};

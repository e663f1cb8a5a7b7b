import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawFunnel } from "./draw-funnel.ts";

export const funnel: KindDrawing = {
  draw: drawFunnel,
  describe: (view) => describeSeries(view, { noun: "Funnel", hasCourse: true }),
  hasShapePerRow: true,
};

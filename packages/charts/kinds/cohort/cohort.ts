import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawCohorts } from "./draw-cohorts.ts";

export const cohort: KindDrawing = {
  draw: drawCohorts,
  describe: (view) => describeSeries(view, { noun: "Cohort table", isOrdered: true }),
  hasShapePerRow: true,
};

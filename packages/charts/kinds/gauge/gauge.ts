import { describeGoal } from "../../goal/read-goal.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawGauge } from "./draw-gauge.ts";

export const gauge: KindDrawing = {
  draw: drawGauge,
  describe: (view) => describeRows("Gauge", view, () => describeGoal(view, "Gauge")),
  hasShapePerRow: false,
};

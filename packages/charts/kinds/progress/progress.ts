import { describeGoal } from "../../goal/read-goal.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawProgress } from "./draw-progress.ts";

export const progress: KindDrawing = {
  draw: drawProgress,
  describe: (view) => describeRows("Progress", view, () => describeGoal(view, "Progress")),
  hasShapePerRow: false,
};

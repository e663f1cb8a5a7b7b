import { describeSeries } from "../../describe/describe-series.ts";
import type { KindDrawing } from "../kind-drawing.ts";
import { drawBullets } from "./draw-bullets.ts";

export const bullet: KindDrawing = {
  draw: drawBullets,
  describe: (view) => describeSeries(view, { noun: "Bullet chart" }),
  hasShapePerRow: true,
};

import { describeTrends } from "../../trend/read-trends.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawTiles } from "./draw-tiles.ts";

export const numberTrend: KindDrawing = {
  draw: drawTiles,
  describe: (view) =>
    describeRows("Number with trend", view, () => describeTrends(view, "Number with trend")),
  hasShapePerRow: false,
};

import { describeTrends } from "../../trend/read-trends.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawSparkTable } from "./draw-spark-table.ts";

export const sparkTable: KindDrawing = {
  draw: drawSparkTable,
  describe: (view) =>
    describeRows("Table with sparklines", view, () => describeTrends(view, "Table with sparklines")),
  hasShapePerRow: false,
};

import { cellsOf } from "@askery/model";
import { describeSeries } from "../../describe/describe-series.ts";
import { answerHeights, clampHeight, type KindDrawing } from "../kind-drawing.ts";
import { drawHeatmap } from "./draw-heatmap.ts";

export const heatmap: KindDrawing = {
  draw: drawHeatmap,
  describe: (view) => describeSeries(view, { noun: "Heatmap" }),
  suggestHeight: ({ drawn, table }) => clampHeight(new Set(cellsOf(table, drawn.series)).size * 26 + 52),
  maxAnswerHeight: answerHeights.growing,
  hasShapePerRow: true,
};

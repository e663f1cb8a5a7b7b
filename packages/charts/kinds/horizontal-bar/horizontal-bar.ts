import { cellsOf } from "@askery/model";
import { drawBars } from "../../bars/draw-bars.ts";
import { describeSeries } from "../../describe/describe-series.ts";
import { answerHeights, clampHeight, type KindDrawing } from "../kind-drawing.ts";

export const horizontalBar: KindDrawing = {
  draw: (request) => drawBars(request, { isHorizontal: true }),
  describe: (view) => describeSeries(view, { noun: "Bar chart" }),
  suggestHeight: ({ drawn: { x, y, series, stacking }, table }) => {
    const isSplit = series !== null || y.length > 1;
    const rows = series === null ? table.rowCount : new Set(cellsOf(table, x?.column)).size;
    const beside = series === null ? y.length : new Set(cellsOf(table, series)).size;
    const pitch = isSplit && stacking === "none" ? beside * 16 + 12 : 30;
    return clampHeight(rows * pitch + (isSplit ? 28 : 4));
  },
  maxAnswerHeight: answerHeights.growing,
  hasShapePerRow: true,
};

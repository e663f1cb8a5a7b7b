import { cleanText } from "../../text/clean-text.ts";
import { describeRows, type KindDrawing } from "../kind-drawing.ts";
import { drawTableShape } from "./draw-table-shape.ts";

export const table: KindDrawing = {
  draw: drawTableShape,
  describe: (view) =>
    describeRows("Table", view, () => {
      const { rowCount, columns } = view.table;
      const names = columns.slice(0, 8).map(({ name }) => cleanText(name, 60));
      return `Table of ${rowCount} ${rowCount === 1 ? "row" : "rows"}: ${names.join(", ")}.`;
    }),
  hasShapePerRow: true,
};

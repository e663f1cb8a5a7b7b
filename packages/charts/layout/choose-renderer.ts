import type { ChartSpec, Table } from "@askery/model";

export type Renderer = "svg" | "canvas";

/** SVG stays sharp when zoomed and printed; above a few thousand shapes the canvas is quicker. A line is one shape. */
export function chooseRenderer(
  { type }: Pick<ChartSpec, "type">,
  { rowCount }: Pick<Table, "rowCount">,
): Renderer {
  const isShapePerRow = type !== "line" && type !== "area" && type !== "histogram" && type !== "pie";
  return isShapePerRow && rowCount > mostShapes ? "canvas" : "svg";
}

const mostShapes = 1500;

export type Renderer = "svg" | "canvas";

/** SVG stays sharp when zoomed and printed; above a few thousand shapes the canvas is quicker. A line is one shape. */
export function chooseRenderer({
  hasShapePerRow,
  rowCount,
}: {
  readonly hasShapePerRow: boolean;
  readonly rowCount: number;
}): Renderer {
  return hasShapePerRow && rowCount > maxShapes ? "canvas" : "svg";
}

const maxShapes = 1500;

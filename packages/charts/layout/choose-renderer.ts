export type Renderer = "svg" | "canvas";

/**
 * SVG stays sharp when zoomed and printed; with more than a few thousand shapes, canvas is faster. A line is one shape.
 */
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

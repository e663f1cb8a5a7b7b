import type { ChartTheme } from "../theme/chart-theme.ts";
import { boxPart, linePart, type GraphicPart } from "./graphic-parts.ts";

/** How a key shows a series. */
export interface Swatch {
  readonly color: string;
  /** The number of its pattern; null for none. */
  readonly pattern: number | null;
}

export const swatchSize = 8;

/** A square with a color and a pattern, its middle at `y`. */
export function drawSwatch(
  { color, pattern }: Swatch,
  { x, y }: { readonly x: number; readonly y: number },
  theme: ChartTheme,
): readonly GraphicPart[] {
  const top = y - swatchSize / 2;
  const square = boxPart({ x, y: top, width: swatchSize, height: swatchSize, r: 2 }, color);
  if (pattern === null) return [square];
  const strokes = (stripes[pattern] ?? []).map(([x1, y1, x2, y2]) =>
    linePart({ x1: x + x1, y1: top + y1, x2: x + x2, y2: top + y2 }, { color: theme.surface, width: 1.5 }),
  );
  return [square, ...strokes];
}

/** Stripes of each pattern, within the square. */
const stripes: readonly (readonly (readonly [x1: number, y1: number, x2: number, y2: number])[])[] = [
  [
    [0, 3.5, 4.5, 8],
    [3.5, 0, 8, 4.5],
  ],
  [
    [0, 4.5, 4.5, 0],
    [3.5, 8, 8, 3.5],
  ],
  [
    [0, 2.5, 8, 2.5],
    [0, 5.5, 8, 5.5],
  ],
];

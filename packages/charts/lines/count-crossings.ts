import type { Values } from "../data/stack-values.ts";
import type { LineLayout } from "./lay-out-lines.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Counts the points within a box that are on the lines: one of at most every 4 pixels along them. */
export function makeCrossingCounter(
  layout: Pick<LineLayout, "heights" | "plot" | "scale" | "toAxis" | "minX" | "maxX">,
): (box: Box) => number {
  const points = layout.heights.flatMap((values) => followLine(values, layout));
  return ({ left, right, top, bottom }) =>
    points.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom).length;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function followLine(
  values: Values,
  { plot, scale, toAxis, minX, maxX }: Omit<Parameters<typeof makeCrossingCounter>[0], "heights">,
): readonly Spot[] {
  const step = Math.max(1, Math.ceil(values.length / plot.width));
  const known = values.flatMap((value, position): readonly Spot[] =>
    typeof value === "number" && position % step === 0
      ? [
          {
            x: plot.left + ((toAxis(position) - minX) / (maxX - minX)) * plot.width,
            y: plot.top + ((scale.max - value) / (scale.max - scale.min)) * plot.height,
          },
        ]
      : [],
  );
  return known.flatMap((from, index) => {
    const to = known[index + 1] ?? from;
    const parts = Math.max(1, Math.round((to.x - from.x) / 4));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    }));
  });
}

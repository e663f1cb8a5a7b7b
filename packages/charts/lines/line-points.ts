import type { Values } from "../data/stack-values.ts";

/**
 * The points of a line as alternating x and y. Positions without a row are left out, so the line continues; a row
 * without a figure is a gap.
 */
export function toPoints(values: Values, toAxis: (position: number) => number): Float64Array {
  const points = new Float64Array(values.length * 2);
  let length = 0;
  for (const [position, value] of values.entries()) {
    if (value === undefined) continue;
    points[length] = toAxis(position);
    points[length + 1] = value ?? Number.NaN;
    length += 2;
  }
  return points.slice(0, length);
}

/** The last position with a figure; -1 if there is none. */
export function lastPosition(values: Values): number {
  return values.findLastIndex((value) => typeof value === "number");
}

/** Positions between gaps. No line reaches them, so they need a dot to be visible. */
export function findIsolated(values: Values): readonly number[] {
  const isolated: number[] = [];
  // The last known position, and whether it is a figure without one before it.
  let [last, isAlone, hadFigure] = [-1, false, false];
  values.forEach((value, position) => {
    if (value === undefined) return;
    if (isAlone && value === null) isolated.push(last);
    isAlone = value !== null && !hadFigure;
    hadFigure = value !== null;
    last = position;
  });
  return isAlone ? [...isolated, last] : isolated;
}

import type { Values } from "../data/stack-values.ts";

/**
 * Points of a line, as x and y in turn. Places without a row are left out, so that the line runs on; a row without a
 * figure is a gap.
 */
export function toPoints(values: Values, toAxis: (place: number) => number): Float64Array {
  const points: number[] = [];
  values.forEach((value, place) => {
    if (value !== undefined) points.push(toAxis(place), value ?? Number.NaN);
  });
  return Float64Array.from(points);
}

/** The last place with a figure; -1 without any. */
export function lastPlace(values: Values): number {
  return values.findLastIndex((value) => typeof value === "number");
}

/** Places between gaps: no line leads to them, so they need a dot to be seen. */
export function findIsolated(values: Values): readonly number[] {
  const known = values.flatMap((value, place) => (value === undefined ? [] : [{ value, place }]));
  return known.flatMap(({ value, place }, index) => {
    const [before, after] = [known[index - 1]?.value ?? null, known[index + 1]?.value ?? null];
    return value !== null && before === null && after === null ? [place] : [];
  });
}

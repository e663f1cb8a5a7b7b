import type { ScatterGroup } from "./place-scatter.ts";
import type { Scale } from "../../layout/choose-scale.ts";
import type { Plot } from "../../style/option-base.ts";

interface DotField {
  readonly x: Pick<Scale, "min" | "max">;
  readonly y: Pick<Scale, "min" | "max">;
  readonly plot: Plot;
}

/**
 * Removes invisible dots from groups of more than `maxDots`: each spot of 2 × 2 pixels keeps its first three dots,
 * which make it as dark as it can get.
 */
export function thinDots(group: ScatterGroup, { x, y, plot }: DotField): ScatterGroup {
  if (group.rows.length <= maxDots) return group;
  const spots = new Map<number, number>();
  const columns = Math.ceil(plot.width / 2) + 1;
  const cell = (value: number, { min, max }: DotField["x"], length: number) =>
    Math.round(((value - min) / (max - min)) * (length / 2));
  const shown = group.rows
    .map((_, index) => index)
    .filter((index) => {
      const spot =
        cell(group.ys[index] ?? 0, y, plot.height) * columns + cell(group.xs[index] ?? 0, x, plot.width);
      const count = spots.get(spot) ?? 0;
      spots.set(spot, count + 1);
      return count < 3;
    });
  const pick = (values: readonly number[]) => shown.map((index) => values[index] ?? 0);
  return { ...group, xs: pick(group.xs), ys: pick(group.ys), rows: pick(group.rows), radii: [] };
}

const maxDots = 5000;

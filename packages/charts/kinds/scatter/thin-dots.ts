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
  const [columns, rows] = [Math.ceil(plot.width / 2) + 1, Math.ceil(plot.height / 2) + 1];
  const counts = new Uint8Array(columns * rows);
  const [perX, perY] = [(columns - 1) / (x.max - x.min), (rows - 1) / (y.max - y.min)];
  const shown: { xs: number[]; ys: number[]; rows: number[] } = { xs: [], ys: [], rows: [] };
  // A loop, because this is most of the time of 100,000 dots.
  for (let index = 0; index < group.rows.length; index++) {
    const [left, up, row] = [group.xs[index] ?? 0, group.ys[index] ?? 0, group.rows[index] ?? 0];
    const spot = Math.round((up - y.min) * perY) * columns + Math.round((left - x.min) * perX);
    const count = counts[spot] ?? 0;
    if (count === 3) continue;
    counts[spot] = count + 1;
    shown.xs.push(left);
    shown.ys.push(up);
    shown.rows.push(row);
  }
  return { ...group, ...shown, radii: [] };
}

const maxDots = 5000;

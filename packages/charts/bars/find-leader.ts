import type { Cell } from "@askery/model";
import type { PlacedData } from "../data/placed-data.ts";

/** The minimum number of bars for a highlight. */
const fewestBars = 3;
/** The minimum ratio between the largest and the smallest bar for a leader. */
const clearLead = 1.05;

/**
 * The first bar of a ranking, which is drawn in color while the others are grey. Null if bars are unsorted or close,
 * for several series, and along time.
 */
export function findLeader({ axis, series }: PlacedData): readonly Cell[] | null {
  const [only] = series;
  const leader = axis.positions[0];
  if (only === undefined || leader === undefined || series.length > 1 || axis.isTime) return null;
  const values = only.values.filter((value) => typeof value === "number");
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (values.length < fewestBars || values.length < axis.positions.length) return null;
  const isSorted = isDescending(values) || isDescending(values.toReversed());
  const isClear = Math.max(first, last) >= clearLead * Math.min(first, last);
  return isSorted && isClear && values.every((value) => value >= 0) ? [leader.cell] : null;
}

function isDescending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
}

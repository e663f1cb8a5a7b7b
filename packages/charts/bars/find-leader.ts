import type { Cell } from "@askery/model";
import type { PlacedData } from "../data/placed-data.ts";

/** Fewer bars than this need nothing pointed out. */
const fewestBars = 3;
/** Bars that are this close have no leader. */
const clearLead = 1.05;

/**
 * The finding of a ranking: its first bar, which is in color while the rest is quiet. Null where bars are not sorted by
 * what they show, for several series, along time, and where all are close.
 */
export function findLeader({ axis, series }: PlacedData): readonly Cell[] | null {
  const [only] = series;
  const leader = axis.places[0];
  if (only === undefined || leader === undefined || series.length > 1 || axis.isTime) return null;
  const values = only.values.filter((value) => typeof value === "number");
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (values.length < fewestBars || values.length < axis.places.length) return null;
  const isSorted = isDescending(values) || isDescending(values.toReversed());
  const isClear = Math.max(first, last) >= clearLead * Math.min(first, last);
  return isSorted && isClear && values.every((value) => value >= 0) ? [leader.cell] : null;
}

function isDescending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
}

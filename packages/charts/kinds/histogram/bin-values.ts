import { chooseBinEdges, binsBetween, type Spread } from "@askery/model";

/** A range of values and the rows in it. */
export interface Bin {
  readonly from: number;
  /** Excluded, except in the last bin. */
  readonly to: number;
  readonly rows: readonly number[];
}

/** Divides values into 5 to 30 bins of equal, round width. Values that are all the same fill one bin. */
export function binValues(values: readonly (number | null)[]): readonly Bin[] {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const [least, most] = [known[0], known.at(-1)];
  if (least === undefined || most === undefined) return [];
  const edges = chooseBinEdges({
    count: known.length,
    least,
    most,
    quartiles: [quantile(known, 0.25), quantile(known, 0.75)],
    isWhole: known.every(Number.isInteger),
  });
  const [start = 0, next = 1] = edges;
  const rows: number[][] = edges.slice(1).map(() => []);
  values.forEach((value, row) => {
    if (value === null) return;
    const index = Math.floor(value / (next - start) - start / (next - start) + 1e-9);
    rows[Math.min(rows.length - 1, Math.max(0, index))]?.push(row);
  });
  return binsBetween(edges).map((bin, index) => ({ ...bin, rows: rows[index] ?? [] }));
}

function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** The distribution of values that are already in bins; null if there are no values. */
export function spreadOf(values: readonly (number | null)[], bins: readonly Bin[]): Spread | null {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  return {
    count: sorted.length,
    least,
    median: quantile(sorted, 0.5),
    most,
    bins: bins.map(({ from, to, rows }) => ({ from, to, count: rows.length })),
  };
}

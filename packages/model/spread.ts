/** The distribution of all rows of a histogram whose table has only the first of them. */
export interface Spread {
  readonly count: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** The bins are adjacent. `to` is excluded, except in the last one. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** The facts from which the bins of a histogram are chosen. */
export interface SpreadFacts {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** The first and the third quartile. */
  readonly quartiles: readonly [number, number];
  /** Whether all values are whole numbers. */
  readonly isWhole: boolean;
}

/**
 * The edges of 5 to 30 bins of equal, round width. The width follows Freedman and Diaconis (1981): twice the
 * interquartile range divided by the cube root of the count. Values that are all the same fill one bin.
 */
export function chooseBinEdges(facts: SpreadFacts): readonly number[] {
  const { least, most } = facts;
  const width = chooseWidth(facts);
  const first = Math.floor(least / width + dust);
  const count = Math.max(1, Math.ceil(most / width - dust) - first);
  return Array.from({ length: count + 1 }, (_, index) => neat((first + index) * width));
}

/** The ranges between adjacent edges. */
export function binsBetween(edges: readonly number[]): readonly { from: number; to: number }[] {
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
}

/** The tolerance, in bin widths, for a value that belongs on an edge: products of doubles are not round numbers. */
const dust = 1e-9;

function chooseWidth({ least, most, quartiles: [lower, upper], count, isWhole }: SpreadFacts): number {
  const span = most - least;
  const size = Math.max(Math.abs(least), Math.abs(most));
  if (span <= size * finest) return size < 1e-290 ? 1 : roundUp(size / 10);
  const advised = (2 * (upper - lower)) / Math.cbrt(count) || span / 10;
  const width = roundUp(Math.min(span / 5, Math.max(span / 30, advised)));
  return isWhole ? Math.max(1, width) : width;
}

/** Values count as equal if they differ by less than this part of their size: doubles are not much more precise. */
const finest = 1e-9;

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10;
  return neat(factor * power);
}

function neat(value: number): number {
  return Number(value.toPrecision(12));
}

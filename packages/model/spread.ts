/** How all rows spread that a histogram is of, where its table holds only the first of them. */
export interface Spread {
  readonly count: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** Next to one another; `to` is not included, but for the last. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** What the ranges of a histogram are chosen by. */
export interface SpreadFacts {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** A quarter of the values is below the first, three quarters below the second. */
  readonly quartiles: readonly [number, number];
  /** All of them are whole numbers. */
  readonly isWhole: boolean;
}

/**
 * The edges of ranges of one round width, 5 to 30 of them: as wide as Freedman and Diaconis (1981) advise, which is
 * twice the middle half over the cube root of the count. Values that are all the same fill one.
 */
export function chooseBinEdges(facts: SpreadFacts): readonly number[] {
  const { least, most } = facts;
  const width = chooseWidth(facts);
  const first = Math.floor(least / width + dust);
  const count = Math.max(1, Math.ceil(most / width - dust) - first);
  return Array.from({ length: count + 1 }, (_, index) => neat((first + index) * width));
}

/** The ranges that two edges each stand around. */
export function placesBetween(edges: readonly number[]): readonly { from: number; to: number }[] {
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
}

/** What a value may lie under an edge that it belongs on, in widths: products of doubles are no round numbers. */
const dust = 1e-9;

function chooseWidth({ least, most, quartiles: [lower, upper], count, isWhole }: SpreadFacts): number {
  const span = most - least;
  const size = Math.max(Math.abs(least), Math.abs(most));
  if (span <= size * finest) return size < 1e-290 ? 1 : roundUp(size / 10);
  const advised = (2 * (upper - lower)) / Math.cbrt(count) || span / 10;
  const width = roundUp(Math.min(span / 5, Math.max(span / 30, advised)));
  return isWhole ? Math.max(1, width) : width;
}

/** Values that differ by less than this part of their size count as the same: doubles hold little beyond. */
const finest = 1e-9;

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10;
  return neat(factor * power);
}

function neat(value: number): number {
  return Number(value.toPrecision(12));
}

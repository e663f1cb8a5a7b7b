/** A range of values and the rows in it. */
export interface Bin {
  readonly from: number;
  /** Not included, but for the last bin. */
  readonly to: number;
  readonly rows: readonly number[];
}

/**
 * Cuts values into ranges of one round width, 5 to 30 of them: as wide as Freedman and Diaconis (1981) advise, which is
 * twice the middle half over the cube root of the count. Values that are all the same fill one bin.
 */
export function binValues(values: readonly (number | null)[]): readonly Bin[] {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const [least, most] = [known[0], known.at(-1)];
  if (least === undefined || most === undefined) return [];
  const width = chooseWidth(known, most - least);
  const first = Math.floor(least / width + 1e-9);
  const count = Math.max(1, Math.ceil(most / width - 1e-9) - first);
  const rows: number[][] = Array.from({ length: count }, () => []);
  values.forEach((value, row) => {
    if (value === null) return;
    rows[Math.min(count - 1, Math.max(0, Math.floor(value / width + 1e-9) - first))]?.push(row);
  });
  return rows.map((inside, index) => ({
    from: neat((first + index) * width),
    to: neat((first + index + 1) * width),
    rows: inside,
  }));
}

/** The middle of sorted values. */
export function findMedian(sorted: readonly number[]): number {
  return quantile(sorted, 0.5);
}

function chooseWidth(sorted: readonly number[], span: number): number {
  const size = Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0));
  if (span <= size * finest) return size < 1e-290 ? 1 : roundUp(size / 10);
  const half = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const advised = (2 * half) / Math.cbrt(sorted.length) || span / 10;
  const width = roundUp(Math.min(span / 5, Math.max(span / 30, advised)));
  const isWhole = sorted.every(Number.isInteger);
  return isWhole ? Math.max(1, width) : width;
}

/** Values that differ by less than this part of their size count as the same: doubles hold little beyond. */
const finest = 1e-9;

function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10;
  return neat(factor * power);
}

function neat(value: number): number {
  return Number(value.toPrecision(12));
}

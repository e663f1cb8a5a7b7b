import { studentTwoSided, normalTwoSided } from "../../explore/statistics/tails.ts";
import type { Cube, SegmentTable } from "../causes/cube.ts";

/** How far the rates of some rows are from what is expected of them. */
export interface PartScore {
  readonly index: number;
  /** How often chance is as far from it, of this part alone. */
  readonly p: number;
  /** How much of what is left it explains. */
  readonly gain: number;
  /** Its rate beside that of all others, both relative to what is expected of them. */
  readonly factor: number;
}

/** How much leaves vary by chance. */
export interface Spread {
  /** Of the variance that a leaf of the expected size would have, the part that there is. */
  readonly dispersion: number;
  readonly freedom: number;
}

export interface ScoreRequest {
  readonly cube: Cube;
  readonly expected: Float64Array;
  readonly spread: Spread;
  /** Whether the rate is the share of rows with a property, whose variance is known. */
  readonly isShare: boolean;
}

/** The rate of fewer rows is that of single ones. */
const leastRows = 10;
/** With fewer leaves, how much they vary is not known. */
const severalLeaves = 10;

/**
 * How much leaves vary beyond what is expected: Pearson's statistic by its degrees of freedom (McCullagh and Nelder 1989). The
 * variance is binomial for a share, and otherwise grows with the square of the rate and with the number of rows.
 */
export function measureSpread(
  { before: { figure: rows }, after: { figure } }: Cube,
  expected: Float64Array,
  { isShare, partCount }: { readonly isShare: boolean; readonly partCount: number },
): Spread {
  let [squares, count] = [0, 0];
  rows.forEach((size, leaf) => {
    const own = expected[leaf] ?? 0;
    const variance = varianceOf(size, own, isShare);
    if (variance <= 0) return;
    squares += ((figure[leaf] ?? 0) - own) ** 2 / variance;
    count += 1;
  });
  const freedom = Math.max(1, count - 1 - partCount);
  const dispersion = squares / freedom;
  if (!isShare) return { dispersion, freedom };
  return { dispersion: count < severalLeaves ? 1 : Math.max(1, dispersion), freedom };
}

function varianceOf(rows: number, expected: number, isShare: boolean): number {
  if (rows <= 0) return 0;
  const rate = expected / rows;
  return isShare ? expected * Math.max(0, 1 - rate) : rows * rate * rate;
}

/** The scores of all parts of a table that have some rows. */
export function scoreParts(
  table: SegmentTable,
  { cube, expected, spread, isShare }: ScoreRequest,
): readonly PartScore[] {
  const sums = sumParts(table, { cube, expected, isShare });
  const whole = {
    figure: total(sums.figure),
    expected: total(sums.expected),
    variance: total(sums.variance),
  };
  const scores: PartScore[] = [];
  for (let index = 0; index < table.size; index += 1) {
    const [own, should] = [sums.figure[index] ?? 0, sums.expected[index] ?? 0];
    const [othersOwn, othersShould] = [whole.figure - own, whole.expected - should];
    if ((sums.rows[index] ?? 0) < leastRows || should <= 0 || othersShould <= 0 || othersOwn <= 0) continue;
    const known = (sums.variance[index] ?? 0) * spread.dispersion;
    // All that is left adds up to nothing, so that the others vary with it.
    const rest = 1 - (sums.variance[index] ?? 0) / whole.variance;
    if (known <= 0 || rest <= 0) continue;
    const factor = own / should / (othersOwn / othersShould);
    if (isShare) {
      const z = Math.sign(own - should) * Math.sqrt(deviance(own, should) / (known / should) / rest);
      scores.push({ index, p: normalTwoSided(z), gain: z * z, factor });
      continue;
    }
    // Its leaves may vary more than others do.
    const found = sums.squares[index] ?? 0;
    const z = (own - should) / Math.sqrt(Math.max(known, found) * rest);
    const p =
      found > known
        ? studentTwoSided(z, Math.max(1, (sums.leaves[index] ?? 0) - 1))
        : studentTwoSided(withoutOwn(z, spread.freedom), spread.freedom);
    const gain = (own - should) ** 2 / (should * rest);
    scores.push({ index, p, gain, factor });
  }
  return scores;
}

/** A distance in standard deviations of what is left if the part explains its own, as in a test of a further coefficient. */
function withoutOwn(z: number, freedom: number): number {
  const left = freedom + 1 - z * z;
  return left <= 0 ? Number.POSITIVE_INFINITY : z * Math.sqrt(freedom / left);
}

/** Twice the gain in likelihood of a number with the distribution of Poisson, which is skewed where few are expected. */
function deviance(found: number, expected: number): number {
  return 2 * (found === 0 ? expected : found * Math.log(found / expected) - (found - expected));
}

function sumParts(
  { segments, size }: SegmentTable,
  { cube, expected, isShare }: Omit<ScoreRequest, "spread">,
) {
  const sums = {
    rows: new Float64Array(size),
    figure: new Float64Array(size),
    expected: new Float64Array(size),
    variance: new Float64Array(size),
    squares: new Float64Array(size),
    leaves: new Float64Array(size),
  };
  const add = (values: Float64Array, part: number, value: number) => {
    values[part] = (values[part] ?? 0) + value;
  };
  for (let leaf = 0; leaf < segments.length; leaf += 1) {
    const part = segments[leaf] ?? 0;
    const [rows, own] = [cube.before.figure[leaf] ?? 0, cube.after.figure[leaf] ?? 0];
    const should = expected[leaf] ?? 0;
    add(sums.rows, part, rows);
    add(sums.figure, part, own);
    add(sums.expected, part, should);
    add(sums.variance, part, varianceOf(rows, should, isShare));
    add(sums.squares, part, (own - should) ** 2);
    add(sums.leaves, part, 1);
  }
  return sums;
}

function total(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

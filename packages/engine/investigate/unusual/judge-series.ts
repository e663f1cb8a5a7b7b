import { robustFreedom } from "../../explore/statistics/find-outliers.ts";
import { medianOf } from "../../explore/statistics/ranks.ts";
import { binomialTail, studentTwoSided } from "../../explore/statistics/tails.ts";

/** How unusual the last value of a series is. */
export interface Judgement {
  readonly value: number;
  /** What is expected of it: the level before, moved as it was a season ago. */
  readonly usual: number;
  /** The distance from it, in robust standard deviations; negative for a low value. */
  readonly distance: number;
  readonly p: number;
  /** Of the robust standard deviation. */
  readonly freedom: number;
}

/** Some units that follow one another, and how likely they are all as far from usual together. */
export interface Stretch<Judged> {
  readonly units: readonly Judged[];
  readonly p: number;
}

/**
 * The most unusual stretch of units that follow one another, of which a single one may be nothing: a shop that sells nothing for
 * three days. Distances are added up as those of independent values (Stouffer 1949), which hardly depend on one another, and the
 * best of all stretches is as likely as any of them (Bonferroni). Null without units.
 */
export function judgeStretch<Judged extends Judgement>(judged: readonly Judged[]): Stretch<Judged> | null {
  const stretches = judged.flatMap((_, from) =>
    judged.slice(from).map((_, further): Stretch<Judged> => {
      const units = judged.slice(from, from + further + 1);
      const [only] = units;
      const distance = units.reduce((sum, one) => sum + one.distance, 0) / Math.sqrt(units.length);
      const freedom = Math.min(...units.map((one) => one.freedom));
      return { units, p: units.length === 1 ? (only?.p ?? 1) : studentTwoSided(distance, freedom) };
    }),
  );
  const [best] = stretches.toSorted((one, other) => one.p - other.p);
  return best === undefined ? null : { ...best, p: Math.min(1, best.p * stretches.length) };
}

const levelLength = 6;
const leastYardsticks = 8;

/**
 * Judges the last value by how far it is from the level of the six values before it (their median), beside how far earlier
 * values were from theirs. With enough values, a season is not unusual: the same distance a season earlier is subtracted from
 * each, or, of counts where that only adds noise, from those a season after one that was far away. On a scale where the noise of large and small values is alike. The yardstick is the median absolute deviation of the earlier
 * distances, and for counts at least that of chance (Poisson). Null with fewer than 8 yardsticks, without any noise to compare
 * with, and for sums of which many are 0.
 */
export function judgeLast(values: readonly number[], season: number, isCount: boolean): Judgement | null {
  if (!isCount && isSparse(values)) return null;
  const scaled = scaleOf(values, isCount);
  const evened = values.map((value) => scaled.to(Math.max(0, value)));
  const distances = evened.map((one, index) => {
    const level = evened.slice(Math.max(0, index - levelLength), index);
    return level.length < levelLength ? null : one - medianOf(level);
  });
  const least = isCount ? spreadOfCounts : 0;
  const every = yardstickOf(moveBySeason(distances, season), Math.SQRT2 * least);
  const some = yardstickOf(moveByPeaks(distances, season), least);
  // Sums are as skewed as their rows, and the difference of two of them is not.
  const hasSeason = every !== null && (!isCount || some === null || every.scale < some.scale);
  const yardstick = hasSeason ? every : some;
  const [last, value] = [evened.at(-1), values.at(-1)];
  if (yardstick === null || last === undefined || value === undefined) return null;
  const { move, scale, count } = yardstick;
  const distance = move / scale;
  const isPlain = isCount && move === distances.at(-1);
  const freedom = robustFreedom(count);
  return {
    value,
    freedom,
    usual: Math.max(0, scaled.from(Math.max(0, last - move))),
    distance,
    p:
      isPlain && distance > 0
        ? testRise(values, (scale / spreadOfCounts) ** 2)
        : studentTwoSided(distance, freedom),
  };
}

/**
 * The probability, on both sides, that so many of the last seven values' rows are in the last of them (Przyborowski and
 * Wilenski 1940): roots of small counts have a long tail below and none above. Rows that come together count as fewer.
 */
function testRise(values: readonly number[], together: number): number {
  const before = values.slice(-1 - levelLength, -1).reduce((sum, value) => sum + value, 0);
  const hits = (values.at(-1) ?? 0) / together;
  return Math.min(1, 2 * binomialTail(hits, before / together, 1 / (levelLength + 1)));
}

/** Square roots of counts (Bartlett 1936), and logarithms of sums, whose noise is a share of them. */
function scaleOf(
  values: readonly number[],
  isCount: boolean,
): Record<"to" | "from", (value: number) => number> {
  if (isCount) {
    return { to: (value) => Math.sqrt(value + smallest), from: (root) => root ** 2 - smallest };
  }
  const tiny = medianOf(values.map(Math.abs)) / 10;
  return { to: (value) => Math.log1p(value / tiny), from: (log) => tiny * Math.expm1(log) };
}

type Distances = readonly (number | null)[];

/** Each distance less the one a season earlier. */
function moveBySeason(distances: Distances, season: number): Distances {
  if (season === 0) return [];
  return distances.map((distance, index) => {
    const usual = distances[index - season] ?? null;
    return distance === null || usual === null ? null : distance - usual;
  });
}

/** Each distance, less the one a season earlier where that one was far away, or to the same side and hardly by chance. */
function moveByPeaks(distances: Distances, season: number): Distances {
  const spread = spreadOf(distances.slice(0, -1).filter((one) => one !== null));
  return distances.map((distance, index) => {
    const usual = season === 0 ? null : (distances[index - season] ?? null);
    if (distance === null || usual === null) return distance;
    const least = distance * usual > 0 ? samePeak : peak;
    return Math.abs(usual) > least * spread ? distance - usual : distance;
  });
}

interface Yardstick {
  /** The last move. */
  readonly move: number;
  /** How far moves usually are from none. */
  readonly scale: number;
  /** How many earlier moves say so. */
  readonly count: number;
}

function yardstickOf(moves: Distances, least: number): Yardstick | null {
  const move = moves.at(-1) ?? null;
  const earlier = moves.slice(0, -1).filter((one) => one !== null);
  if (move === null || earlier.length < leastYardsticks) return null;
  const scale = Math.max(spreadOf(earlier), least);
  return scale === 0 ? null : { move, scale, count: earlier.length };
}

/** The standard deviation, from the median absolute deviation. */
function spreadOf(values: readonly number[]): number {
  const median = medianOf(values);
  return normalScale * medianOf(values.map((value) => Math.abs(value - median)));
}

/** Sums of few rows jump from nothing to one row and back: the median says nothing about them. */
function isSparse(values: readonly number[]): boolean {
  const filled = values.slice(0, -1).filter((value) => value !== 0).length;
  return filled < leastFilled * (values.length - 1);
}

const leastFilled = 0.9;
const normalScale = 1.4826;
/** A distance of more standard deviations is a peak, which is expected again. */
const peak = 4;
/** The same of one to the same side, which may be the same season. */
const samePeak = 1.5;
/** The root of a count varies by a half, and the median of six of them by half of that. */
const spreadOfCounts = 0.5 * Math.sqrt(1 + Math.PI / 2 / levelLength);
/** Anscombe (1948): the root of a small count is nearly normal with it. */
const smallest = 3 / 8;

import { at, isConstant, medianOf } from "./ranks.ts";
import { studentTwoSided } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface Outlier {
  readonly index: number;
  readonly value: number;
  /** How many robust standard deviations it is from the median, with its sign; the smaller of both scales. */
  readonly distance: number;
  /** The probability that any of so many normal values is as far away. */
  readonly p: number;
}

export interface Outliers {
  /** The farthest first. */
  readonly outliers: readonly Outlier[];
  readonly median: number;
}

export const minOutlierLength = 12;
/** The median absolute deviation knows as much about the spread as a standard deviation of 37 % of the values. */
const efficiency = 0.37;
const normalScale = 1.4826;
/** Iglewicz and Hoaglin's limit; few values need a higher one. */
const usualLimit = 3.5;
const risk = 0.05;
/** More of the values are a second kind, such as weeks in which bills are due. */
const maxPart = 0.1;

/**
 * Finds values that are too far from the others to belong to them.
 *
 * The distance is the modified z-score of Iglewicz and Hoaglin (1993): from the median, in units of the median absolute
 * deviation, so that outliers do not hide each other. The limit is their 3.5, and higher for few values: all of them, if
 * normal, stay within it with a probability of 95 % (Student's distribution). It assumes that the other values are
 * roughly normal: give it residuals, without trend and season. Against a skewed distribution, whose long tail is no
 * outlier, the deviation is that of the value's own side where that is larger (Rosenmai, 2013), and positive values
 * must be as far away on a logarithmic scale. Refuses fewer than 12 values, values of which half are the same, and those of
 * which more than a tenth are far away.
 *
 * @param base what was subtracted from each value, so that the logarithm is that of the figure itself. Default: nothing
 */
export function findOutliers(values: readonly number[], base: readonly number[] = []): Verdict<Outliers> {
  const count = values.length;
  if (count < minOutlierLength) return refuse("too-few");
  if (isConstant(values)) return refuse("constant");
  const median = medianOf(values);
  const distances = measureDistances(values);
  if (distances === null) return refuse("constant");
  const logs = measureDistances(toLogarithms(values, base) ?? values) ?? distances;
  const outliers = values
    .map((value, index) => {
      const [plain, log] = [at(distances, index), at(logs, index)];
      return describe({ index, value, distance: Math.abs(log) < Math.abs(plain) ? log : plain }, count);
    })
    .filter(({ distance, p }) => Math.abs(distance) > usualLimit && p < risk)
    .toSorted((one, other) => Math.abs(other.distance) - Math.abs(one.distance));
  return outliers.length > count * maxPart ? refuse("mixed") : { kind: "found", outliers, median };
}

/** The logarithm of each figure relative to what is expected of it; null unless all of them are positive. */
function toLogarithms(values: readonly number[], base: readonly number[]): readonly number[] | null {
  const figures = values.map((value, index) => value + (base[index] ?? 0));
  if (figures.some((figure) => figure <= 0)) return null;
  const center = medianOf(values);
  const logs = figures.map((figure, index) => {
    const expected = center + (base[index] ?? 0);
    return expected <= 0 ? Number.NaN : Math.log(figure / expected);
  });
  return logs.some(Number.isNaN) ? null : logs;
}

/** How far each value is from the median, in robust standard deviations of its side; null if there is no spread. */
function measureDistances(values: readonly number[]): readonly number[] | null {
  const median = medianOf(values);
  const deviations = values.map((value) => value - median);
  const scaleOf = (some: readonly number[]) => normalScale * medianOf(some.map(Math.abs));
  const whole = scaleOf(deviations);
  if (whole === 0) return null;
  const above = Math.max(whole, scaleOf(deviations.filter((one) => one >= 0)));
  const below = Math.max(whole, scaleOf(deviations.filter((one) => one <= 0)));
  return deviations.map((one) => one / (one > 0 ? above : below));
}

function describe(one: Omit<Outlier, "p">, count: number): Outlier {
  return { ...one, p: Math.min(1, count * studentTwoSided(one.distance, robustFreedom(count))) };
}

/** The degrees of freedom of a distance in units of the median absolute deviation of so many values. */
export function robustFreedom(count: number): number {
  return efficiency * (count - 1);
}

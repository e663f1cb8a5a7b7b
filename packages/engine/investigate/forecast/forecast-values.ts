import { at, isConstant, meanOf, sumOf } from "../../explore/statistics/ranks.ts";
import { refuse, type Verdict } from "../../explore/statistics/verdict.ts";
import { backTest, countOrigins, leastOrigins, type BackTest, type ForecastTask } from "./back-test.ts";
import { continueValues } from "./forecast-methods.ts";
import { leastCycles } from "./season-factors.ts";

/** A figure that is not known, with the range in which it is in `coverage` of the cases. */
export interface Expected {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Forecast {
  /** One for each step, those that were not asked for included. */
  readonly steps: readonly Expected[];
  /** The sum of the asked steps; its range is narrower than the sum of theirs. */
  readonly total: Expected;
  readonly best: BackTest;
  /** Repeating the cycle before: what a forecast has to beat. */
  readonly repeat: BackTest;
  /** The cycle that was used: 0 if the series is too short for one. */
  readonly season: number;
}

/** The share of cases in which a value is within its range. */
export const coverage = 0.8;

/**
 * Continues a series. The method is the one with the least error on earlier ends of the same series, and ranges are as wide
 * as its errors there were (split conformal prediction, Vovk et al. 2005). Refuses a series with fewer than six such ends, and
 * a constant one.
 */
export function forecastValues(values: readonly number[], task: ForecastTask): Verdict<Forecast> {
  const usable = usableSeason(values.length, task);
  if (usable === null) return refuse("too-few");
  if (isConstant(values)) return refuse("constant");
  const tests = backTest(values, usable);
  const [best] = tests;
  const repeat = tests.find(({ method }) => method === "repeat");
  if (best === undefined || repeat === undefined) return refuse("too-few");
  const isFactor = values.every((value) => value > 0);
  const ahead = continueValues(values, usable)[best.method].map((value) =>
    isFactor ? Math.max(0, value) : value,
  );
  const off = (forecast: number, value: number) =>
    Math.abs(value - forecast) / (isFactor ? Math.max(forecast, tiny) : 1);
  const widths = widthsOf(
    best.trials.map((steps) => steps.map(({ forecast, value }) => off(forecast, value))),
  );
  const around = (value: number, width: number): Expected => {
    const half = isFactor ? value * width : width;
    const isNegative = values.some((one) => one < 0);
    return { value, low: isNegative ? value - half : Math.max(0, value - half), high: value + half };
  };
  const totals = best.trials.map((steps) => {
    const asked = steps.slice(usable.skipped);
    return off(sumOf(asked.map(({ forecast }) => forecast)), sumOf(asked.map(({ value }) => value)));
  });
  return {
    kind: "found",
    steps: ahead.map((value, step) => around(value, at(widths, step))),
    total: around(sumOf(ahead.slice(usable.skipped)), quantileOf(totals, coverage)),
    best,
    repeat,
    season: usable.season,
  };
}

const tiny = 1e-9;

/** The task, without a season if the series is too short to test one; null if it is too short for any forecast. */
function usableSeason(length: number, task: ForecastTask): ForecastTask | null {
  const isLong = task.season > 1 && length >= leastCycles * task.season;
  if (isLong && countOrigins(length, task) >= leastOrigins) return task;
  const plain = { ...task, season: 0 };
  return countOrigins(length, plain) >= leastOrigins ? plain : null;
}

/**
 * The width of each step's range. Errors grow with the distance, so they are made alike by their mean at each step, which
 * never shrinks, and their quantile is taken over all steps. Errors of one origin go together, so it is raised for their number.
 */
function widthsOf(errors: readonly (readonly number[])[]): readonly number[] {
  const steps = errors[0]?.length ?? 0;
  const means = Array.from({ length: steps }, (_, step) => meanOf(errors.map((run) => at(run, step))));
  const sizes = neverShrinking(means);
  const alike = errors.flatMap((run) =>
    run.map((error, step) => (at(sizes, step) === 0 ? 0 : error / at(sizes, step))),
  );
  const width = quantileOf(alike, coverage * (1 + 1 / (2 * errors.length)));
  return sizes.map((size) => size * width);
}

/** The closest values that never shrink (pool adjacent violators, Ayer et al. 1955). */
function neverShrinking(values: readonly number[]): readonly number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const value of values) {
    let block = { sum: value, count: 1 };
    for (
      let last = blocks.at(-1);
      last !== undefined && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: block.sum + last.sum, count: block.count + last.count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

/** The value below which a share of the values is, and one more that may come; between the nearest two. */
function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length, share * (sorted.length + 1)) - 0.5;
  const [low, high] = [Math.max(0, Math.floor(place)), Math.min(sorted.length - 1, Math.ceil(place))];
  return at(sorted, low) + (place - Math.floor(place)) * (at(sorted, high) - at(sorted, low));
}

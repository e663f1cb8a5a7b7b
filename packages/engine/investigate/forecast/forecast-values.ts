import { at, isConstant, sumOf } from "../../explore/statistics/ranks.ts";
import { refuse, type Verdict } from "../../explore/statistics/verdict.ts";
import {
  backTest,
  countOrigins,
  leastOrigins,
  listHonestTrials,
  type BackTest,
  type ForecastTask,
} from "./back-test.ts";
import { continueValues } from "./forecast-methods.ts";
import { countIndependent, raiseShare, type EndErrors } from "./independent-errors.ts";
import { quantileOf, weighRecent } from "./recent-quantile.ts";
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
 * Sums of ends that overlap correlate by the part that they share, so that they say half as much again as those that do not: the
 * squares of all parts from 0 to 1 add up to two thirds (Bartlett 1946).
 */
const overlapGain = 1.5;

/**
 * Continues a series. The method is the one with the least error on earlier ends of the same series. Ranges are as wide as the
 * errors there were of the methods that the other ends would have chosen (split conformal prediction, Vovk et al. 2005), of
 * which later ones count more (Barber et al. 2023). Refuses a series with fewer than six such ends, and a constant one.
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
  const trials = listHonestTrials(tests, usable);
  const counts = weighRecent(trials.length);
  const apart = 1 + (trials.length - 1) / usable.steps;
  const widths = widthsOf({
    errors: trials.map((steps) => steps.map(({ forecast, value }) => off(forecast, value))),
    counts,
    apart,
  });
  const around = (value: number, width: number): Expected => {
    const half = isFactor ? value * width : width;
    const isNegative = values.some((one) => one < 0);
    return { value, low: isNegative ? value - half : Math.max(0, value - half), high: value + half };
  };
  const totals = trials.map((steps, origin) => {
    const asked = steps.slice(usable.skipped);
    const value = off(sumOf(asked.map(({ forecast }) => forecast)), sumOf(asked.map(({ value }) => value)));
    return { value, weight: at(counts, origin) };
  });
  return {
    kind: "found",
    steps: ahead.map((value, step) => around(value, at(widths, step))),
    total: around(
      sumOf(ahead.slice(usable.skipped)),
      quantileOf(totals, raiseShare(coverage, Math.min(trials.length, overlapGain * apart))),
    ),
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
 * never shrinks, and their quantile is taken over all steps.
 */
function widthsOf({ errors, counts, apart }: EndErrors): readonly number[] {
  const steps = errors[0]?.length ?? 0;
  const all = sumOf(counts);
  const means = Array.from(
    { length: steps },
    (_, step) => sumOf(errors.map((run, origin) => at(run, step) * at(counts, origin))) / all,
  );
  const sizes = neverShrinking(means);
  const alike = errors.map((run) =>
    run.map((error, step) => (at(sizes, step) === 0 ? 0 : error / at(sizes, step))),
  );
  const share = raiseShare(coverage, countIndependent({ errors: alike, counts, apart }));
  const weighed = alike.flatMap((run, origin) => run.map((value) => ({ value, weight: at(counts, origin) })));
  const width = quantileOf(weighed, share);
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

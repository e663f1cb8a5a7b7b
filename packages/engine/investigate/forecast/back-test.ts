import { at, meanOf, sumOf } from "../../explore/statistics/ranks.ts";
import { continueValues, forecastMethods, type ForecastMethod } from "./forecast-methods.ts";

export interface ForecastTask {
  /** The length of a cycle in values: 12 for months. 0: there is none. */
  readonly season: number;
  /** How many values ahead. */
  readonly steps: number;
  /** How many of the first of them are not asked for: the way there. */
  readonly skipped: number;
}

/** How a method did on earlier ends of the same series. */
export interface BackTest {
  readonly method: ForecastMethod;
  /** Forecast and value for each origin and step. */
  readonly trials: readonly (readonly Trial[])[];
  /** The mean absolute error of the asked steps. */
  readonly error: number;
  /** The mean absolute scaled error (Hyndman and Koehler 2006): `error` by that of repeating the cycle before, within the series. */
  readonly mase: number;
}

export interface Trial {
  readonly forecast: number;
  readonly value: number;
}

/** Of nearly equal methods, the average errs the least in the future. */
function rate({ method, error }: Pick<BackTest, "method" | "error">): number {
  return method === "average" ? 0.95 * error : error;
}

const maxOrigins = 24;
/** Fewer earlier forecasts say too little about errors. */
export const leastOrigins = 6;
/** The shortest series that is continued. */
const leastLength = 6;

/** How many earlier ends can be forecast: each needs enough values before it. */
export function countOrigins(length: number, { season, steps }: ForecastTask): number {
  const training = Math.max(leastLength, season > 1 ? 2 * season : 0);
  return Math.min(maxOrigins, length - training - steps + 1);
}

/**
 * Forecasts earlier ends of a series by every method, each from the values before it alone (rolling origin, Tashman 2000).
 * The best method is first.
 */
export function backTest(values: readonly number[], task: ForecastTask): readonly BackTest[] {
  const { season, steps, skipped } = task;
  const count = countOrigins(values.length, task);
  const origins = Array.from({ length: count }, (_, index) => values.length - steps - count + 1 + index);
  const scale = measureScale(values, season);
  const runs = origins.map((origin) => continueValues(values.slice(0, origin), { season, steps }));
  return forecastMethods
    .map((method): BackTest => {
      const trials = origins.map((origin, run) =>
        (runs[run]?.[method] ?? []).map((forecast, step) => ({ forecast, value: at(values, origin + step) })),
      );
      const error = meanOf(
        trials.flatMap((steps) =>
          steps.slice(skipped).map(({ forecast, value }) => Math.abs(forecast - value)),
        ),
      );
      return { method, trials, error, mase: scale === 0 ? Number.NaN : error / scale };
    })
    .toSorted((one, other) => rate(one) - rate(other));
}

/**
 * For each earlier end, the trials of the method that the others would have chosen without it. A method that did best on an end
 * has small errors there, which say too little about those to come. Ends that overlap by more than half go together.
 */
export function listHonestTrials(
  tests: readonly BackTest[],
  { steps, skipped }: ForecastTask,
): readonly (readonly Trial[])[] {
  const errors = tests.map(({ trials }) =>
    trials.map((run) => sumOf(run.slice(skipped).map(({ forecast, value }) => Math.abs(forecast - value)))),
  );
  return (tests[0]?.trials ?? []).map((own, end) => {
    const rated = tests.map(({ method, trials }, index) => {
      const others = (errors[index] ?? []).filter((_, other) => Math.abs(other - end) >= steps / 2);
      return { trials, rate: rate({ method, error: sumOf(others) }) };
    });
    const best = rated.reduce((least, one) => (one.rate < least.rate ? one : least));
    return best.trials[end] ?? own;
  });
}

/** The mean absolute difference to the cycle before, or to the value before. */
export function measureScale(values: readonly number[], season: number): number {
  const back = season > 1 && values.length > season ? season : 1;
  return (
    sumOf(values.slice(back).map((value, index) => Math.abs(value - at(values, index)))) /
    (values.length - back)
  );
}

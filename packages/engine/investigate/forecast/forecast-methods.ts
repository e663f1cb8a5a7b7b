import { at, meanOf } from "../../explore/statistics/ranks.ts";
import { estimateSeason, withoutSeason, withSeason } from "./season-factors.ts";

/**
 * Ways to continue a series.
 *
 * - `repeat`: the values of the cycle before, again (seasonal naive); without a season, the last value
 * - `level`: simple exponential smoothing (Brown 1956)
 * - `trend`: exponential smoothing with a damped trend (Gardner and McKenzie 1985)
 * - `theta`: smoothing with half of the long trend (Assimakopoulos and Nikolopoulos 2000; Hyndman and Billah 2003)
 * - `average`: the mean of these three, which is hard to beat (Makridakis and Hibon 2000, "Comb")
 * - `grown`: the cycle before, moved by the change of its end within a cycle
 */
export const forecastMethods = ["average", "theta", "trend", "level", "grown", "repeat"] as const;
export type ForecastMethod = (typeof forecastMethods)[number];

/** Continues values by each method. All but `repeat` work on values without their season, which is added afterwards. */
export function continueValues(
  values: readonly number[],
  { season, steps }: { readonly season: number; readonly steps: number },
): Readonly<Record<ForecastMethod, readonly number[]>> {
  const found = estimateSeason(values, season);
  const adjusted = withoutSeason(values, found);
  const smooth = fitLevel(adjusted);
  const ahead = Array.from({ length: steps }, (_, index) => index + 1);
  const level = ahead.map(() => smooth.level);
  const theta = continueTheta(adjusted, smooth, ahead);
  const trend = continueTrend(adjusted, ahead);
  const average = ahead.map((_, index) => meanOf([at(level, index), at(theta, index), at(trend, index)]));
  const back = (one: readonly number[]) => withSeason(one, values.length, found);
  return {
    average: back(average),
    theta: back(theta),
    trend: back(trend),
    level: back(level),
    repeat: repeatSeason(values, season, steps),
    grown: repeatGrown(values, { season, steps, isFactor: found.isFactor }),
  };
}

/** Seasonal naive: what was a cycle before; without a whole cycle, the last value. */
export function repeatSeason(values: readonly number[], season: number, steps: number): readonly number[] {
  const length = season > 1 && values.length >= season ? season : 1;
  return Array.from({ length: steps }, (_, index) => at(values, values.length - length + (index % length)));
}

/** The cycle before, moved as its end moved since the cycle before that. */
function repeatGrown(
  values: readonly number[],
  {
    season,
    steps,
    isFactor,
  }: { readonly season: number; readonly steps: number; readonly isFactor: boolean },
): readonly number[] {
  const repeated = repeatSeason(values, season, steps);
  if (season < 2 || values.length < 2 * season) return repeated;
  const end = Math.max(Math.min(leastEnd, season), Math.round(season / 2));
  const now = meanOf(values.slice(-end));
  const before = meanOf(values.slice(-season - end, -season));
  return repeated.map((value) => (isFactor ? (value * now) / before : value + now - before));
}

/** Fewer values say too little about how a level moved. */
const leastEnd = 3;

const weights = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99];
const trendWeights = [0.01, 0.05, 0.1, 0.2, 0.4];
const dampings = [0.8, 0.9, 0.95, 0.98];
/** The first values set the level, so their errors say little. */
const startLength = 4;

interface Smoothed {
  readonly weight: number;
  readonly level: number;
  readonly error: number;
}

/** Simple exponential smoothing, with the weight that predicts each value best from those before it. */
function fitLevel(values: readonly number[]): Smoothed {
  const start = meanOf(values.slice(0, startLength));
  const fits = weights.map((weight): Smoothed => {
    let [level, error] = [start, 0];
    for (const value of values) {
      error += (value - level) ** 2;
      level += weight * (value - level);
    }
    return { weight, level, error };
  });
  return leastError(fits);
}

function continueTheta(
  values: readonly number[],
  { weight, level }: Smoothed,
  ahead: readonly number[],
): readonly number[] {
  const half = slopeOf(values) / 2;
  const lag = (1 - (1 - weight) ** values.length) / weight;
  return ahead.map((step) => level + half * (step - 1 + lag));
}

/** The slope of the line with the least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = meanOf(values);
  let [both, square] = [0, 0];
  for (const [index, value] of values.entries()) {
    both += (index - middle) * (value - mean);
    square += (index - middle) ** 2;
  }
  return square === 0 ? 0 : both / square;
}

function continueTrend(values: readonly number[], ahead: readonly number[]): readonly number[] {
  const first = values.slice(0, startLength);
  const [start, slope] = [meanOf(first), slopeOf(values.slice(0, 2 * startLength))];
  const fits = weights.flatMap((weight) =>
    trendWeights.flatMap((trendWeight) =>
      dampings.map((damping) => {
        let [level, trend, error] = [start - slope, slope, 0];
        for (const value of values) {
          const expected = level + damping * trend;
          error += (value - expected) ** 2;
          const next = expected + weight * (value - expected);
          trend = damping * trend + weight * trendWeight * (value - expected);
          level = next;
        }
        return { level, trend, damping, error };
      }),
    ),
  );
  const { level, trend, damping } = leastError(fits);
  return ahead.map((step) => level + (trend * damping * (1 - damping ** step)) / (1 - damping));
}

function leastError<Fit extends { readonly error: number }>(fits: readonly Fit[]): Fit {
  return fits.reduce((best, fit) => (fit.error < best.error ? fit : best));
}

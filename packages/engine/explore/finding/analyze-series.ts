import { findOutliers, type Outlier } from "../statistics/find-outliers.ts";
import { compareChange, type ChangeTest } from "../statistics/compare-change.ts";
import { at } from "../statistics/ranks.ts";
import { fitsStepBetter, testBreak, type BreakTest } from "../statistics/test-break.ts";
import { deseason, testSeason, type SeasonTest } from "../statistics/test-season.ts";
import { testTrend, type TrendTest } from "../statistics/test-trend.ts";

/** What values in the order of time show, each with its probability by chance. Null if refused. */
export interface SeriesFacts {
  readonly season: SeasonTest | null;
  /** Null if a step to another level describes the values better. */
  readonly trend: TrendTest | null;
  /** Null if a line describes the values better. */
  readonly step: BreakTest | null;
  readonly outlier: (Outlier & { readonly usual: number }) | null;
  readonly change: ChangeTest | null;
  /** The values without their season. */
  readonly level: readonly number[];
}

/** From here on a season is taken out before anything else is looked for. */
const clearSeason = 0.01;
/** From here on a trend or a step is taken out before outliers are looked for. */
const clearLevel = 0.01;

/**
 * Looks for a season, a trend or a step, outliers and an unusual last change, each in what the ones before leave: a
 * December that is always high is no outlier.
 *
 * @param cycle the number of values after which a season repeats; null if there is none
 */
export function analyzeSeries(values: readonly number[], cycle: number | null): SeriesFacts {
  const season = cycle === null ? null : found(testSeason(values, cycle));
  const level = season !== null && season.p < clearSeason ? deseason(values, season.profile) : values;
  const [line, step] = [found(testTrend(level)), found(testBreak(level))];
  const isStep = step !== null && (line === null || fitsStepBetter(level, step, line));
  const [trend, moved] = isStep ? [null, step] : [line, null];
  const outlier = findOutlier(level, { trend, step: moved });
  return {
    season,
    trend,
    step: moved,
    outlier: outlier && {
      ...outlier,
      // What is usual at that position of the cycle.
      usual: outlier.usual + at(values, outlier.index) - at(level, outlier.index),
    },
    change: found(compareChange(level)),
    level,
  };
}

function findOutlier(
  level: readonly number[],
  { trend, step }: Pick<SeriesFacts, "trend" | "step">,
): SeriesFacts["outlier"] {
  const expected = level.map((_, index) => {
    if (trend !== null && trend.p < clearLevel) return trend.start + trend.slope * index;
    if (step !== null && step.p < clearLevel) return index < step.at ? step.before : step.after;
    return 0;
  });
  const residuals = found(
    findOutliers(
      level.map((value, index) => value - at(expected, index)),
      expected,
    ),
  );
  const [farthest] = residuals?.outliers ?? [];
  if (residuals === null || farthest === undefined) return null;
  return { ...farthest, usual: at(expected, farthest.index) + residuals.median };
}

function found<Value extends object>(
  verdict: (Value & { readonly kind: "found" }) | { readonly kind: "refused" },
): Value | null {
  return verdict.kind === "found" ? verdict : null;
}

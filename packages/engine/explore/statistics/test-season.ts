import { compareRanks } from "./compare-ranks.ts";
import { at, isConstant, medianOf } from "./ranks.ts";
import { detrend, testTrend } from "./test-trend.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface SeasonTest {
  /** The median deviation from the trend at each position of the cycle, the first value's position first. */
  readonly profile: readonly number[];
  /** 0–1: the part of the variation around the trend that the season explains. */
  readonly strength: number;
  readonly p: number;
}

/** How many cycles are needed: in two alone, a chance likeness cannot be distinguished from a season. */
export const minCycles = 2.5;

/**
 * Tests whether values repeat a pattern every `length` values.
 *
 * The test is that of Kruskal and Wallis (1952) over the positions of the cycle, on values without their trend (Sen's
 * slope); this is a usual test for seasonality, as in X-12-ARIMA (Findley et al., 1998). Refuses fewer than two and a
 * half cycles, and values of which more than half are the same: what comes in few months only has no usual month.
 */
export function testSeason(values: readonly number[], length: number): Verdict<SeasonTest> {
  if (length < 2 || values.length < minCycles * length) return refuse("too-few");
  if (isConstant(values)) return refuse("constant");
  if (countMostFrequent(values) > maxSame * values.length) return refuse("sparse");
  const trend = testTrend(values);
  const level = trend.kind === "found" ? detrend(values, trend.slope) : values;
  const groups = Array.from({ length }, (_, position) =>
    level.filter((_, index) => index % length === position),
  );
  const compared = compareRanks(groups, 2);
  if (compared.kind === "refused") return compared;
  const middle = medianOf(level);
  return {
    kind: "found",
    profile: groups.map((group) => medianOf(group) - middle),
    strength: compared.explained,
    p: compared.p,
  };
}

const maxSame = 0.5;

function countMostFrequent(values: readonly number[]): number {
  return Math.max(...[...Map.groupBy(values, (value) => value).values()].map(({ length }) => length));
}

/** The values without their season. */
export function deseason(values: readonly number[], profile: readonly number[]): readonly number[] {
  return profile.length === 0
    ? values
    : values.map((value, index) => value - at(profile, index % profile.length));
}

import { expect, test } from "vitest";
import { claimCounts } from "./candidate.ts";
import { acceptClaims } from "./finding/accept-claims.ts";
import { analyzeSeries } from "./finding/analyze-series.ts";
import type { Claim } from "./finding/claim.ts";
import { associateCategories } from "./statistics/associate-categories.ts";
import { compareMeans, type GroupSummary } from "./statistics/compare-means.ts";
import { correlateRanks } from "./statistics/correlate-ranks.ts";
import { findOutliers } from "./statistics/find-outliers.ts";
import { meanOf } from "./statistics/ranks.ts";

const tableCount = 200;

test("at most 5 % of 200 random tables without structure have any claim", () => {
  const random = randomOf(20261126);
  const claimed = Array.from({ length: tableCount }, () => claimsOf(random)).filter(
    (accepted) => accepted.length > 0,
  );
  expect(claimed.length / tableCount).toBeLessThanOrEqual(0.05);
});

test("without the correction for many comparisons, most of them would have one", () => {
  const random = randomOf(20261126);
  const tried = Array.from({ length: tableCount }, () => allClaims(random));
  const careless = tried.filter((claims) => claims.some(({ p }) => (p ?? 1) < 0.05));
  expect(careless.length / tableCount).toBeGreaterThan(0.3);
});

function claimsOf(random: () => number): readonly Claim[] {
  const claims = allClaims(random);
  return acceptClaims(claims, 4 * claimCounts.series + 3 * claimCounts.relation + 9);
}

/** Everything that is tried on one random table: as many queries of each kind as an exploration has. */
function allClaims(random: () => number): readonly Claim[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const skewed = () => Math.exp(normal());
  const many = (count: number, draw: () => number) => Array.from({ length: count }, draw);
  const series = [normal, normal, skewed, random].flatMap((draw) => {
    // A month adds up many rows.
    const values = many(35, () => many(20, draw).reduce((sum, value) => sum + value, 0));
    const { season, trend, step, outlier, change } = analyzeSeries(values, 12);
    return [season, trend, step, outlier, change];
  });
  const relations = many(3, () => 0).map(() =>
    correlateRanks(many(200, () => 0).map(() => [normal(), skewed()] as const)),
  );
  const means = many(3, () => 0).map(() =>
    compareMeans(many(5, () => 0).map(() => summarize(many(60, skewed)))),
  );
  const associations = many(3, () => 0).map(() =>
    associateCategories(
      countPairs(
        many(400, () => Math.floor(random() * 4)),
        many(400, () => Math.floor(random() * 3)),
      ),
    ),
  );
  const groups = many(3, () => 0).flatMap(() => {
    const found = findOutliers(many(15, () => many(20, normal).reduce((sum, value) => sum + value, 0)));
    return found.kind === "found" ? found.outliers.slice(0, 1) : [];
  });
  return [...series, ...relations, ...means, ...associations, ...groups].flatMap((found) =>
    found === null || !("p" in found) ? [] : [claimOf(found.p)],
  );
}

function claimOf(p: number): Claim {
  return { kind: "trend", p, effect: 1, sentence: "", why: "" };
}

function summarize(values: readonly number[]): GroupSummary {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count: values.length, mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

function countPairs(left: readonly number[], right: readonly number[]): readonly (readonly number[])[] {
  return [0, 1, 2, 3].map((row) =>
    [0, 1, 2].map((column) => left.filter((one, index) => one === row && right[index] === column).length),
  );
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator with the constants of Knuth. */
function randomOf(seed: number): () => number {
  let state = BigInt(seed);
  const mask = (1n << 64n) - 1n;
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & mask;
    return Number(state >> 11n) / 2 ** 53;
  };
}

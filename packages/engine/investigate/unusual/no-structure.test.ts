import { expect, test } from "vitest";
import { rejectNulls } from "../../explore/statistics/reject-nulls.ts";
import { judgeLast, judgeStretch } from "./judge-series.ts";

const tableCount = 200;
/** Figures of a scan: counts of rows and sums, alternately. */
const figureCount = 40;

test.each([
  ["weeks", 52, 118],
  ["months", 12, 37],
  ["days", 7, 71],
])("in at most 5 %% of 200 tables without structure anything is unusual, by %s", (_, season, length) => {
  const random = randomOf(20261127);
  const named = Array.from({ length: tableCount }, () => nameUnusual(random, season, length)).filter(
    (count) => count > 0,
  );
  expect(named.length / tableCount).toBeLessThanOrEqual(0.05);
});

test("in at most 5 % of 200 tables without structure anything is unusual on some of seven days", () => {
  const random = randomOf(20261129);
  const named = Array.from({ length: tableCount }, () => {
    const ps = Array.from({ length: figureCount }, (_, index) => {
      const isCount = index % 2 === 0;
      const values = drawSeries(random, 77, isCount);
      const judged = [6, 5, 4, 3, 2, 1, 0].flatMap(
        (left) => judgeLast(values.slice(0, values.length - left), 7, isCount) ?? [],
      );
      return judgeStretch(judged)?.p ?? 1;
    });
    return rejectNulls(ps, 0.05).filter(Boolean).length;
  }).filter((count) => count > 0);
  expect(named.length / tableCount).toBeLessThanOrEqual(0.05);
});

/** How many figures of a table of noise are named. */
function nameUnusual(random: () => number, season: number, length: number): number {
  const ps = Array.from({ length: figureCount }, (_, index) => {
    const isCount = index % 2 === 0;
    return judgeLast(drawSeries(random, length, isCount), season, isCount)?.p ?? 1;
  });
  return rejectNulls(ps, 0.05).filter(Boolean).length;
}

function drawSeries(random: () => number, length: number, isCount: boolean): readonly number[] {
  const level = 10 ** (0.5 + 2.5 * random());
  const noise = 0.05 + 0.3 * random();
  return Array.from({ length }, () =>
    isCount ? drawCount(level, random) : level * Math.exp(noise * drawNormal(random)),
  );
}

/** Box and Muller (1958). */
function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A count with this mean: Knuth's product of uniform numbers, and a normal one for large means. */
function drawCount(mean: number, random: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  const least = Math.exp(-mean);
  let [count, product] = [-1, 1];
  while (product > least) {
    count += 1;
    product *= random();
  }
  return count;
}

/** Numbers from 0 to below 1 that depend only on the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

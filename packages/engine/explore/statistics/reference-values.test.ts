import { describe, expect, test } from "vitest";
import { associateCategories } from "./associate-categories.ts";
import { autocorrelate } from "./autocorrelate.ts";
import { compareChange } from "./compare-change.ts";
import { analyzeVariance, compareMeans, type GroupSummary } from "./compare-means.ts";
import { compareRanks } from "./compare-ranks.ts";
import { correlateRanks } from "./correlate-ranks.ts";
import { findPeaks, measureMoments } from "./describe-shape.ts";
import { findOutliers } from "./find-outliers.ts";
import { measureConcentration } from "./measure-concentration.ts";
import { meanOf } from "./ranks.ts";
import { rejectNulls } from "./reject-nulls.ts";
import { chiSquareTail, fisherTail, normalTwoSided, studentTwoSided } from "./tails.ts";
import { fitsStepBetter, testBreak } from "./test-break.ts";
import { testSeason } from "./test-season.ts";
import { testTrend } from "./test-trend.ts";
import { refuse } from "./verdict.ts";

/** Each statistic against published values, to the digits that were published. */

test("tail probabilities agree with the tables of textbooks", () => {
  expect(normalTwoSided(1.959963984540054)).toBeCloseTo(0.05, 12);
  expect(chiSquareTail(3.841458820694124, 1)).toBeCloseTo(0.05, 12);
  expect(chiSquareTail(18.30703805327515, 10)).toBeCloseTo(0.05, 12);
  expect(studentTwoSided(2.2281388519649385, 10)).toBeCloseTo(0.05, 11);
  expect(fisherTail(3.3258345304130112, 5, 10)).toBeCloseTo(0.05, 12);
});

test("analysis of variance has the certified values of NIST's SiRstv", () => {
  expect(analyzeVariance(siRstv.map(summarize))).toMatchObject({
    kind: "found",
    f: closeTo(1.18046237440255, 9),
    explained: closeTo(0.190999039051129, 9),
  });
});

test.each([
  { name: "SmLs01", replicates: 21, start: 1, f: 21, explained: 0.482758620689655, digits: 12 },
  { name: "SmLs02", replicates: 201, start: 1, f: 201, explained: 0.471830985915493, digits: 12 },
  { name: "SmLs03", replicates: 2_001, start: 1, f: 2_001, explained: 0.470712773465067, digits: 11 },
  { name: "SmLs04", replicates: 21, start: 1_000_000, f: 21, explained: 0.482758620689655, digits: 8 },
  { name: "SmLs05", replicates: 201, start: 1_000_000, f: 201, explained: 0.471830985915493, digits: 7 },
  { name: "SmLs06", replicates: 2_001, start: 1_000_000, f: 2_001, explained: 0.470712773465067, digits: 6 },
])(
  "analysis of variance has the certified values of NIST's $name to $digits digits",
  ({ replicates, start, f, explained, digits }) => {
    const found = analyzeVariance(simonLesage(replicates, start).map(summarize));
    expect(found).toMatchObject({ kind: "found" });
    const at = (certified: number) => closeTo(certified, digits - 1 - Math.floor(Math.log10(certified)));
    expect(found).toMatchObject({ f: at(f), explained: at(explained) });
  },
);

test("a mean has the certified values of NIST's NumAcc1 to NumAcc4, to at least 13 digits", () => {
  expect(meanOf([10_000_001, 10_000_003, 10_000_002])).toBe(10_000_002);
  expect(meanOf(alternate(1.2))).toBeCloseTo(1.2, 13);
  expect(meanOf(alternate(1_000_000.2))).toBeCloseTo(1_000_000.2, 7);
  expect(meanOf(alternate(10_000_000.2))).toBeCloseTo(10_000_000.2, 6);
});

test.each([
  { name: "Lew", values: () => lew, certified: -0.307304800605679 },
  { name: "Mavro", values: () => mavro, certified: 0.937989183438248 },
  { name: "NumAcc1", values: () => [10_000_001, 10_000_003, 10_000_002], certified: -0.5 },
  { name: "NumAcc2", values: () => alternate(1.2), certified: -0.999 },
  { name: "NumAcc3", values: () => alternate(1_000_000.2), certified: -0.999, digits: 8 },
  { name: "NumAcc4", values: () => alternate(10_000_000.2), certified: -0.999, digits: 7 },
])(
  "the autocorrelation with the value before has NIST's certified value of $name",
  ({ values, certified, digits = 13 }) => {
    expect(autocorrelate(values(), 1)).toBeCloseTo(certified, digits);
  },
);

test("Welch's test has the values of R's oneway.test(extra ~ group, sleep)", () => {
  const compared = compareMeans(sleep.map(summarize), 2);
  expect(compared).toMatchObject({ f: closeTo(3.4626, 4), p: closeTo(0.07939, 5) });
});

test("Kruskal and Wallis's test has the values of Hollander and Wolfe's mucociliary example", () => {
  const compared = compareRanks([
    [2.9, 3, 2.5, 2.6, 3.2],
    [3.8, 2.7, 4, 2.4],
    [2.8, 3.4, 3.7, 2.2, 2],
  ]);
  expect(compared).toMatchObject({ h: closeTo(0.77143, 5), p: closeTo(0.68, 3) });
});

test("Spearman's correlation has the values of the textbook example of IQ and television", () => {
  const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
  const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
  expect(correlateRanks(iq.map((one, index) => [one, hours[index] ?? 0]))).toEqual({
    kind: "found",
    rho: closeTo(-29 / 165, 12),
    p: closeTo(0.627188, 5),
  });
});

test("Pearson's test of hair and eye color has the values of Snee's table", () => {
  expect(
    associateCategories([
      [68, 20, 15, 5],
      [119, 84, 54, 29],
      [26, 17, 14, 14],
      [7, 94, 10, 16],
    ]),
  ).toMatchObject({ chiSquare: closeTo(138.29, 2), v: closeTo(0.279, 3) });
});

test("the Nile's flow falls to a new level after 1898, better described by a step than by a line", () => {
  const found = testBreak(nile);
  if (found.kind === "refused") throw new Error(found.reason);
  expect([1871 + found.at - 1, found.p < 1e-6]).toEqual([1898, true]);
  const line = testTrend(nile);
  expect(line.kind === "found" && fitsStepBetter(nile, found, line)).toBe(true);
});

test("a perfect order has the largest score, and an outlier does not move the slope", () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(testTrend(values)).toEqual({
    kind: "found",
    slope: 1,
    start: 1,
    tau: 1,
    p: closeTo(normalTwoSided(44 / Math.sqrt(125)), 12),
  });
  expect(testTrend(values.with(4, 900))).toMatchObject({ slope: 1 });
});

test("Newcomb's two outliers in the speed of light are found, and no other value", () => {
  const found = findOutliers(newcomb);
  expect(found.kind === "found" && found.outliers.map(({ value }) => value)).toEqual([-44, -2]);
});

test("skewness and kurtosis have the values that spreadsheets document", () => {
  expect(measureMoments([3, 4, 5, 2, 3, 4, 5, 6, 4, 7])).toEqual({
    kind: "found",
    skewness: closeTo(0.359543, 6),
    excessKurtosis: closeTo(-0.151799637, 8),
  });
});

test("peaks are distinguished from chance by the valley between them", () => {
  expect(findPeaks([5, 60, 90, 30, 8, 35, 80, 50, 4])).toEqual({ kind: "found", peaks: [2, 6] });
  expect(findPeaks([5, 60, 90, 80, 86, 60, 30, 10, 4])).toEqual({ kind: "found", peaks: [2] });
});

test("Benjamini and Hochberg's example rejects its first four hypotheses", () => {
  const published = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  expect(rejectNulls(published, 0.05).filter(Boolean)).toHaveLength(4);
});

test("concentration of equal parts is none, and of one part is all", () => {
  expect(measureConcentration([5, 5, 5, 5, 5], 1)).toEqual({
    kind: "found",
    total: 25,
    top: 1,
    share: 0.2,
    forMost: 4,
    gini: closeTo(0, 12),
  });
  expect(measureConcentration([0, 0, 0, 0, 100], 1)).toMatchObject({
    share: 1,
    forMost: 1,
    gini: closeTo(0.8, 12),
  });
});

test("a season that repeats is found with its profile", () => {
  const season = [10, 20, 60, 30];
  const values = Array.from({ length: 24 }, (_, index) => (season[index % 4] ?? 0) + (index % 3));
  const found = testSeason(values, 4);
  expect(
    found.kind === "found" && [found.p < 0.001, found.strength > 0.8, found.profile.map(Math.round)],
  ).toEqual([true, true, [-15, -6, 35, 4]]);
});

test("a change is compared with the noise of earlier changes", () => {
  const steady = [100, 103, 99, 102, 98, 101, 104, 100, 102, 99];
  expect(compareChange([...steady, 60])).toMatchObject({ now: 60, before: 99, change: -39, p: below(0.01) });
  expect(compareChange([...steady, 103])).toMatchObject({ change: 4, p: above(0.2) });
});

describe("refusals", () => {
  test("samples that are too small are refused", () => {
    expect([
      testTrend([1, 2, 3, 4, 5, 6, 7]),
      testBreak([1, 1, 1, 1, 1, 9, 9, 9, 9, 9, 9]),
      testSeason([1, 2, 3, 4, 1, 2, 3, 4], 4),
      findOutliers([1, 1, 1, 99]),
      correlateRanks([[1, 2]]),
      compareMeans([
        { count: 5, mean: 1, deviation: 1 },
        { count: 50, mean: 2, deviation: 1 },
      ]),
      compareRanks([
        [1, 2],
        [3, 4, 5],
      ]),
      compareChange([1, 2, 3]),
      measureConcentration([1, 2], 1),
      measureMoments([1, 2, 3]),
      findPeaks([1, 2, 1]),
    ]).toEqual(Array.from({ length: 11 }, () => refuse("too-few")));
  });

  test("values that never change, sparse tables and negative parts are refused", () => {
    const same = Array.from({ length: 20 }, () => 7);
    expect([testTrend(same), testBreak(same), findOutliers(same)]).toEqual([
      refuse("constant"),
      refuse("constant"),
      refuse("constant"),
    ]);
    expect(
      associateCategories([
        [1, 2],
        [2, 1],
      ]),
    ).toEqual(refuse("sparse"));
    expect(measureConcentration([5, 4, 3, 2, -1], 2)).toEqual(refuse("negative"));
  });
});

function closeTo(value: number, digits: number): number {
  return expect.closeTo(value, digits) as number;
}

function below(limit: number): number {
  return expect.toSatisfy((value: number) => value < limit) as number;
}

function above(limit: number): number {
  return expect.toSatisfy((value: number) => value > limit) as number;
}

function summarize(values: readonly number[]): GroupSummary {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count: values.length, mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/**
 * Nine treatments whose means are 0.4, 0.3 and 0.5 above a start, with a value at the mean and pairs 0.1 around it (Simon and
 * Lesage, 1989): NIST's Statistical Reference Datasets.
 */
function simonLesage(replicates: number, start: number): readonly (readonly number[])[] {
  return [4, 3, 5, 3, 5, 3, 5, 3, 5].map((tenths) =>
    Array.from({ length: replicates }, (_, index) => {
      const step = index === 0 ? 0 : index % 2 === 0 ? 1 : -1;
      return start + (tenths + step) / 10;
    }),
  );
}

/** A value and a thousand more, 0.1 below and above it: NIST's NumAcc2 to NumAcc4. */
function alternate(mean: number): readonly number[] {
  return [mean, ...Array.from({ length: 1_000 }, (_, index) => mean + (index % 2 === 0 ? -0.1 : 0.1))];
}

/** Deflections of a beam under periodic pressure: NIST's Statistical Reference Datasets. */
const lew = [
  -213, -564, -35, -15, 141, 115, -420, -360, 203, -338, -431, 194, -220, -513, 154, -125, -559, 92, -21,
  -579, -52, 99, -543, -175, 162, -457, -346, 204, -300, -474, 164, -107, -572, -8, 83, -541, -224, 180, -420,
  -374, 201, -236, -531, 83, 27, -564, -112, 131, -507, -254, 199, -311, -495, 143, -46, -579, -90, 136, -472,
  -338, 202, -287, -477, 169, -124, -568, 17, 48, -568, -135, 162, -430, -422, 172, -74, -577, -13, 92, -534,
  -243, 194, -355, -465, 156, -81, -578, -64, 139, -449, -384, 193, -198, -538, 110, -44, -577, -6, 66, -552,
  -164, 161, -460, -344, 205, -281, -504, 134, -28, -576, -118, 156, -437, -381, 200, -220, -540, 83, 11,
  -568, -160, 172, -414, -408, 188, -125, -572, -32, 139, -492, -321, 205, -262, -504, 142, -83, -574, 0, 48,
  -571, -106, 137, -501, -266, 190, -391, -406, 194, -186, -553, 83, -13, -577, -49, 103, -515, -280, 201,
  300, -506, 131, -45, -578, -80, 138, -462, -361, 201, -211, -554, 32, 74, -533, -235, 187, -372, -442, 182,
  -147, -566, 25, 68, -535, -244, 194, -351, -463, 174, -125, -570, 15, 72, -550, -190, 172, -424, -385, 198,
  -218, -536, 96,
];

/** The transmittance of a filter: NIST's Statistical Reference Datasets. */
const mavro = [
  2.0018, 2.0017, 2.0018, 2.0019, 2.0018, 2.0017, 2.0015, 2.0014, 2.0015, 2.0015, 2.0017, 2.0018, 2.0018,
  2.0019, 2.0019, 2.0021, 2.002, 2.0016, 2.0014, 2.0013, 2.0013, 2.0015, 2.0015, 2.0016, 2.0015, 2.0014,
  2.0013, 2.0014, 2.0015, 2.0014, 2.0015, 2.0016, 2.0015, 2.0016, 2.0019, 2.002, 2.002, 2.0021, 2.0022,
  2.0023, 2.0024, 2.0025, 2.0027, 2.0026, 2.0026, 2.0026, 2.0027, 2.0026, 2.0025, 2.0024,
];

/** Resistivity by five instruments: NIST's Statistical Reference Datasets. */
const siRstv = [
  [196.3052, 196.124, 196.189, 196.2569, 196.3403],
  [196.3042, 196.3825, 196.1669, 196.3257, 196.0422],
  [196.1303, 196.2005, 196.2889, 196.0343, 196.1811],
  [196.2795, 196.1748, 196.1494, 196.1485, 195.9885],
  [196.2119, 196.1051, 196.185, 196.0052, 196.209],
];

/** Extra hours of sleep by drug: Student (1908). */
const sleep = [
  [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
];

/** The yearly flow of the Nile at Aswan, 1871–1970: Cobb (1978). */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958,
  1140, 1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020,
  1050, 969, 831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040,
  759, 781, 865, 845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890,
  744, 749, 838, 1050, 918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
];

/** Newcomb's measurements of the speed of light, 1882: Stigler (1977). */
const newcomb = [
  28, 26, 33, 24, 34, -44, 27, 16, 40, -2, 29, 22, 24, 21, 25, 30, 23, 29, 31, 19, 24, 20, 36, 32, 36, 28, 25,
  21, 28, 29, 37, 25, 28, 26, 30, 32, 36, 26, 30, 22, 36, 23, 27, 27, 28, 27, 31, 27, 26, 33, 26, 32, 32, 24,
  39, 28, 24, 25, 32, 25, 29, 27, 28, 29, 16, 23,
];

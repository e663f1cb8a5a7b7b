import { expect, test } from "vitest";
import type { Cube, Segment } from "../causes/cube.ts";
import { Signs } from "../causes/signs.ts";
import { findDrivers } from "./find-drivers.ts";

const sizes = [4, 8, 30];

test("values whose rows have it more often are named with their rates and factors, the largest effect first", () => {
  const { before, after, causes } = findDrivers(
    makeShares(20_000, ([one, other]) => 0.05 * (one === 1 ? 2 : 1) * (other === 3 ? 1.6 : 1)),
    true,
  );
  expect(after / before).toBeCloseTo(0.067, 2);
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1]), segmentOf([1, 3])]);
  expect(causes[0]?.factor).toBeCloseTo(2, 0);
  expect(causes[1]?.factor).toBeCloseTo(1.6, 0);
});

test("a value that only comes with another one is none, and its dimension is explained by that", () => {
  // The last value of the second dimension nearly always comes with the second one of the first.
  const cube = makeShares(20_000, ([one]) => (one === 1 ? 0.2 : 0.05), {
    draw: (random, index, [first]) =>
      index === 1 && first === 1 && random.part() < 0.8 ? 7 : random.below(sizes[index] ?? 1),
  });
  const { causes, explained } = findDrivers(cube, true);
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1])]);
  expect(explained).toEqual([1]);
});

test("a pair is named if it differs from what each of its values has by itself", () => {
  const { causes } = findDrivers(
    makeShares(20_000, ([one, other]) => (one === 2 && other === 5 ? 0.4 : 0.05)),
    true,
  );
  expect(causes.map(({ segment }) => segment)).toContainEqual(segmentOf([0, 2], [1, 5]));
});

test("of two values that are all there are, the higher one is named", () => {
  const { causes } = findDrivers(
    makeAverages(4_000, ([one]) => (one === 0 ? 40 : 20), [2, 5]),
    false,
  );
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 0])]);
});

test("of a property that most rows have, the values that more rows lack it with are named", () => {
  const { causes } = findDrivers(
    makeShares(20_000, ([one]) => (one === 1 ? 0.83 : 0.92)),
    true,
  );
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1])]);
  const [cause] = causes;
  expect((cause?.after ?? 0) / (cause?.before ?? 1)).toBeCloseTo(0.83, 1);
  expect(cause?.effect).toBeLessThan(0);
});

test("an average depends on a value of a few rows in a hundred", () => {
  const { causes } = findDrivers(
    makeAverages(8_000, ([, , thing]) => (thing === 7 ? 60 : 25)),
    false,
  );
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([2, 7])]);
});

test("a value that all or none of the rows of another dimension have is said by the first of both", () => {
  const cube = makeShares(10_000, ([one]) => (one === 1 ? 0.3 : 0.1));
  const [first] = cube.dimensions;
  const { causes } = findDrivers(
    { ...cube, dimensions: [...cube.dimensions, ...(first ? [first] : [])] },
    true,
  );
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1])]);
});

test.each([
  ["shares", true],
  ["averages", false],
])("in at most 5 %% of 200 tables without structure anything is named, of %s", (_, isShare) => {
  const named = Array.from({ length: 200 }, (__, seed) => {
    const rows = [200, 1_000, 4_000][seed % 3] ?? 0;
    const cube = isShare
      ? makeShares(rows, () => [0.02, 0.1, 0.4][seed % 3] ?? 0, { seed: seed + 1 })
      : makeAverages(rows, () => 30, sizes, seed + 1);
    return findDrivers(cube, isShare).causes.length;
  }).filter((count) => count > 0);
  expect(named.length / 200).toBeLessThanOrEqual(0.05);
});

test.each([0, 1])("a table of %s rows depends on nothing", (rows) => {
  expect(
    findDrivers(
      makeShares(rows, () => 1),
      true,
    ).causes,
  ).toEqual([]);
});

function segmentOf(...parts: readonly (readonly [number, number])[]): Segment {
  return { parts: parts.map(([dimension, value]) => ({ dimension, value })) };
}

/** The value of a row in a dimension, given those before. */
type Draw = (random: Signs, index: number, codes: readonly number[]) => number;

const drawAny: Draw = (random, index) => random.below(sizes[index] ?? 1);

type Chance = (codes: readonly number[]) => number;

/** Rows with random values, of which some have a property. */
function makeShares(
  rows: number,
  chance: Chance,
  { seed = 7, draw = drawAny }: { readonly seed?: number; readonly draw?: Draw } = {},
): Cube {
  const random = new Signs(seed);
  return makeCube(rows, sizes, {
    draw: (index, codes) => draw(random, index, codes),
    figure: (codes) => (random.part() < chance(codes) ? 1 : 0),
  });
}

/** Rows with random values, and amounts with a long tail and this mean. */
function makeAverages(rows: number, mean: Chance, counts: readonly number[] = sizes, seed = 7): Cube {
  const random = new Signs(seed);
  return makeCube(rows, counts, {
    draw: (index) => random.below(counts[index] ?? 1),
    figure: (codes) => -mean(codes) * Math.log(1 - random.part()),
  });
}

/** The sums of rows by their values. */
function makeCube(
  rows: number,
  counts: readonly number[],
  {
    draw,
    figure,
  }: {
    readonly draw: (index: number, codes: readonly number[]) => number;
    readonly figure: (codes: readonly number[]) => number;
  },
): Cube {
  const leaves = new Map<string, { readonly codes: readonly number[]; rows: number; figure: number }>();
  for (let row = 0; row < rows; row += 1) {
    const codes = counts.reduce<readonly number[]>((all, __, index) => [...all, draw(index, all)], []);
    const leaf = leaves.get(codes.join()) ?? { codes, rows: 0, figure: 0 };
    leaf.rows += 1;
    leaf.figure += figure(codes);
    leaves.set(codes.join(), leaf);
  }
  const all = [...leaves.values()];
  return {
    dimensions: counts.map((size, index) => ({
      size,
      codes: Int32Array.from(all, ({ codes }) => codes[index] ?? 0),
    })),
    before: { figure: Float64Array.from(all, (leaf) => leaf.rows), base: null },
    after: { figure: Float64Array.from(all, (leaf) => leaf.figure), base: null },
  };
}

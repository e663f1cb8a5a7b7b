import { expect, test } from "vitest";
import type { Cube, LeafSums, Segment } from "./cube.ts";
import { findCauses } from "./find-causes.ts";

const sizes = [4, 6, 5] as const;

test("a segment of one dimension that fell is the only cause, with its effect", () => {
  const { causes, common } = findCauses(makeCube((codes) => (codes[0] === 1 ? 0.5 : 1)));
  expect(causes.map(({ kind, segment }) => ({ kind, segment }))).toEqual([
    { kind: "amount", segment: { parts: [{ dimension: 0, value: 1 }] } },
  ]);
  const [cause] = causes;
  expect(cause?.p).toBeLessThan(0.01);
  expect((cause?.after ?? 0) / (cause?.before ?? 1)).toBeCloseTo(0.5, 1);
  expect(cause?.effect).toBeCloseTo((cause?.after ?? 0) - (1 + common) * (cause?.before ?? 0), 6);
});

test("a cause of two dimensions is not blamed on either of them", () => {
  const { causes } = findCauses(makeCube((codes) => (codes[0] === 2 && codes[1] === 3 ? 0.3 : 1)));
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 2], [1, 3])]);
});

test("a segment of few noisy leaves that halved is no chance", () => {
  const { causes } = findCauses(makeBranches((branch) => (branch === 4 ? 0.49 : 1)));
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 4])]);
  expect(findCauses(makeBranches(() => 1)).causes).toEqual([]);
});

test("two causes that offset each other are both found, the larger first", () => {
  const { causes } = findCauses(makeCube((codes) => (codes[0] === 1 ? 0.5 : 1) * (codes[1] === 4 ? 1.5 : 1)));
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1]), segmentOf([1, 4])]);
});

test("a change that all segments have in common is no cause", () => {
  const { causes, common } = findCauses(makeCube(() => 0.8));
  expect(causes).toEqual([]);
  expect(common).toBeCloseTo(-0.2, 1);
});

test("of two groups, one is larger in all parts, which is no cause", () => {
  const { causes, common } = findCauses(
    makeCube(() => 0.2),
    { isOfGroups: true },
  );
  expect([causes, common < -0.7]).toEqual([[], true]);
});

test("a segment that vanished, and one that is new, are found", () => {
  const vanished = findCauses(makeCube((codes) => (codes[2] === 0 ? 0 : 1)));
  expect(vanished.causes.map(({ segment, after }) => [segment, after])).toEqual([[segmentOf([2, 0]), 0]]);
  const back = makeCube((codes) => (codes[2] === 0 ? 0 : 1));
  const appeared = findCauses({ ...back, before: back.after, after: back.before });
  expect(appeared.causes.map(({ segment, before }) => [segment, before])).toEqual([[segmentOf([2, 0]), 0]]);
});

test("a ratio that fell within a segment is an effect of rate, in units of the ratio", () => {
  const cube = makeCube(() => 1);
  const base = cube.before.figure.map((value) => value * 10);
  const fell = makeCube((codes) => (codes[1] === 2 ? 0.4 : 1));
  const { causes, before, after } = findCauses({
    ...cube,
    before: { ...cube.before, base },
    after: { ...fell.after, base },
  });
  expect(causes.map(({ kind, segment }) => ({ kind, segment }))).toEqual([
    { kind: "rate", segment: segmentOf([1, 2]) },
  ]);
  expect(causes[0]?.effect).toBeCloseTo(after - before, 2);
});

test("a segment with a low ratio that grew is an effect of mix", () => {
  const cube = makeCube(() => 1);
  const grown = makeCube((codes) => (codes[0] === 3 ? 2 : 1));
  const rate = (codes: Int32Array | undefined) =>
    Float64Array.from(codes ?? [], (code) => (code === 3 ? 0.05 : 0.5));
  const rates = rate(cube.dimensions[0]?.codes);
  const ofBase = ({ figure }: LeafSums): LeafSums => ({
    figure: figure.map((base, leaf) => base * (rates[leaf] ?? 0)),
    base: figure,
  });
  const { causes } = findCauses({ ...cube, before: ofBase(cube.before), after: ofBase(grown.after) });
  expect(causes.map(({ kind, segment }) => ({ kind, segment }))).toEqual([
    { kind: "mix", segment: segmentOf([0, 3]) },
  ]);
  expect(causes[0]?.effect).toBeLessThan(0);
});

test("rows of which each is in one state only are compared with what their values lead to expect", () => {
  const { causes } = findCauses(makeRows());
  expect(causes.map(({ kind, segment }) => ({ kind, segment }))).toEqual([
    { kind: "rate", segment: segmentOf([1, 2]) },
  ]);
  expect([causes[0]?.before, causes[0]?.after]).toEqual([0.1, 0.5]);
});

test("where two causes meet, their factors multiply: it is no third cause", () => {
  const { causes } = findCauses(makeCube((codes) => (codes[0] === 1 ? 0.4 : 1) * (codes[1] === 4 ? 0.4 : 1)));
  expect(causes.map(({ segment }) => segment)).toEqual([segmentOf([0, 1]), segmentOf([1, 4])]);
});

test("the same cube has the same result", () => {
  const cube = makeCube((codes) => (codes[0] === 1 ? 0.5 : 1));
  expect(findCauses(cube)).toEqual(findCauses(cube));
});

test.each([
  ["without rows", 0],
  ["with a single one", 1],
])("a cube %s has no causes", (_, count) => {
  const codes = new Int32Array(count);
  const sums = { figure: new Float64Array(count).fill(10), base: null };
  const cube = {
    dimensions: [{ size: 1, codes }],
    before: sums,
    after: { ...sums, figure: sums.figure.map(() => 3) },
  };
  expect(findCauses(cube).causes).toEqual([]);
});

function segmentOf(...parts: readonly (readonly [number, number])[]): Segment {
  return { parts: parts.map(([dimension, value]) => ({ dimension, value })) };
}

test("the number of rows says how much sums vary: of few dear rows more than of many cheap ones", () => {
  const dear = Array.from({ length: 48 }, (_, leaf) => leaf % 4 === 3);
  const rows = Float64Array.from(dear, (is, leaf) => (is ? 6 : 60) + (leaf % 5));
  const before = Float64Array.from(dear, (is, leaf) => (rows[leaf] ?? 0) * (is ? 100 : 5));
  // Six rows more or less are nothing, and a fifth of many is.
  const after = before.map((value, leaf) =>
    dear[leaf] === true
      ? value * (leaf % 8 === 3 ? 1.6 : 0.5)
      : leaf < 12
        ? value * 0.72
        : value * (0.98 + (leaf % 3) / 50),
  );
  const cube: Cube = {
    dimensions: [
      { size: 4, codes: Int32Array.from(dear, (_, leaf) => Math.floor(leaf / 12)) },
      { size: 4, codes: Int32Array.from(dear, (_, leaf) => leaf % 4) },
      { size: 3, codes: Int32Array.from(dear, (_, leaf) => Math.floor(leaf / 4) % 3) },
    ],
    before: { figure: before, base: null },
    after: { figure: after, base: null },
  };
  const named = (one: Cube) => findCauses(one).causes.map(({ segment }) => segment);
  expect(named(cube)).toEqual([]);
  expect(named({ ...cube, rows: rows.map((count) => 2 * count) })).toEqual([segmentOf([0, 0])]);
});

/** Fifteen branches with three services each; every leaf varies by up to 38 %. */
function makeBranches(factor: (branch: number) => number): Cube {
  const leaves = Array.from({ length: 45 }, (_, leaf) => ({
    branch: Math.floor(leaf / 3),
    service: leaf % 3,
  }));
  const figure = Float64Array.from(
    leaves,
    ({ branch, service }) => (40 + ((branch * 17) % 23)) * ([9, 4, 1.5][service] ?? 1),
  );
  const noise = Float64Array.from(leaves, (_, leaf) => 1 + (((leaf * 29 + 7) % 31) - 15) / 40);
  return {
    dimensions: [
      { size: 15, codes: Int32Array.from(leaves, ({ branch }) => branch) },
      { size: 3, codes: Int32Array.from(leaves, ({ service }) => service) },
    ],
    before: { figure, base: null },
    after: {
      figure: figure.map((value, leaf) => value * (noise[leaf] ?? 1) * factor(leaves[leaf]?.branch ?? 0)),
      base: null,
    },
  };
}

/** Single rows, in one state each; one of ten has the figure, and half of those with the third value in the second state. */
function makeRows(): Cube {
  const rows = Array.from({ length: 6_000 }, (_, row) => row);
  const isAfter = (row: number) => row >= 3_000;
  const of = (row: number) => Math.floor((row % 3_000) / 600);
  const has = (row: number) => (isAfter(row) && of(row) === 2 ? row % 2 === 0 : row % 10 === 0);
  const pick = (wanted: boolean, value: (row: number) => number) =>
    Float64Array.from(rows, (row) => (isAfter(row) === wanted ? value(row) : 0));
  const sums = (wanted: boolean): LeafSums => ({
    figure: pick(wanted, (row) => Number(has(row))),
    base: pick(wanted, () => 1),
  });
  return {
    dimensions: [
      { size: 4, codes: Int32Array.from(rows, (row) => Math.floor(row / 10) % 4) },
      { size: 5, codes: Int32Array.from(rows, of) },
    ],
    before: sums(false),
    after: sums(true),
  };
}

/** Every combination of the values once, of different sizes, with some noise, changed by a factor. */
function makeCube(factor: (codes: readonly number[]) => number): Cube {
  const leaves = Array.from({ length: sizes[0] * sizes[1] * sizes[2] }, (_, leaf) => [
    leaf % sizes[0],
    Math.floor(leaf / sizes[0]) % sizes[1],
    Math.floor(leaf / sizes[0] / sizes[1]),
  ]);
  const figure = Float64Array.from(leaves, (_, leaf) => 100 + ((leaf * 37) % 90));
  const after = figure.map(
    (value, leaf) => value * (1 + (((leaf * 53) % 11) - 5) / 100) * factor(leaves[leaf] ?? []),
  );
  const dimensions = sizes.map((size, index) => ({
    size,
    codes: Int32Array.from(leaves, (codes) => codes[index] ?? 0),
  }));
  return { dimensions, before: { figure, base: null }, after: { figure: after, base: null } };
}

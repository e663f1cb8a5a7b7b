import type { Cube, Segment } from "@askery/engine";
import { isSameSegment, leavesOf } from "@askery/engine";
import { Seeded } from "../learn/seeded.ts";
import { normal } from "./normal.ts";

/** How hard a case is. Each part is drawn from its range. */
export interface Difficulty {
  readonly name: string;
  readonly causes: readonly [number, number];
  /** How much a leaf varies by chance: the standard deviation, relative to its size. */
  readonly noise: readonly [number, number];
  /** By how much a cause changes its leaves. */
  readonly strength: readonly [number, number];
  /** By how much everything changes besides. */
  readonly common: readonly [number, number];
}

/** A business case: sums before and after, and the segments that were changed. */
export interface CauseCase {
  readonly cube: Cube;
  readonly causes: readonly Segment[];
}

export type CaseKind = "additive" | "ratio";

const sizes = { least: 5, most: 250 };
const leafCounts = { least: 1_500, most: 12_000 };

/**
 * A case with 2 to 6 dimensions of 5 to 250 values each. Values differ in weight, as customers and products do, and so do
 * leaves; a cause changes all of its leaves by one factor, and each leaf varies by chance.
 */
export function makeCase(seed: string, kind: CaseKind, difficulty: Difficulty): CauseCase {
  const random = new Seeded(`causes/${kind}/${difficulty.name}/${seed}`);
  const dimensions = makeDimensions(random);
  const count = dimensions[0]?.codes.length ?? 0;
  const amounts = Float64Array.from({ length: count }, () => 100 * Math.exp(normal(random)));
  const before =
    kind === "additive"
      ? { figure: amounts, base: null }
      : { figure: makeFigures(amounts, dimensions, random), base: amounts };
  const causes = chooseCauses({ dimensions, before, after: before }, difficulty, random);
  const noise = between(difficulty.noise, random);
  const common = 1 + between(difficulty.common, random) * sign(random);
  const factors = new Float64Array(count).fill(common);
  const direction = sign(random);
  const isMixed = random.chance(1 / 3);
  for (const cause of causes) {
    const strength = between(difficulty.strength, random) * (isMixed ? sign(random) : direction);
    for (const leaf of leavesOf(cause, { dimensions })) factors[leaf] = (factors[leaf] ?? 1) * (1 + strength);
  }
  const vary = (value: number) => Math.max(0, value * (1 + noise * normal(random)));
  const base = before.base === null ? null : before.base.map((value) => vary(value));
  const figure = before.figure.map((value, leaf) => {
    const moved = base === null ? value : (value * (base[leaf] ?? 0)) / (before.base?.[leaf] ?? 1);
    return vary(moved * (factors[leaf] ?? 1));
  });
  return { cube: { dimensions, before, after: { figure, base } }, causes };
}

function makeDimensions(random: Seeded): Cube["dimensions"] {
  const ratio = sizes.most / sizes.least;
  const counts = Array.from({ length: random.whole(2, 6) }, () =>
    Math.round(sizes.least * ratio ** random.next()),
  );
  const product = counts.reduce((all, size) => all * size, 1);
  const wanted = Math.min(product, random.whole(leafCounts.least, leafCounts.most));
  const seen = new Set<string>();
  const leaves: (readonly number[])[] = [];
  for (let draw = 0; draw < 4 * wanted && leaves.length < wanted; draw += 1) {
    const codes = counts.map((size) => random.skewed(size));
    const key = codes.join();
    if (seen.has(key)) continue;
    seen.add(key);
    leaves.push(codes);
  }
  return counts.map((size, index) => ({
    size,
    codes: Int32Array.from(leaves, (codes) => codes[index] ?? 0),
  }));
}

/** A ratio of about a tenth that differs between the values of the first dimension. */
function makeFigures(amounts: Float64Array, dimensions: Cube["dimensions"], random: Seeded): Float64Array {
  const rates = Array.from({ length: dimensions[0]?.size ?? 0 }, () => 0.1 * Math.exp(0.3 * normal(random)));
  return amounts.map((amount, leaf) => amount * (rates[dimensions[0]?.codes[leaf] ?? 0] ?? 0.1));
}

const shares = { least: 0.005, most: 0.4 };
const leastLeaves = 8;

/** Segments that are large enough to matter and small enough to be a part, none within another. */
function chooseCauses(cube: Cube, difficulty: Difficulty, random: Seeded): readonly Segment[] {
  const count = random.whole(...difficulty.causes);
  const total = cube.before.figure.reduce((sum, value) => sum + value, 0);
  const chosen: Segment[] = [];
  for (let draw = 0; draw < 400 && chosen.length < count; draw += 1) {
    const segment = drawSegment(cube, random);
    const leaves = leavesOf(segment, cube);
    const share = leaves.reduce((sum, leaf) => sum + (cube.before.figure[leaf] ?? 0), 0) / total;
    const isFair = share >= shares.least && share <= shares.most && leaves.length >= leastLeaves;
    const isApart = !chosen.some((one) => isWithin(one, segment) || isWithin(segment, one));
    if (isFair && isApart) chosen.push(segment);
  }
  return chosen;
}

function drawSegment({ dimensions }: Cube, random: Seeded): Segment {
  const leaf = random.whole(0, (dimensions[0]?.codes.length ?? 1) - 1);
  const order = dimensions.map((_, index) => index).toSorted(() => (random.chance(0.5) ? 1 : -1));
  const parts = order
    .slice(0, random.chance(0.5) ? 1 : 2)
    .map((dimension) => ({ dimension, value: dimensions[dimension]?.codes[leaf] ?? 0 }));
  return { parts };
}

function isWithin(inner: Segment, outer: Segment): boolean {
  return (
    isSameSegment(inner, outer) ||
    outer.parts.every((part) =>
      inner.parts.some(({ dimension, value }) => dimension === part.dimension && value === part.value),
    )
  );
}

function between([low, high]: readonly [number, number], random: Seeded): number {
  return low + (high - low) * random.next();
}

function sign(random: Seeded): number {
  return random.chance(0.5) ? 1 : -1;
}

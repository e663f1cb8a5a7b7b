import type { Cube } from "@askery/engine";
import { Seeded } from "../learn/seeded.ts";
import type { CauseCase } from "./make-case.ts";
import { normal } from "./normal.ts";

interface Shape {
  readonly name: string;
  /** The number of values of each dimension; those of the second one differ in price. */
  readonly sizes: readonly number[];
  readonly events: readonly [number, number];
  /** Whether an event has several rows that share all but the last dimension, as the lines of an order do. */
  readonly hasLines: boolean;
}

/** Small businesses: some hundreds or thousands of events in each period, of a few branches and services. */
export const smallShapes: readonly Shape[] = [
  { name: "15 branches, 3 services", sizes: [15, 3], events: [1_500, 9_000], hasLines: false },
  { name: "9 branches, 5 services", sizes: [9, 5], events: [1_000, 6_000], hasLines: false },
  { name: "4 branches, 5 services, 3 kinds", sizes: [4, 5, 3], events: [600, 3_000], hasLines: false },
  {
    name: "orders with lines: 8, 4 and 20 values",
    sizes: [8, 4, 20],
    events: [1_000, 4_000],
    hasLines: true,
  },
];

const rates = { least: 0.3, most: 0.8 };
const maxLines = 5;
/** How much amounts of one price vary: the standard deviation of their logarithms. */
const spread = 0.6;

/**
 * A case made of events: their number is left to chance in each period, and so are their amounts. The cause is one branch
 * that lost 30 to 80 % of its events.
 */
export function makeSmallCase(seed: string, shape: Shape, hasCause: boolean): CauseCase {
  const random = new Seeded(`small/${shape.name}/${hasCause}/${seed}`);
  const { sizes } = shape;
  const shares = sizes.map((size) => Array.from({ length: size }, () => 0.4 + random.next()));
  const prices = Array.from({ length: sizes[1] ?? 1 }, () => 60 * Math.exp(0.8 * normal(random)));
  const branch = random.whole(0, (sizes[0] ?? 1) - 1);
  const loss = rates.least + (rates.most - rates.least) * random.next();
  const mean = random.whole(...shape.events);
  const sums = new Map<string, [number, number, number]>();
  for (const state of [0, 1] as const) {
    const count = Math.round(mean + Math.sqrt(mean) * normal(random));
    for (let event = 0; event < count; event += 1) {
      const codes = shares.map((own) => pick(own, random));
      if (hasCause && state === 1 && codes[0] === branch && random.chance(loss)) continue;
      const size = Math.exp(spread * normal(random));
      const lines = shape.hasLines ? random.whole(1, maxLines) : 1;
      for (let line = 0; line < lines; line += 1) {
        const last = shape.hasLines ? pick(shares.at(-1) ?? [], random) : (codes.at(-1) ?? 0);
        const key = [...codes.slice(0, -1), last].join();
        const sum = sums.get(key) ?? [0, 0, 0];
        sum[2] += 1;
        sum[state] += size * (prices[codes[1] ?? 0] ?? 0);
        sums.set(key, sum);
      }
    }
  }
  return {
    cube: cubeOf(sums, shape),
    causes: hasCause ? [{ parts: [{ dimension: 0, value: branch }] }] : [],
  };
}

/** The sums of both states, and the number of rows. */
function cubeOf(
  sums: ReadonlyMap<string, readonly [number, number, number]>,
  { sizes, hasLines }: Shape,
): Cube {
  const leaves = [...sums.keys()].map((key) => key.split(",").map(Number));
  const blocks = new Map<string, number>();
  const numbers = Int32Array.from(leaves, (codes) => {
    const key = codes.slice(0, -1).join();
    const known = blocks.get(key) ?? blocks.size;
    blocks.set(key, known);
    return known;
  });
  const figureOf = (state: 0 | 1) => ({
    figure: Float64Array.from(sums.values(), (sum) => sum[state]),
    base: null,
  });
  return {
    dimensions: sizes.map((size, index) => ({
      size,
      codes: Int32Array.from(leaves, (codes) => codes[index] ?? 0),
    })),
    before: figureOf(0),
    after: figureOf(1),
    rows: Float64Array.from(sums.values(), ([, , count]) => count),
    ...(hasLines && { blocks: { count: blocks.size, numbers } }),
  };
}

function pick(shares: readonly number[], random: Seeded): number {
  let left = random.next() * shares.reduce((all, share) => all + share, 0);
  const found = shares.findIndex((share) => (left -= share) < 0);
  return found === -1 ? shares.length - 1 : found;
}

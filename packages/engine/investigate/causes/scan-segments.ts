import type { Cube, SegmentTable } from "./cube.ts";
import { middleFactor } from "./middle-factor.ts";
import { SegmentSearch, type Scan } from "./segment-search.ts";

/** No more segments are named: people remember few causes. */
const maxSegments = 6;
/** The first segment decides what is found later, so that several are tried. */
const maxStarts = 3;
/** From here on a common change is questioned. */
const largeFactor = 1.6;
/** With more leaves times tables, one start is enough work. */
const maxCells = 600_000;

/**
 * Finds the few segments of one or two dimensions that explain how amounts changed.
 *
 * The model: each leaf changed by a common factor and, if it belongs to a cause, by the factor of the cause, as when a
 * disturbance reaches all parts of a segment alike (the "ripple effect" of Li et al., Squeeze, 2019). Of all segments,
 * the one is taken that gains the most likelihood under normal noise whose variance depends on the size of a leaf (a
 * scan statistic, Kulldorff 1997), less the price of having chosen among so many. What it explains is subtracted, and
 * the next one is looked for in the rest; then each is looked for again, given the others. The most likely segment is
 * exact: a larger one dilutes the change, and a smaller one leaves some of it. Since the first one decides what is left
 * for the others, the search starts from a few, and the most likely outcome counts.
 *
 * Chance is ruled out by giving what is left random signs, and to other leaves (`ChanceScores`), which respects how leaves
 * vary and how many segments were tried.
 *
 * @param alpha the probability of naming a segment where there is none
 * @param isOfGroups whether the states are two groups, one of which is usually larger in all parts
 * @param sizes how much is expected of each leaf; without them, the mean of both states is taken
 * @param scales the amount of one row in each leaf, if it is known
 */
export function scanSegments(
  before: Float64Array,
  after: Float64Array,
  {
    dimensions,
    blocks,
    tables,
    alpha,
    isOfGroups = false,
    sizes = null,
    scales = null,
  }: Pick<Cube, "dimensions" | "blocks"> & {
    readonly tables: readonly SegmentTable[];
    readonly alpha: number;
    readonly isOfGroups?: boolean;
    readonly sizes?: Float64Array | null;
    readonly scales?: Float64Array | null;
  },
): Scan {
  const leaves = blocks ?? { count: before.length, numbers: Int32Array.from(before, (_, leaf) => leaf) };
  const search = (common: number, isFixed: boolean) => {
    const start = () =>
      new SegmentSearch(before, after, {
        dimensions,
        tables,
        blocks: leaves,
        common,
        isFixed,
        sizes,
        scales,
      });
    const isLarge = before.length * tables.length > maxCells;
    const searches = start()
      .listFirst(isLarge ? 1 : maxStarts)
      .map((first, index) => {
        const one = start();
        one.add(first);
        // Without what it starts from, another start would end where the first one does.
        const fixed = index === 0 ? 0 : 1;
        for (let step = 1; step < maxSegments && one.addBest(); step += 1) {
          one.refine(fixed);
          one.combine();
        }
        // What chance explains does not count for a search.
        return { scan: one.finish(alpha), worth: one.worth() };
      });
    const [best] = searches.toSorted((one, other) => other.worth - one.worth);
    return best?.scan ?? start().finish(alpha);
  };
  const scan = search(middleFactor(before, after, tables), false);
  if (isOfGroups || Math.abs(Math.log(scan.common)) <= Math.log(largeFactor)) return scan;
  // So large a common change may be that of a few large parts, with the others as exceptions: said the other way round.
  const plain = search(1, true);
  return plain.found.length > 0 && isMostInside(plain, scan.common, { before, after }) ? plain : scan;
}

/** What is outside of a few large parts changed by less, or by half of what is common to all, so that these are what changed. */
const smallFactor = 1.25;

function isMostInside(
  { found }: Scan,
  common: number,
  { before, after }: Readonly<Record<"before" | "after", Float64Array>>,
): boolean {
  const inside = new Set(found.flatMap(({ leaves }) => leaves));
  const sumOutside = (values: Float64Array) =>
    values.reduce((sum, value, leaf) => (inside.has(leaf) ? sum : sum + value), 0);
  const most = Math.max(Math.log(smallFactor), Math.abs(Math.log(common)) / 2);
  const [was, is] = [sumOutside(before), sumOutside(after)];
  return was > 0 && is > 0 && Math.abs(Math.log(is / was)) <= most;
}

import { leavesOf, type Cube, type Segment } from "./cube.ts";
import type { ScannedSegment } from "./segment-search.ts";

/** A rest that moved by as much of what the pairs moved by is no different from them. */
const leastOfMove = 0.5;
/** A smaller rest says nothing. */
const leastRest = 0.1;

/**
 * Says several pairs of one value as that value, if all of its rows moved: three days more for each delivery of a depot are
 * thrice as long for express ones, and a half more for others. Factors differ then, so that the search finds pairs.
 */
export function mergeShared(
  found: readonly ScannedSegment[],
  cube: Cube,
  common: number,
): readonly ScannedSegment[] {
  const parts = found.flatMap(({ segment }) => (segment.parts.length === 2 ? segment.parts : []));
  for (const part of parts) {
    const isOfPart = ({ segment }: ScannedSegment) =>
      segment.parts.length === 2 &&
      segment.parts.some(({ dimension, value }) => dimension === part.dimension && value === part.value);
    const pairs = found.filter(isOfPart);
    const whole = pairs.length < 2 ? null : wholeOf({ parts: [part] }, pairs, { cube, common });
    if (whole !== null) {
      return mergeShared([...found.filter((one) => !isOfPart(one)), whole], cube, common);
    }
  }
  return found;
}

/** All rows with a value, if those outside of some pairs moved as these did; otherwise null. */
function wholeOf(
  segment: Segment,
  pairs: readonly ScannedSegment[],
  { cube, common }: { readonly cube: Cube; readonly common: number },
): ScannedSegment | null {
  const leaves = leavesOf(segment, cube);
  const inside = new Set(pairs.flatMap((pair) => pair.leaves));
  const rest = leaves.filter((leaf) => !inside.has(leaf));
  const [all, own, others] = [leaves, [...inside], rest].map((some) => measure(some, { cube, common }));
  if (!all || !own || !others || all.move === null || own.move === null) return null;
  const isSameWay = pairs.every(({ factor }) => factor > 1 === (own.move ?? 0) > 0);
  const isSmall = others.base < leastRest * all.base || others.move === null;
  const isAlike = isSmall || (others.move ?? 0) / own.move >= leastOfMove;
  return isSameWay && isAlike
    ? { segment, leaves, factor: all.factor, p: Math.min(...pairs.map(({ p }) => p)) }
    : null;
}

interface RateMove {
  /** In the second state. */
  readonly base: number;
  /** By how much the rate moved beyond the common change; null if one of the states has no rows. */
  readonly move: number | null;
  readonly factor: number;
}

function measure(
  leaves: readonly number[],
  { cube: { before, after }, common }: { readonly cube: Cube; readonly common: number },
): RateMove {
  const sum = (values: Float64Array | null) => leaves.reduce((all, leaf) => all + (values?.[leaf] ?? 0), 0);
  const [was, is] = [sum(before.base), sum(after.base)];
  const [usual, found] = [(common * sum(before.figure)) / was, sum(after.figure) / is];
  return { base: is, move: was > 0 && is > 0 ? found - usual : null, factor: found / usual };
}

import type { Cube, LeafSums, Segment } from "@askery/engine";

/** The least part of the change that an element must explain, as in the paper's experiments. */
const leastPart = 0.1;
/** The part of the change that a set of elements must explain. */
const leastWhole = 0.67;

/**
 * Adtributor (Bhagwan et al., "Adtributor: Revenue Debugging in Advertising Systems", NSDI 2014), written from the paper.
 *
 * For each dimension it takes the most surprising elements (Jensen–Shannon divergence of their shares) that explain at
 * least a tenth each, until they explain 67 % of the change. Of the dimensions' sets the most surprising is the answer.
 * It assumes that a cause has one dimension.
 */
export function runAdtributor({ dimensions, before, after }: Cube): readonly Segment[] {
  const sets = dimensions.flatMap(({ size, codes }, dimension) => {
    const elements = measureElements(size, codes, { before, after }).toSorted(
      (one, other) => other.surprise - one.surprise,
    );
    let [explained, surprise] = [0, 0];
    const chosen: Segment[] = [];
    for (const { value, part, surprise: own } of elements) {
      if (part <= leastPart) continue;
      chosen.push({ parts: [{ dimension, value }] });
      explained += part;
      surprise += own;
      if (explained > leastWhole) return [{ chosen, surprise }];
    }
    return [];
  });
  return sets.toSorted((one, other) => other.surprise - one.surprise)[0]?.chosen ?? [];
}

interface Element {
  readonly value: number;
  /** The explanatory power: the part of the change of the whole. */
  readonly part: number;
  readonly surprise: number;
}

function measureElements(
  size: number,
  codes: Int32Array,
  { before, after }: Pick<Cube, "before" | "after">,
): readonly Element[] {
  const add = (values: Float64Array) => {
    const sums = new Float64Array(size);
    codes.forEach((code, leaf) => (sums[code] = (sums[code] ?? 0) + (values[leaf] ?? 0)));
    return sums;
  };
  const sumsOf = ({ figure, base }: LeafSums) => ({
    figure: add(figure),
    base: base === null ? null : add(base),
  });
  const [from, to] = [sumsOf(before), sumsOf(after)];
  const [fromAll, toAll] = [totalsOf(from), totalsOf(to)];
  const powers = Array.from({ length: size }, (_, value) => {
    const moved = (to.figure[value] ?? 0) - (from.figure[value] ?? 0);
    if (from.base === null || to.base === null) return moved / (toAll.figure - fromAll.figure);
    // The paper's derived measures: the partial derivative, as a finite difference.
    const movedBase = (to.base[value] ?? 0) - (from.base[value] ?? 0);
    return (moved * fromAll.base - movedBase * fromAll.figure) / (fromAll.base * (fromAll.base + movedBase));
  });
  const whole = from.base === null ? 1 : powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power, value) => ({
    value,
    part: power / whole,
    surprise:
      diverge((from.figure[value] ?? 0) / fromAll.figure, (to.figure[value] ?? 0) / toAll.figure) +
      (from.base === null || to.base === null
        ? 0
        : diverge((from.base[value] ?? 0) / fromAll.base, (to.base[value] ?? 0) / toAll.base)),
  }));
}

function totalsOf({ figure, base }: { figure: Float64Array; base: Float64Array | null }): {
  readonly figure: number;
  readonly base: number;
} {
  const sum = (values: Float64Array | null) => values?.reduce((all, value) => all + value, 0) ?? 0;
  return { figure: sum(figure), base: sum(base) };
}

/** An element's part of the Jensen–Shannon divergence between shares before and after. */
function diverge(before: number, after: number): number {
  const term = (share: number) => (share === 0 ? 0 : share * Math.log((2 * share) / (before + after)));
  return 0.5 * (term(before) + term(after));
}

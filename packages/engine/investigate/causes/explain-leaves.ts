/** What leaves have in common. They changed by one factor. */
interface Part {
  readonly leaves: Iterable<number>;
  /** Half of the deviation relative to the size: (f − 1) / (f + 1) for a factor f. */
  shift: number;
}

const maxPasses = 8;
/** A relative change too small to matter. */
const settled = 1e-5;
/** What is gone or new has changed by an infinite factor. */
const maxShift = 0.9999;

/**
 * What is left of the deviations of leaves without what parts explain: weighted least squares, one part after another
 * until it settles.
 *
 * The factors of parts that a leaf belongs to multiply: where one halves and another one halves, a quarter is left, and
 * no further cause is needed. A deviation relative to the mean of both states is the hyperbolic tangent of half of
 * the logarithm of the factor, twice, so that shifts add up as tangents do.
 *
 * @param areSums whether deviations are relative to sizes that are expected, where shifts simply add up
 */
export function explainLeaves(
  deviations: Float64Array,
  parts: readonly Iterable<number>[],
  leaves: { readonly sizes: Float64Array; readonly weights: Float64Array; readonly areSums: boolean },
): Float64Array {
  const shifted = { left: deviations.slice(), deviations, shifts: new Float64Array(deviations.length) };
  const fitted = parts.map((part): Part => ({ leaves: part, shift: 0 }));
  const passes = parts.length < 2 ? 1 : maxPasses;
  for (let pass = 0; pass < passes; pass += 1) {
    let moved = 0;
    for (const part of fitted) moved = Math.max(moved, fitPart(part, shifted, leaves));
    if (moved < settled) break;
  }
  return shifted.left;
}

/** Fits the shift of a part, given the others, and returns by how much that moved its leaves. */
function fitPart(
  part: Part,
  {
    left,
    deviations,
    shifts,
  }: {
    readonly left: Float64Array;
    readonly deviations: Float64Array;
    readonly shifts: Float64Array;
  },
  {
    sizes,
    weights,
    areSums,
  }: { readonly sizes: Float64Array; readonly weights: Float64Array; readonly areSums: boolean },
): number {
  const othersOf = (leaf: number) =>
    areSums ? (shifts[leaf] ?? 0) - part.shift : addTangents(shifts[leaf] ?? 0, -part.shift);
  let [pull, mass] = [0, 0];
  for (const leaf of part.leaves) {
    const slope = areSums ? 2 : 2 * slopeOf(othersOf(leaf), part.shift);
    const weight = weights[leaf] ?? 0;
    pull += weight * slope * (left[leaf] ?? 0);
    mass += weight * slope * slope * (sizes[leaf] ?? 0);
  }
  const wanted = part.shift + (mass === 0 ? 0 : pull / mass);
  const shift = areSums ? wanted : Math.max(-maxShift, Math.min(maxShift, wanted));
  for (const leaf of part.leaves) {
    const others = othersOf(leaf);
    const own = areSums ? others + shift : addTangents(others, shift);
    shifts[leaf] = own;
    left[leaf] = (deviations[leaf] ?? 0) - 2 * own * (sizes[leaf] ?? 0);
  }
  const moved = 2 * Math.abs(shift - part.shift);
  part.shift = shift;
  return moved;
}

/** tanh(x + y), of tanh x and tanh y. */
function addTangents(one: number, other: number): number {
  return (one + other) / (1 + one * other);
}

/** How fast the sum of tangents moves with the second one. */
function slopeOf(one: number, other: number): number {
  return (1 - one * one) / (1 + one * other) ** 2;
}

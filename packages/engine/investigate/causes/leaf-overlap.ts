/** The leaves that two segments share, as a part of those of either. */
export function shareOf(one: readonly number[], other: readonly number[]): number {
  const both = partOf(one, other) * one.length;
  return both / (one.length + other.length - both);
}

/** The part of the leaves of one segment that are in another. */
export function partOf(one: readonly number[], other: readonly number[]): number {
  const own = new Set(other);
  return one.filter((leaf) => own.has(leaf)).length / one.length;
}

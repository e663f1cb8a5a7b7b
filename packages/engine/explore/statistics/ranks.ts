/** The rank of each value from 1, in the order of the values. Equal values share the mean of their ranks. */
export function rankValues(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => at(values, a) - at(values, b));
  const ranks = values.map(() => 0);
  let start = 0;
  while (start < order.length) {
    const value = at(values, at(order, start));
    let end = start;
    while (end < order.length && at(values, at(order, end)) === value) end += 1;
    for (let position = start; position < end; position += 1) {
      ranks[at(order, position)] = (start + end + 1) / 2;
    }
    start = end;
  }
  return ranks;
}

/** How often each value occurs that occurs more than once. */
export function countTies(values: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
}

/** A value at a position that exists. */
export function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length;
}

/** The median; NaN for no values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle) + at(sorted, middle - 1)) / 2;
}

export function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

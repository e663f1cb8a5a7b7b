import type { Cell } from "@askery/model";

/** One group and its figure. */
export interface Entry {
  readonly key: Cell;
  readonly value: number;
}

/** Adds up the figures of each key, in order of first sight. Missing figures add nothing; a key with nothing else is left out. */
export function sumByKey(keys: readonly Cell[], values: readonly (number | null)[]): readonly Entry[] {
  const sums = new Map<Cell, number>();
  for (const [row, key] of keys.entries()) {
    const value = values[row] ?? null;
    if (value !== null) sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return Array.from(sums, ([key, value]) => ({ key, value }));
}

/** The largest first; equal ones keep their order. */
export function rankEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((a, b) => b.value - a.value);
}

export function totalOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { value }) => sum + value, 0);
}

export function largest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best && best.value >= entry.value ? best : entry),
    undefined,
  );
}

export function smallest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best && best.value <= entry.value ? best : entry),
    undefined,
  );
}

/** The value in the middle; between the two middle ones of an even number. Null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Pearson's coefficient, −1 to 1; 0 where one side does not vary. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const count = pairs.length || 1;
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  let [together, spreadX, spreadY] = [0, 0, 0];
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    spreadX += (x - meanX) ** 2;
    spreadY += (y - meanY) ** 2;
  }
  const spread = Math.sqrt(spreadX * spreadY);
  return spread === 0 ? 0 : together / spread;
}

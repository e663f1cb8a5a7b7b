import type { Cell } from "@askery/model";

/** A group and its figure. */
export interface Entry {
  readonly key: Cell;
  readonly value: number;
}

/** Sums figures by key, in order of appearance. Ignores nulls, and keys that have nothing else. */
export function sumByKey(keys: readonly Cell[], values: readonly (number | null)[]): readonly Entry[] {
  const sums = new Map<Cell, number>();
  for (const [row, key] of keys.entries()) {
    const value = values[row] ?? null;
    if (value !== null) sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return Array.from(sums, ([key, value]) => ({ key, value }));
}

/** Sorts descending; equal entries keep their order. */
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

/** The median, or null for an empty list. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Pearson's correlation coefficient, from −1 to 1; 0 if one side is constant. */
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

/** A repeatable random source: the same seed has the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to but excluding 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  /** A draw from the standard normal distribution. */
  normal(): number;
  /** A random count with this mean: a rounded normal draw. */
  count(mean: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Each `seed` has an independent source, so that one table's draws never change another's. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    // mulberry32, Tommy Ettinger, public domain
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => {
    // the sum of twelve uniforms is near enough to normal and needs no logarithm
    let sum = -6;
    for (let draw = 0; draw < 12; draw += 1) sum += next();
    return sum;
  };
  return {
    next,
    normal,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    count: (mean) => Math.max(0, Math.floor(mean + Math.sqrt(mean) * normal() + next())),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
  };
}

/** Draws items in proportion to their weights. */
export function createPicker<T>(items: readonly T[], weigh: (item: T) => number): (random: Random) => T {
  const bounds: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weigh(item);
    bounds.push(total);
  }
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? total) > target) high = middle;
      else low = middle + 1;
    }
    return itemAt(items, low);
  };
}

/** The item at a position that must exist; any other position is a bug. */
export function itemAt<T>(items: readonly T[], position: number): T {
  if (position < 0 || position >= items.length) {
    throw new Error(`No item at ${position} of ${items.length}.`);
  }
  return items[position] as T;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value;
}

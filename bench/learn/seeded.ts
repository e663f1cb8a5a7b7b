/** Numbers without a pattern that depend only on the seed. */
export class Seeded {
  #state: number;

  constructor(seed: string) {
    this.#state = hashText(seed);
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** An exponentially distributed number. */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** An index below `count`: the first ones are several times as likely as the last ones. */
  skewed(count: number): number {
    return Math.min(count - 1, Math.floor(count * this.next() ** 2));
  }
}

/** The 32-bit FNV-1a hash. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

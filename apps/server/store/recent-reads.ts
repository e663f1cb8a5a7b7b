/** Reads something by its key, or recalls it where it was read a moment ago. */
export type RecentRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * What was read from the store a moment ago: requests that follow one another ask the same of it, who somebody is and
 * what they may do, and a read costs more than all else about a small one.
 *
 * Nothing is recalled past a write: whatever is written through this process makes it forget all. What other processes
 * write into the same store is seen two seconds later at most. Null is never kept, nor is a read that failed.
 */
export class RecentReads {
  readonly #now: () => number;
  readonly #shelves: Map<string, unknown>[] = [];

  /** `now`: milliseconds since 1970-01-01 UTC. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A place for one kind of value. */
  shelf<Value>(): RecentRead<Value> {
    const kept = new Map<string, CachedRead<Value>>();
    this.#shelves.push(kept);
    return (key, read) => {
      const atMs = this.#now();
      const known = kept.get(key);
      if (known !== undefined && Math.abs(atMs - known.atMs) < keptMs) return known.value;
      const value = read();
      const one = { value, atMs };
      const drop = () => {
        if (kept.get(key) === one) kept.delete(key);
      };
      if (kept.size >= maxKept) kept.clear();
      kept.set(key, one);
      value.then((found) => found === null && drop(), drop);
      return value;
    };
  }

  /** Something was written. A read that is under way is not joined by who comes later: it may be of before. */
  forget(): void {
    for (const kept of this.#shelves) kept.clear();
  }
}

interface CachedRead<Value> {
  readonly value: Promise<Value>;
  readonly atMs: number;
}

const keptMs = 2_000;
/** Of a kind. */
const maxKept = 10_000;

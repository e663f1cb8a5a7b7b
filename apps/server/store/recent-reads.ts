/** Reads a value by its key, or returns the cached value of a moment ago. */
export type RecentRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * A short cache of reads from the store: consecutive requests ask for the same facts (who a person is and what they
 * may do), and such a read costs more than everything else about a small request.
 *
 * A write clears the cache: every write through this process. Writes of other processes to the same store are seen at
 * most two seconds later. Neither null nor a failed read is cached.
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

  /** Something was written. Later callers do not join a read in progress: its value may be older. */
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

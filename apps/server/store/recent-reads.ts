/** Reads a value by its key, or returns a recently cached one. */
export type RecentRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * A short-lived cache of reads from the store: consecutive requests need the same facts (a user and their permissions),
 * and such a read costs more than everything else in a small request.
 *
 * Every write through this process clears the cache. Writes of other processes to the same store become visible after
 * two seconds at most. Neither null nor a failed read is cached.
 */
export class RecentReads {
  readonly #now: () => number;
  readonly #shelves: Map<string, unknown>[] = [];

  /** @param now milliseconds since 1970-01-01 UTC */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Creates a cache for one kind of value. */
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

  /**
   * Clears the cache after a write. Later callers do not join a read in progress, because its value may be outdated.
   */
  forget(): void {
    for (const kept of this.#shelves) kept.clear();
  }
}

interface CachedRead<Value> {
  readonly value: Promise<Value>;
  readonly atMs: number;
}

const keptMs = 2_000;
/** The maximum number of values of each kind. */
const maxKept = 10_000;

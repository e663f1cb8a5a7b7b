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
  readonly #caches: Map<string, unknown>[] = [];

  /** @param now milliseconds since 1970-01-01 UTC */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Creates a cache for one kind of value. */
  createReader<Value>(): RecentRead<Value> {
    const cache = new Map<string, CachedRead<Value>>();
    this.#caches.push(cache);
    return (key, read) => {
      const atMs = this.#now();
      const known = cache.get(key);
      if (known !== undefined && Math.abs(atMs - known.atMs) < maxAgeMs) return known.value;
      const value = read();
      const one = { value, atMs };
      const drop = () => {
        if (cache.get(key) === one) cache.delete(key);
      };
      if (cache.size >= maxEntries) cache.clear();
      cache.set(key, one);
      value.then((found) => found === null && drop(), drop);
      return value;
    };
  }

  /**
   * Clears the cache after a write. Later callers do not join a read in progress, because its value may be outdated.
   */
  forget(): void {
    for (const cache of this.#caches) cache.clear();
  }
}

interface CachedRead<Value> {
  readonly value: Promise<Value>;
  readonly atMs: number;
}

const maxAgeMs = 2_000;
/** The maximum number of values of each kind. */
const maxEntries = 10_000;

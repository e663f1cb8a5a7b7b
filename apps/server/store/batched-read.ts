import type { Store } from "./open-store.ts";

/** What one caller wants, and how it is read for several of them. */
interface WantedRead<Value> {
  readonly store: Store;
  /** Only callers of the same group share a read: those with the same rights, for example. Default: all are alike. */
  readonly group?: string;
  readonly key: string;
  /** Reads the values of several keys at once. Keys without a value are absent. */
  readonly readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
}

/** Reads the value of a key; undefined if there is none. */
export type BatchedRead<Value> = (wanted: WantedRead<Value>) => Promise<Value | undefined>;

interface Batch<Value> {
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Reads the values that callers want in the same turn of the event loop by one query: a page requests all its cards at once,
 * and building a query takes longer than running it. The read starts after the last of these callers, so nothing is
 * older than its call. If it fails, each caller reads alone, because one damaged row must not fail for all.
 */
export function createBatchedRead<Value>(): BatchedRead<Value> {
  const waiting = new WeakMap<Store, Map<string, Batch<Value>>>();
  return async ({ store, group = "", key, readAll }) => {
    const ofStore = waiting.get(store) ?? new Map<string, Batch<Value>>();
    waiting.set(store, ofStore);
    const batch = ofStore.get(group) ?? startBatch(ofStore, group, readAll);
    batch.keys.add(key);
    try {
      return (await batch.values).get(key);
    } catch (cause) {
      if (batch.keys.size === 1) throw cause;
      return (await readAll([key])).get(key);
    }
  };
}

function startBatch<Value>(
  ofStore: Map<string, Batch<Value>>,
  group: string,
  readAll: WantedRead<Value>["readAll"],
): Batch<Value> {
  const keys = new Set<string>();
  const values = new Promise<ReadonlyMap<string, Value>>((resolve, reject) => {
    setImmediate(() => {
      ofStore.delete(group);
      readAll([...keys]).then(resolve, reject);
    });
  });
  const batch = { keys, values };
  ofStore.set(group, batch);
  return batch;
}

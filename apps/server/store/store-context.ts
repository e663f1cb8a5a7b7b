import type { Store } from "./open-store.ts";

/** What a service needs that only saves and finds things. */
export interface StoreContext {
  readonly store: Store;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

/** Somebody in a database that they are a member of. */
export interface InDatabase {
  readonly databaseId: string;
  readonly userId: string;
}

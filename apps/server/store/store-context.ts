import type { Store } from "./open-store.ts";

/** What a service that only keeps and finds things needs. */
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

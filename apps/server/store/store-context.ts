import type { Store } from "./open-store.ts";

/** The context of services that only save and find data. */
export interface StoreContext {
  readonly store: Store;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

/** A user in a database of which they are a member. */
export interface InDatabase {
  readonly databaseId: string;
  readonly userId: string;
}

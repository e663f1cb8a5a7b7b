import { signInTables } from "../store/sign-in-store.ts";
import type { StoreContext } from "../store/store-context.ts";

/** The session of a caller. */
export interface CallerSession {
  readonly id: string;
  readonly userId: string;
}

export type FindOpenSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Finds which sessions have neither ended nor expired, with one query, and not from the cache. */
export function openSessions({ store, now }: StoreContext): FindOpenSessions {
  return async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await signInTables(store)
      .selectFrom("session")
      .select("id")
      .where("id", "in", [...new Set(ids)])
      // As text it can be compared with the times of both kinds of stores.
      .where("expiresAt", ">", new Date(now()).toISOString())
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
}

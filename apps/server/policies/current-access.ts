import type { Role } from "@askery/api";
import { signInTables } from "../store/sign-in-store.ts";
import type { StoreContext } from "../store/store-context.ts";

/** The session of a caller. */
export interface CallerSession {
  readonly id: string;
  readonly userId: string;
}

/** The access that some sessions and their users have now. */
export interface CurrentAccess {
  /** The sessions that have neither ended nor expired. */
  readonly sessionIds: ReadonlySet<string>;
  /** Null if the user is not a member of the database, or if it is in the trash. */
  roleOf(userId: string, databaseId: string): Role | null;
}

export type ReadCurrentAccess = (sessions: readonly CallerSession[]) => Promise<CurrentAccess>;

/** Reads the access of any number of sessions with two queries, and not from the cache. */
export function currentAccess({ store, now }: StoreContext): ReadCurrentAccess {
  return async (sessions) => {
    const [valid, members] = await Promise.all([
      signInTables(store)
        .selectFrom("session")
        .select("id")
        .where("id", "in", unique(sessions.map(({ id }) => id)))
        // As text it can be compared with the times of both kinds of stores.
        .where("expiresAt", ">", new Date(now()).toISOString())
        .execute(),
      store
        .selectFrom("membership")
        .innerJoin("workspace", "workspace.id", "membership.workspaceId")
        .select(["membership.userId", "membership.workspaceId", "membership.role"])
        .where("membership.userId", "in", unique(sessions.map(({ userId }) => userId)))
        .where("workspace.deletedAtMs", "is", null)
        .execute(),
    ]);
    const roles = new Map(members.map(({ userId, workspaceId, role }) => [`${userId} ${workspaceId}`, role]));
    return {
      sessionIds: new Set(valid.map(({ id }) => id)),
      roleOf: (userId, databaseId) => roles.get(`${userId} ${databaseId}`) ?? null,
    };
  };
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

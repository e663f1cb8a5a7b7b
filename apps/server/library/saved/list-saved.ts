import { sql } from "kysely";
import { readCursor, isAfter } from "../../store/page-cursor.ts";
import { searchPattern } from "../../store/search-pattern.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";

/** The kinds of items that people save for a whole database. */
export type SavedKind = "chart" | "dashboard";

export interface SavedSearch extends InDatabase {
  /** The user's own, everyone's, those that the user starred, or those of the user's favorite people. */
  readonly scope: "mine" | "all" | "starred" | "people";
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The ids of one page of charts or dashboards, latest first, plus one more if there is another page. */
export async function listSaved(
  { store }: Pick<StoreContext, "store">,
  kind: SavedKind,
  { databaseId, userId, scope, search, cursor, limit }: SavedSearch,
): Promise<readonly string[]> {
  const after = readCursor(cursor);
  const rows = await store
    .selectFrom(kind)
    .select("id")
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(scope === "mine", (query) => query.where("ownerId", "=", userId))
    .$if(scope === "starred", (query) =>
      query.where("id", "in", (from) =>
        from
          .selectFrom("star")
          .select("targetId")
          .where("star.kind", "=", kind)
          .where("star.userId", "=", userId),
      ),
    )
    .$if(scope === "people", (query) =>
      query.where("ownerId", "in", (from) =>
        from.selectFrom("follow").select("personId").where("follow.userId", "=", userId),
      ),
    )
    .$if(search !== undefined && search.trim() !== "", (query) =>
      query.where(sql<boolean>`lower(title) like ${searchPattern(search ?? "")} escape '\\'`),
    )
    .where(isAfter(after, "updatedAtMs"))
    .orderBy("updatedAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}

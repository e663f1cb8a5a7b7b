import { sql, type RawBuilder } from "kysely";
import { readerKey } from "../../policies/current-limits.ts";
import { readCursor, isAfter } from "../../store/page-cursor.ts";
import { searchPattern } from "../../store/search-pattern.ts";
import type { FolderTree } from "../folders/folder-tree.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";

/** The kinds of items that people save for a whole database. */
export type SavedKind = "chart" | "dashboard";

export interface SavedSearch extends InDatabase {
  /** The user's own, everyone's, those that the user starred, or those of the user's favorite people. */
  readonly scope: "mine" | "all" | "starred" | "people";
  readonly search?: string | undefined;
  /** The id of a folder, or the items that are in none. Default: all. */
  readonly folder?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The ids of one page of charts or dashboards, latest first, plus one more if there is another page. */
export async function listSaved(
  { store }: Pick<StoreContext, "store">,
  kind: SavedKind,
  search: SavedSearch & { readonly tree: FolderTree },
): Promise<readonly string[]> {
  const { databaseId, cursor, limit } = search;
  const after = readCursor(cursor);
  const rows = await store
    .selectFrom(kind)
    .select("id")
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .where(whereInScope(kind, search))
    .where(titleContains(kind, search))
    .where(whereInFolder(kind, search))
    .where(isAfter(after, "updatedAtMs"))
    .orderBy("updatedAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The title by which the present reader finds a chart or dashboard. With limits they find charts only by titles that people
 * wrote: others show figures.
 */
export function readableTitle(kind: SavedKind): RawBuilder<string> {
  const title = sql<string>`${sql.ref(`${kind}.title`)}`;
  if (kind === "dashboard" || readerKey() === "") return title;
  return sql<string>`case when chart.is_titled = 1 then ${title} else '' end`;
}

/** Whether a title contains the searched words; true without any. */
export function titleContains(
  kind: SavedKind,
  { search: words = "" }: Pick<SavedSearch, "search">,
): RawBuilder<boolean> {
  if (words.trim() === "") return sql<boolean>`1 = 1`;
  return sql<boolean>`lower(${readableTitle(kind)}) like ${searchPattern(words)} escape '\\'`;
}

/** Whether a chart or dashboard is in a folder, or in none; true for all of them. */
export function whereInFolder(
  kind: SavedKind,
  { folder, tree }: { readonly folder?: string | undefined; readonly tree: FolderTree },
): RawBuilder<boolean> {
  if (folder === undefined) return sql<boolean>`1 = 1`;
  const column = sql.ref(`${kind}.folderId`);
  const ids = tree.idsIn(folder === "top" ? null : folder);
  const isIn = ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${column} in (${sql.join(ids)})`;
  return folder === "top" ? sql<boolean>`(${column} is null or ${isIn})` : isIn;
}

/** Whether a chart or dashboard is the user's own, starred by the user, or of the user's favorite people. */
export function whereInScope(
  kind: SavedKind,
  { scope, userId }: Pick<SavedSearch, "scope" | "userId">,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${kind}.${name}`);
  switch (scope) {
    case "all":
      return sql<boolean>`1 = 1`;
    case "mine":
      return sql<boolean>`${column("ownerId")} = ${userId}`;
    case "starred":
      return sql<boolean>`${column("id")} in (
        select star.target_id from star where star.kind = ${kind} and star.user_id = ${userId})`;
    case "people":
      return sql<boolean>`${column("ownerId")} in (
        select follow.person_id from follow where follow.user_id = ${userId})`;
  }
}

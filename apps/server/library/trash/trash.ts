import type { Page, Trashed } from "@askery/api";
import { sql } from "kysely";
import type { Store } from "../../store/open-store.ts";
import { deleteOldDrafts } from "../charts/drafts/chart-drafts.ts";
import { removeOldFolders } from "../folders/folders.ts";
import { readerKey } from "../../policies/current-limits.ts";
import { sweepResults } from "../../results/sweep-results.ts";
import { cutPage, readCursor } from "../../store/page-cursor.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { readableTitle } from "../saved/list-saved.ts";
import { trashRetentionMs, describeDeleted } from "../../store/trash-time.ts";

export interface TrashPage extends InDatabase {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The items that a user created in a database and that were deleted in the last 30 days, latest first. */
export async function listTrash(
  { store, now }: StoreContext,
  { databaseId, userId, cursor, limit }: TrashPage,
): Promise<Page<Trashed>> {
  const after = readCursor(cursor);
  const since = now() - trashRetentionMs;
  const key = readerKey();
  const { rows } = await sql<TrashRow>`
    select * from (
      select id, 'conversation' as kind, summary as title, deleted_at_ms from conversation
        where workspace_id = ${databaseId} and owner_id = ${userId}
          ${key === "" ? sql`` : sql`and limits_key = ${key}`}
      union all
      select id, 'chart', ${readableTitle("chart")}, deleted_at_ms from chart
        where workspace_id = ${databaseId} and owner_id = ${userId}
      union all
      select id, 'dashboard', title, deleted_at_ms from dashboard
        where workspace_id = ${databaseId} and owner_id = ${userId}
    ) as gone
    where deleted_at_ms > ${since}
      ${after === null ? sql`` : sql`and (deleted_at_ms, id) < (${after.atMs}, ${after.id})`}
    order by deleted_at_ms desc, id desc limit ${limit + 1}`.execute(store);
  return cutPage(rows, limit, {
    positionOf: ({ deletedAtMs, id }) => ({ atMs: deletedAtMs, id }),
    show: ({ id, kind, title, deletedAtMs }) => ({
      id,
      kind,
      title: title === "" ? "Chart" : title,
      deletedAtMs,
      ...describeDeleted(deletedAtMs),
    }),
  });
}

type TrashRow = Pick<Trashed, "id" | "kind" | "title" | "deletedAtMs">;

/** The tables with items that can be restored for a while. */
const tables = [
  "conversation",
  "chart",
  "dashboard",
  "workspace",
  "verifiedAnswer",
  "answerTest",
  "teamGroup",
  "comment",
] as const;

/** Permanently deletes items that can't be restored any longer, and unused results. */
export async function emptyTrash({ store, now }: StoreContext): Promise<void> {
  const before = now() - trashRetentionMs;
  for (const table of tables) {
    await store.deleteFrom(table).where("deletedAtMs", "<=", before).execute();
  }
  await removeOldFolders(store, before);
  await sweepRest(store);
  await deleteOldDrafts(store, now());
  await sweepResults(store, now());
}

/** Deletes the links and threads of things that no longer exist, and threads without comments. */
async function sweepRest(store: Store): Promise<void> {
  for (const table of ["shareLink", "commentThread"] as const) {
    for (const kind of ["conversation", "chart", "dashboard"] as const) {
      await store
        .deleteFrom(table)
        .where("kind", "=", kind)
        .where("targetId", "not in", (from) => from.selectFrom(kind).select(`${kind}.id`))
        .execute();
    }
  }
  await store
    .deleteFrom("commentThread")
    .where("id", "not in", (from) => from.selectFrom("comment").select("comment.threadId"))
    .execute();
}

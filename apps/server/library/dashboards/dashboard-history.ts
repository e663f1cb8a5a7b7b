import type { DashboardRevision } from "@askery/api";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { findDashboard, readContents, type DashboardContents } from "./dashboard-contents.ts";

/** Saves the current state of a dashboard in its history, unless it is there. */
export async function recordRevision(store: Store, dashboardId: string): Promise<void> {
  const { revision, ownerId, updatedById, updatedAtMs } = await findDashboard({ store }, dashboardId);
  await store
    .insertInto("dashboardRevision")
    .values({
      dashboardId,
      revision,
      contents: JSON.stringify(await readContents(store, dashboardId)),
      authorId: updatedById ?? ownerId,
      createdAtMs: updatedAtMs,
    })
    .onConflict((conflict) => conflict.columns(["dashboardId", "revision"]).doNothing())
    .execute();
  await store
    .deleteFrom("dashboardRevision")
    .where("dashboardId", "=", dashboardId)
    .where("revision", "<=", revision - maxRevisions)
    .execute();
}

/** Earlier ones are deleted. */
const maxRevisions = 100;

/** The revisions of a dashboard, latest first. None before its first change. */
export async function listRevisions(
  context: StoreContext,
  { dashboardId }: { readonly dashboardId: string },
): Promise<readonly DashboardRevision[]> {
  const rows = await context.store
    .selectFrom("dashboardRevision")
    .select(["revision", "contents", "authorId", "createdAtMs"])
    .where("dashboardId", "=", dashboardId)
    .orderBy("revision", "desc")
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ revision, contents, authorId, createdAtMs }) => {
    const { title, cards, texts } = JSON.parse(contents) as DashboardContents;
    const cardCount = cards.length + texts.length;
    return { revision, title, cardCount, author: showPerson(people, authorId), createdAtMs };
  });
}

/** What a dashboard showed in an earlier revision; null if it has none of that number. */
export async function findRevision(
  { store }: Pick<StoreContext, "store">,
  { dashboardId, revision }: { readonly dashboardId: string; readonly revision: number },
): Promise<DashboardContents | null> {
  if (!Number.isSafeInteger(revision)) return null;
  const row = await store
    .selectFrom("dashboardRevision")
    .select("contents")
    .where("dashboardId", "=", dashboardId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.contents) as DashboardContents);
}

import type { FavoriteAuthor } from "@askery/api";
import { sql } from "kysely";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import type { SavedKind } from "./list-saved.ts";

interface AuthorsRequest extends InDatabase {
  readonly kind: SavedKind;
}

/** The user's favorite people in a database, by name, and how many of their charts or dashboards are new. */
export async function listFavoriteAuthors(
  context: StoreContext,
  { databaseId, userId, kind }: AuthorsRequest,
): Promise<readonly FavoriteAuthor[]> {
  const visit = await context.store
    .selectFrom("authorVisit")
    .select("visitedAtMs")
    .where("userId", "=", userId)
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  const visitedAtMs = visit?.visitedAtMs ?? 0;
  const since = sql<number>`case when follow.created_at_ms > ${visitedAtMs} then follow.created_at_ms else ${visitedAtMs} end`;
  const rows = await context.store
    .selectFrom("follow")
    .innerJoin("member", "member.userId", "follow.personId")
    .leftJoin(`${kind} as item` as "chart as item", (join) =>
      join
        .onRef("item.ownerId", "=", "follow.personId")
        .onRef("item.workspaceId", "=", "member.workspaceId")
        .on("item.deletedAtMs", "is", null)
        .on("item.createdAtMs", ">", since),
    )
    .select(["follow.personId", "follow.createdAtMs"])
    .select((of) => of.fn.count<number>("item.id").as("newCount"))
    .where("follow.userId", "=", userId)
    .where("member.workspaceId", "=", databaseId)
    .groupBy(["follow.personId", "follow.createdAtMs"])
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ personId }) => personId),
  );
  return rows
    .map(({ personId, createdAtMs, newCount }) => ({
      ...showPerson(people, personId),
      newCount,
      newSinceMs: Math.max(createdAtMs, visitedAtMs),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** From now on, only what is made later is new. */
export async function visitFavoriteAuthors(
  { store, now }: StoreContext,
  { databaseId, userId, kind }: AuthorsRequest,
): Promise<void> {
  const visitedAtMs = now();
  await store
    .insertInto("authorVisit")
    .values({ userId, workspaceId: databaseId, kind, visitedAtMs })
    .onConflict((conflict) =>
      conflict.columns(["userId", "workspaceId", "kind"]).doUpdateSet({ visitedAtMs }),
    )
    .execute();
}

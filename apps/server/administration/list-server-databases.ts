import type { Page, ServerDatabase } from "@askery/api";
import { sql } from "kysely";
import { findPeople, showPerson } from "../people/find-people.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import { searchPattern } from "../store/search-pattern.ts";
import type { StoreContext } from "../store/store-context.ts";

interface DatabasesPage {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The databases of the server, latest first, without those in the trash. Nothing of their data is shown. */
export async function listServerDatabases(
  context: StoreContext,
  { search = "", cursor, limit }: DatabasesPage,
): Promise<Page<ServerDatabase>> {
  const rows = await context.store
    .selectFrom("workspace")
    .select(["id", "name", "kind", "createdAtMs"])
    .select((of) =>
      of
        .selectFrom("member")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("member.workspaceId", "=", "workspace.id")
        .as("memberCount"),
    )
    .select((of) =>
      of
        .selectFrom("member")
        .select("member.userId")
        .whereRef("member.workspaceId", "=", "workspace.id")
        .where("member.role", "=", "owner")
        .limit(1)
        .as("ownerId"),
    )
    .where("deletedAtMs", "is", null)
    .where(sql<boolean>`lower(name) like ${searchPattern(search)} escape '\\'`)
    .where(isAfter(readCursor(cursor), "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ ownerId }) => ownerId ?? ""),
  );
  return cutPage(rows, limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: ({ id, name, kind, createdAtMs, memberCount, ownerId }) => ({
      id,
      name,
      kind,
      createdAtMs,
      memberCount: memberCount ?? 0,
      owner: showPerson(people, ownerId ?? ""),
    }),
  });
}

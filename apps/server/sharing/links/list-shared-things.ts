import type { SharedKind, SharedThing } from "@askery/api";
import { findPeople } from "../../people/find-people.ts";
import { selectLinks } from "../../policies/select-links.ts";
import { showLink, type LinkRow } from "./links.ts";
import type { SharingContext } from "./sharing-context.ts";

type ThingRow = Pick<SharedThing, "id" | "title" | "databaseId" | "databaseName">;

/** The conversations that a user shares, and the things that links of theirs open, in all of their databases. */
export async function listSharedThings(
  context: SharingContext,
  { userId }: { readonly userId: string },
): Promise<readonly SharedThing[]> {
  const links = await listLinks(context, userId);
  const readerCounts = await countReaders(context, userId);
  const people = await findPeople(context, [userId]);
  const things: SharedThing[] = [];
  for (const kind of ["conversation", "chart", "dashboard"] as const) {
    const ofKind = links.filter((link) => link.kind === kind);
    const read = kind === "conversation" ? readerCounts : new Map<string, number | null>();
    const rows = await listThings(context, kind, [...ofKind.map(({ targetId }) => targetId), ...read.keys()]);
    for (const { id, title, databaseId, databaseName } of rows) {
      const linkFor = (purpose: LinkRow["purpose"]) => {
        const row = ofKind.find((link) => link.targetId === id && link.purpose === purpose);
        return row === undefined ? null : showLink(context, row, people);
      };
      const readerCount = read.get(id);
      things.push({
        kind,
        id,
        title,
        databaseId,
        databaseName,
        readerCount: readerCount === undefined ? 0 : readerCount,
        link: linkFor("page"),
        embed: linkFor("embed"),
      });
    }
  }
  return things;
}

/** The user's links that were not revoked, in databases where they may share. */
async function listLinks({ store }: SharingContext, userId: string): Promise<readonly LinkRow[]> {
  return selectLinks(store)
    .selectAll("shareLink")
    .where("shareLink.makerId", "=", userId)
    .orderBy("shareLink.createdAtMs", "desc")
    .execute();
}

/** How many members may read each conversation that the user shares; null for all. */
async function countReaders(
  { store }: SharingContext,
  userId: string,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await store
    .selectFrom("conversation")
    .leftJoin("conversationAccess", (join) =>
      join
        .onRef("conversationAccess.conversationId", "=", "conversation.id")
        .onRef("conversationAccess.userId", "!=", "conversation.ownerId"),
    )
    .select(["conversation.id", "conversation.everyoneReads"])
    .select((of) => of.fn.count<number>("conversationAccess.userId").distinct().as("count"))
    .where("conversation.ownerId", "=", userId)
    .where("conversation.deletedAtMs", "is", null)
    .where((of) =>
      of.or([of("conversation.everyoneReads", "=", 1), of("conversationAccess.userId", "is not", null)]),
    )
    .groupBy(["conversation.id", "conversation.everyoneReads"])
    .execute();
  return new Map(rows.map(({ id, everyoneReads, count }) => [id, everyoneReads === 1 ? null : count]));
}

/** The things that are not in the trash, in databases of which the user is a member. Latest first. */
async function listThings(
  { store }: SharingContext,
  kind: SharedKind,
  ids: readonly string[],
): Promise<readonly ThingRow[]> {
  if (ids.length === 0) return [];
  return store
    .selectFrom(`${kind} as thing` as "chart as thing")
    .innerJoin("workspace", "workspace.id", "thing.workspaceId")
    .select(["thing.id", "workspace.id as databaseId", "workspace.name as databaseName"])
    .select((of) =>
      of.ref((kind === "conversation" ? "thing.summary" : "thing.title") as "thing.title").as("title"),
    )
    .where("thing.id", "in", ids)
    .where("thing.deletedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .orderBy("thing.updatedAtMs", "desc")
    .execute();
}

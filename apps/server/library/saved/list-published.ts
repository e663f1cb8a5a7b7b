import type { Page, PublishedItem, PublishedKind } from "@askery/api";
import { AppError } from "@askery/model";
import { sql, type RawBuilder } from "kysely";
import { peopleMessages } from "../../messages/people-messages.ts";
import { isLimitedMember } from "../../policies/is-limited-member.ts";
import { mayReadConversation } from "../../policies/may-read-conversation.ts";
import { cutPage, isAfter, readCursor } from "../../store/page-cursor.ts";
import { searchPattern } from "../../store/search-pattern.ts";
import type { StoreContext } from "../../store/store-context.ts";

interface PublishedSearch {
  readonly personId: string;
  /** The user who looks. */
  readonly userId: string;
  readonly kind: PublishedKind;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * What a person made or verified in the databases of both, and the user may open: charts and dashboards; conversations that
 * are shared with the user; verified answers that still are. Where data rules limit the user, only what people wrote: the
 * names of dashboards, and charts whose title is not Askery's.
 *
 * @throws AppError `not-found` for a person who shares no database with the user
 */
export async function listPublished(
  context: StoreContext,
  search: PublishedSearch,
): Promise<Page<PublishedItem>> {
  const { kind, limit, cursor } = search;
  const databases = await findShared(context, search);
  if (databases.length === 0) throw new AppError("not-found", peopleMessages.noSuchPerson);
  const { from, title, at, isListed } = sources[kind](search);
  const isReadable = sql.join(
    databases.map(
      ({ id, isLimited }) => sql`(workspace.id = ${id} and ${isLimited ? isListed.limited : isListed.all})`,
    ),
    sql` or `,
  );
  const words = search.search?.trim() ?? "";
  const isFound = words === "" ? sql`1 = 1` : sql`lower(${title}) like ${searchPattern(words)} escape '\\'`;
  const { rows } = await sql<Omit<PublishedItem, "kind">>`
    select item.id as id, ${title} as title, ${at} as "atMs", workspace.id as "databaseId", workspace.name as "databaseName"
    from ${from} join workspace on workspace.id = item.workspace_id
    where item.deleted_at_ms is null and (${isReadable}) and ${isFound}
      and ${isAfter(readCursor(cursor), atColumns[kind], "item.id")}
    order by ${at} desc, item.id desc limit ${limit + 1}`.execute(context.store);
  return cutPage(rows, limit, { positionOf: (row) => row, show: (row) => ({ kind, ...row }) });
}

interface SharedDatabase {
  readonly id: string;
  /** Whether data rules limit the user there. */
  readonly isLimited: boolean;
}

/** The databases of which both are members. */
async function findShared(
  { store }: StoreContext,
  { userId, personId }: PublishedSearch,
): Promise<readonly SharedDatabase[]> {
  const rows = await store
    .selectFrom("membership as mine")
    .innerJoin("member as theirs", "theirs.workspaceId", "mine.workspaceId")
    .innerJoin("workspace", "workspace.id", "mine.workspaceId")
    .select(["workspace.id", isLimitedMember("mine").as("isLimited")])
    .where("mine.userId", "=", userId)
    .where("theirs.userId", "=", personId)
    .where("workspace.deletedAtMs", "is", null)
    .execute();
  return rows.map(({ id, isLimited }) => ({ id, isLimited: Boolean(isLimited) }));
}

interface Source {
  /** The table, as "item". */
  readonly from: RawBuilder<unknown>;
  readonly title: RawBuilder<string>;
  readonly at: RawBuilder<number>;
  /** Which rows are listed for a user who may read everything, and for one with limits. */
  readonly isListed: { readonly all: RawBuilder<unknown>; readonly limited: RawBuilder<unknown> };
}

const atColumns: Readonly<Record<PublishedKind, string>> = {
  chart: "item.updatedAtMs",
  dashboard: "item.updatedAtMs",
  conversation: "item.updatedAtMs",
  verified: "item.verifiedAtMs",
};

const sources: Readonly<Record<PublishedKind, (search: PublishedSearch) => Source>> = {
  chart: ({ personId }) => ({
    from: sql`chart as item`,
    title: sql<string>`item.title`,
    at: sql<number>`item.updated_at_ms`,
    isListed: {
      all: sql`item.owner_id = ${personId}`,
      limited: sql`item.owner_id = ${personId} and item.is_titled = 1`,
    },
  }),
  dashboard: ({ personId }) => ({
    from: sql`dashboard as item`,
    title: sql<string>`item.title`,
    at: sql<number>`item.updated_at_ms`,
    isListed: { all: sql`item.owner_id = ${personId}`, limited: sql`item.owner_id = ${personId}` },
  }),
  conversation: ({ personId, userId }) => ({
    from: sql`conversation as item`,
    title: sql<string>`item.summary`,
    at: sql<number>`item.updated_at_ms`,
    isListed: {
      all: sql`item.owner_id = ${personId} and ${mayReadConversation("item", { userId, limitsKey: "" })}`,
      limited: sql`1 = 0`,
    },
  }),
  verified: ({ personId }) => ({
    from: sql`verified_answer as item`,
    title: sql<string>`item.question`,
    at: sql<number>`item.verified_at_ms`,
    isListed: {
      all: sql`item.verified_by_id = ${personId} and item.fallen_at_ms is null`,
      limited: sql`1 = 0`,
    },
  }),
};

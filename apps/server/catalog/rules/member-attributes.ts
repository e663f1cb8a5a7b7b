import type { AnswerAs, MemberAttribute } from "@askery/api";
import { AppError, type Narrative, type Outcome, type Table } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";
import { teamMessages } from "../../messages/team-messages.ts";
import { readAs } from "../../policies/current-limits.ts";
import { findDataLimits } from "../../policies/data-limits.ts";
import { hasRole } from "../../policies/has-role.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { TablePreview } from "../../asking-process/preview-table.ts";
import { previewTable, type PreviewRequest } from "../schema/preview-table.ts";
import type { SchemaContext } from "../schema/schema-context.ts";

interface OneMember {
  readonly databaseId: string;
  readonly personId: string;
}

/**
 * Replaces the values that the rules of a database allow a member.
 *
 * @throws AppError `not-found` for a person who is no member
 */
export async function setMemberAttributes(
  { store }: StoreContext,
  { databaseId, personId, attributes }: OneMember & { readonly attributes: readonly MemberAttribute[] },
): Promise<void> {
  await demandMember(store, { databaseId, personId });
  const byName = new Map(attributes.map(({ name, values }) => [name, [...new Set(values)]]));
  await store.transaction().execute(async (within) => {
    await within
      .deleteFrom("memberAttribute")
      .where("workspaceId", "=", databaseId)
      .where("userId", "=", personId)
      .execute();
    for (const [name, values] of byName) {
      if (values.length === 0) continue;
      await within
        .insertInto("memberAttribute")
        .values({ workspaceId: databaseId, userId: personId, name, allowed: JSON.stringify(values) })
        .execute();
    }
  });
}

/**
 * Replaces the values that the rules of a database allow the members of a group.
 *
 * @throws AppError `not-found` for an unknown group
 */
export async function setGroupAttributes(
  { store }: StoreContext,
  {
    databaseId,
    groupId,
    attributes,
  }: {
    readonly databaseId: string;
    readonly groupId: string;
    readonly attributes: readonly MemberAttribute[];
  },
): Promise<void> {
  const group = await store
    .selectFrom("teamGroup")
    .select("id")
    .where("id", "=", groupId)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (group === undefined) throw new AppError("not-found", teamMessages.noSuchGroup);
  const byName = new Map(attributes.map(({ name, values }) => [name, [...new Set(values)]]));
  await store.transaction().execute(async (within) => {
    await within.deleteFrom("groupAttribute").where("groupId", "=", groupId).execute();
    for (const [name, values] of byName) {
      if (values.length === 0) continue;
      await within
        .insertInto("groupAttribute")
        .values({ groupId, name, allowed: JSON.stringify(values) })
        .execute();
    }
  });
}

/**
 * The first rows of a table as a member sees them.
 *
 * @throws AppError `not-found` for a person who is no member, `query-refused` for a table that they can't read
 */
export async function previewTableAs(
  context: SchemaContext,
  { personId, ...request }: PreviewRequest & OneMember,
): Promise<TablePreview> {
  return readAsMember(context, { ...request, personId }, () => previewTable(context, request));
}

/** How much of an answer is shown to an admin who asks as a member. */
const shownLimits = { timeoutMs: 30_000, maxRows: 50, maxBytes: 1_000_000 };

/**
 * The answer of a question as a member would get it, with its first rows. Nothing is saved.
 *
 * @throws AppError `not-found` for a person who is no member, or if the database fails
 */
export async function askAs(
  context: SchemaContext,
  { databaseId, personId, question: text, signal }: OneMember & ToAskAs,
): Promise<AnswerAs> {
  return readAsMember(context, { databaseId, personId }, async () => {
    const database = await findSource(context, { databaseId });
    const input = { ...database, text, earlier: [], limits: shownLimits };
    const asked = await context.asking.run("ask", input, { signal });
    if (asked.kind === "refused") {
      const outcome = JSON.parse(asked.outcome) as Outcome;
      return { sentence: outcome.kind === "refused" ? outcome.sentence : "", sql: null, table: null };
    }
    const { narrative, sql, head } = asked.result;
    const { sentence } = JSON.parse(narrative ?? "{}") as Partial<Narrative>;
    return { sentence: sentence ?? "", sql, table: JSON.parse(head) as Table };
  });
}

interface ToAskAs {
  readonly question: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** Does work that reads what a member may read. */
async function readAsMember<Result>(
  { store }: SchemaContext,
  { databaseId, personId }: OneMember,
  work: () => Promise<Result>,
): Promise<Result> {
  const role = await demandMember(store, { databaseId, personId });
  const isFree = hasRole(role, "admin");
  const limits = isFree ? null : await findDataLimits(store, { databaseId, userId: personId });
  return readAs({ kind: "caller", databaseId, limits }, work);
}

async function demandMember(store: Store, { databaseId, personId }: OneMember) {
  const row = await store
    .selectFrom("membership")
    .select("role")
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", personId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", catalogMessages.noSuchMember);
  return row.role;
}

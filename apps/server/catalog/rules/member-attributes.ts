import type { MemberAttribute } from "@askery/api";
import { AppError } from "@askery/model";
import { catalogMessages } from "../../messages/catalog-messages.ts";
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
 * The first rows of a table as a member sees them.
 *
 * @throws AppError `not-found` for a person who is no member, `query-refused` for a table that they can't read
 */
export async function previewTableAs(
  context: SchemaContext,
  { personId, ...request }: PreviewRequest & OneMember,
): Promise<TablePreview> {
  const { databaseId } = request;
  const role = await demandMember(context.store, { databaseId, personId });
  const limits = hasRole(role, "admin")
    ? null
    : await findDataLimits(context.store, { databaseId, userId: personId });
  return readAs({ kind: "caller", databaseId, limits }, () => previewTable(context, request));
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

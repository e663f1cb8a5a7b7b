import { createHash } from "node:crypto";
import type { Store } from "../store/open-store.ts";

/** What the rules of a database leave for a member. */
export interface DataLimits {
  /** Equal for equal limits. Results belong to the key under which they were computed. */
  readonly key: string;
  readonly tables: readonly LimitedTable[];
}

/** A table with a rule. Tables without one are not limited; views without one can't be read. */
export interface LimitedTable {
  readonly table: string;
  readonly hidden: readonly string[];
  /** The values that a column may have. None permits no row. */
  readonly filters: readonly { readonly column: string; readonly values: readonly string[] }[];
}

/** A filter that compares a column with an attribute of the member. */
export interface AttributeFilter {
  readonly column: string;
  readonly attribute: string;
}

interface Membership {
  readonly databaseId: string;
  readonly userId: string;
}

/** The limits of a member below admin; null if the database has no rules. */
export async function findDataLimits(store: Store, request: Membership): Promise<DataLimits | null> {
  const { databaseId } = request;
  const rules = await store
    .selectFrom("dataRule")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .orderBy("tableId")
    .execute();
  if (rules.length === 0) return null;
  const attributes = await findAttributes(store, request);
  const tables = rules.map(({ tableId, hidden, filters }): LimitedTable => ({
    table: tableId,
    hidden: readNames(hidden),
    filters: readFilters(filters).map(({ column, attribute }) => ({
      column,
      values: attributes.get(attribute) ?? [],
    })),
  }));
  const key = createHash("sha256").update(JSON.stringify(tables)).digest("base64url");
  return { key, tables };
}

/**
 * The values that a member has for each attribute: their own or, for an attribute without own values, those of all their
 * groups together.
 */
async function findAttributes(
  store: Store,
  { databaseId, userId }: Membership,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = await store
    .selectFrom("memberAttribute")
    .select(["name", "allowed"])
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", userId)
    .execute();
  const ofGroups = await store
    .selectFrom("groupAttribute")
    .innerJoin("groupMember", "groupMember.groupId", "groupAttribute.groupId")
    .innerJoin("teamGroup", "teamGroup.id", "groupAttribute.groupId")
    .select(["groupAttribute.name", "groupAttribute.allowed"])
    .where("groupMember.workspaceId", "=", databaseId)
    .where("groupMember.userId", "=", userId)
    .where("teamGroup.deletedAtMs", "is", null)
    .execute();
  const united = Map.groupBy(ofGroups, ({ name }) => name);
  const attributes = new Map<string, readonly string[]>();
  for (const [name, rows] of united) {
    const values = new Set(rows.flatMap(({ allowed }) => readNames(allowed)));
    // In an order that does not depend on the groups, so that equal limits have equal keys.
    attributes.set(name, [...values].toSorted());
  }
  for (const { name, allowed } of own) attributes.set(name, readNames(allowed));
  return attributes;
}

/** A list of texts, as it was saved. */
export function readNames(saved: string): readonly string[] {
  return JSON.parse(saved) as readonly string[];
}

/** The filters of a rule, as they were saved. */
export function readFilters(saved: string): readonly AttributeFilter[] {
  return JSON.parse(saved) as readonly AttributeFilter[];
}

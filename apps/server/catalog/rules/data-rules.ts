import type { DataRule, LimitedGroup, LimitedMember } from "@askery/api";
import { AppError, type CatalogTable } from "@askery/model";
import { catalogMessages } from "../../messages/catalog-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readFilters, readNames } from "../../policies/data-limits.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { findTable } from "../snapshot/find-catalog.ts";

interface InDatabase {
  readonly databaseId: string;
}

interface DataRules {
  readonly rules: readonly DataRule[];
  readonly members: readonly LimitedMember[];
  readonly groups: readonly LimitedGroup[];
}

/** The rules of a database by table, and the members whom they concern, with their attributes. */
export async function getDataRules(context: StoreContext, { databaseId }: InDatabase): Promise<DataRules> {
  const { store } = context;
  const rows = await store
    .selectFrom("dataRule")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .orderBy("tableId")
    .execute();
  return {
    rules: rows.map(({ tableId, hidden, filters }) => ({
      table: tableId,
      hidden: readNames(hidden),
      filters: readFilters(filters),
    })),
    members: await listLimited(context, databaseId),
    groups: await listGroups(context, databaseId),
  };
}

async function listLimited(context: StoreContext, databaseId: string): Promise<readonly LimitedMember[]> {
  const members = await context.store
    .selectFrom("membership")
    .select(["userId", "role"])
    .where("workspaceId", "=", databaseId)
    .where("role", "in", ["editor", "viewer"])
    .orderBy("createdAtMs")
    .orderBy("userId")
    .execute();
  const attributes = await context.store
    .selectFrom("memberAttribute")
    .select(["userId", "name", "allowed"])
    .where("workspaceId", "=", databaseId)
    .orderBy("name")
    .execute();
  const people = await findPeople(
    context,
    members.map(({ userId }) => userId),
  );
  return members.map(({ userId, role }) => ({
    person: showPerson(people, userId),
    role,
    attributes: attributes
      .filter((one) => one.userId === userId)
      .map(({ name, allowed }) => ({ name, values: readNames(allowed) })),
  }));
}

/** The groups of a database by name, with their values. */
async function listGroups({ store }: StoreContext, databaseId: string): Promise<readonly LimitedGroup[]> {
  const groups = await store
    .selectFrom("teamGroup")
    .select(["id", "name"])
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .execute();
  const attributes = await store
    .selectFrom("groupAttribute")
    .innerJoin("teamGroup", "teamGroup.id", "groupAttribute.groupId")
    .select(["groupAttribute.groupId", "groupAttribute.name", "groupAttribute.allowed"])
    .where("teamGroup.workspaceId", "=", databaseId)
    .orderBy("groupAttribute.name")
    .execute();
  return groups
    .map(({ id, name }) => ({
      id,
      name,
      attributes: attributes
        .filter(({ groupId }) => groupId === id)
        .map((one) => ({ name: one.name, values: readNames(one.allowed) })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

export interface NewDataRule extends InDatabase {
  readonly tableId: string;
  readonly hidden: readonly string[];
  readonly filters: DataRule["filters"];
}

/**
 * Limits what members below admin may read of a table.
 *
 * @throws AppError `not-found` for an unknown table, `invalid-input` for columns that can't be hidden or compared
 */
export async function setDataRule(context: CatalogContext, request: NewDataRule): Promise<void> {
  const { databaseId, tableId, hidden, filters } = request;
  const { table } = await findTable(context, request);
  checkColumns(table, request);
  const saved = { hidden: JSON.stringify(hidden), filters: JSON.stringify(filters) };
  await context.store
    .insertInto("dataRule")
    .values({ workspaceId: databaseId, tableId, ...saved })
    .onConflict((conflict) => conflict.columns(["workspaceId", "tableId"]).doUpdateSet(saved))
    .execute();
}

function checkColumns({ name, columns }: CatalogTable, { hidden, filters }: NewDataRule): void {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  const unknown = [...hidden, ...filters.map(({ column }) => column)].find((column) => !types.has(column));
  if (unknown !== undefined) throw invalid(catalogMessages.noColumnForRule(`${name}.${unknown}`));
  if (columns.every((column) => hidden.includes(column.name))) throw invalid(catalogMessages.allHidden(name));
  const odd = filters.find(({ column }) => !comparable.has(types.get(column) ?? ""));
  if (odd !== undefined) throw invalid(catalogMessages.columnNotComparable(`${name}.${odd.column}`));
}

const comparable: ReadonlySet<string> = new Set(["text", "integer"]);

function invalid(text: ConstructorParameters<typeof AppError>[1]): AppError {
  return new AppError("invalid-input", text);
}

export async function removeDataRule(
  { store }: StoreContext,
  { databaseId, tableId }: InDatabase & { readonly tableId: string },
): Promise<void> {
  await store
    .deleteFrom("dataRule")
    .where("workspaceId", "=", databaseId)
    .where("tableId", "=", tableId)
    .execute();
}

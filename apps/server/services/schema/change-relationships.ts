import type { SavedRelationship } from "@askery/api";
import { AppError, type Catalog, type ColumnList } from "@askery/model";
import { nearestName } from "../../knowledge/nearest-name.ts";
import { relationshipId, type Sides } from "../../knowledge/relationship-id.ts";
import { readKnowledge } from "../knowledge/read-knowledge.ts";
import type { InDatabase } from "../store-context.ts";
import { bumpRevision } from "./bump-revision.ts";
import { findCatalog } from "./find-catalog.ts";
import { showRelationships } from "./show-relationships.ts";
import type { SchemaContext } from "./schema-context.ts";

export async function listRelationships(
  context: SchemaContext,
  { databaseId, table }: { readonly databaseId: string; readonly table?: string | undefined },
): Promise<readonly SavedRelationship[]> {
  const { catalog } = await findCatalog(context, databaseId);
  return showRelationships(catalog, await readKnowledge(context, databaseId), table);
}

/** @throws AppError `invalid-input` for columns that are not there or do not pair up */
export async function declareRelationship(
  context: SchemaContext,
  request: InDatabase & Sides,
): Promise<SavedRelationship> {
  const { databaseId, userId, from, to } = request;
  const { catalog } = await findCatalog(context, databaseId);
  if (from.columns.length !== to.columns.length) {
    throw new AppError("invalid-input", "The columns of both sides pair up, one for one.", {
      fix: "Name as many columns on one side as on the other.",
    });
  }
  checkSide(catalog, from);
  checkSide(catalog, to);
  await keepLink(context, { databaseId, userId, sides: { from, to }, verdict: "given" });
  return findRelationship(context, databaseId, relationshipId({ from, to }));
}

export interface Judgement extends InDatabase {
  readonly relationshipId: string;
  readonly verdict: "undecided" | "confirmed" | "rejected";
}

/** @throws AppError `not-found`, `conflict` for one that was not found but declared or given */
export async function judgeRelationship(
  context: SchemaContext,
  { databaseId, userId, relationshipId: id, verdict }: Judgement,
): Promise<SavedRelationship> {
  const { from, to, origin } = await findRelationship(context, databaseId, id);
  if (origin !== "found") {
    throw new AppError("conflict", "The database, or somebody, has said so: there is nothing to judge.", {
      fix: origin === "given" ? "Remove it instead." : "Change it in the database.",
    });
  }
  if (verdict === "undecided") await forgetLink(context, databaseId, id);
  else await keepLink(context, { databaseId, userId, sides: { from, to }, verdict });
  return findRelationship(context, databaseId, id);
}

/** @throws AppError `not-found`, `conflict` for one that nobody gave */
export async function removeRelationship(
  context: SchemaContext,
  { databaseId, relationshipId: id }: { readonly databaseId: string; readonly relationshipId: string },
): Promise<void> {
  const { origin } = await findRelationship(context, databaseId, id);
  if (origin !== "given") {
    throw new AppError("conflict", "Nobody has declared this relationship: it was found.", {
      fix: "Say that the tables are not related instead.",
    });
  }
  await forgetLink(context, databaseId, id);
}

async function findRelationship(
  context: SchemaContext,
  databaseId: string,
  id: string,
): Promise<SavedRelationship> {
  const found = (await listRelationships(context, { databaseId })).find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new AppError("not-found", "There is no such relationship here.", {
    fix: "Look at the list of relationships.",
  });
}

interface KeptLink extends InDatabase {
  readonly sides: Sides;
  readonly verdict: "given" | "confirmed" | "rejected";
}

async function keepLink({ store, now }: SchemaContext, link: KeptLink): Promise<void> {
  const { databaseId, userId, sides, verdict } = link;
  const changed = { verdict, updatedById: userId, updatedAtMs: now() };
  await store.transaction().execute(async (store) => {
    await store
      .insertInto("tableLink")
      .values({
        workspaceId: databaseId,
        id: relationshipId(sides),
        sides: JSON.stringify(sides),
        ...changed,
      })
      .onConflict((conflict) => conflict.columns(["workspaceId", "id"]).doUpdateSet(changed))
      .execute();
    await bumpRevision(store, databaseId);
  });
}

async function forgetLink({ store }: SchemaContext, databaseId: string, id: string): Promise<void> {
  await store.transaction().execute(async (store) => {
    await store.deleteFrom("tableLink").where("workspaceId", "=", databaseId).where("id", "=", id).execute();
    await bumpRevision(store, databaseId);
  });
}

function checkSide({ tables }: Catalog, { table, columns }: ColumnList): void {
  const found = tables.find(({ id }) => id === table);
  if (found === undefined) {
    const names = tables.map(({ id }) => id);
    throw new AppError("invalid-input", `There is no table “${table}”.${nearestName(table, names)}`, {
      fix: "Choose one of the list.",
    });
  }
  const names = found.columns.map(({ name }) => name);
  const missing = columns.find((column) => !names.includes(column));
  if (missing === undefined) return;
  throw new AppError("invalid-input", `${table} has no column “${missing}”.${nearestName(missing, names)}`, {
    fix: "Choose one of the table's columns.",
  });
}

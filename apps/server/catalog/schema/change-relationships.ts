import type { SavedRelationship } from "@askery/api";
import { AppError, invariant, type Catalog, type ColumnList } from "@askery/model";
import { nearestName } from "../../knowledge/nearest-name.ts";
import { relationshipId, type Sides } from "../../knowledge/relationship-id.ts";
import { readLinks } from "../snapshot/read-links.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import { findRelationships, type KnownRelationship } from "./find-relationships.ts";
import { showRelationship } from "./show-relationship.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/** @throws AppError `invalid-input` for columns that do not exist or do not pair up */
export async function declareRelationship(
  context: CatalogContext,
  request: InDatabase & Sides,
): Promise<SavedRelationship> {
  const { databaseId, userId, from, to } = request;
  const { catalog } = await findCatalog(context, databaseId);
  if (from.columns.length !== to.columns.length) {
    throw new AppError("invalid-input", catalogMessages.unevenColumns);
  }
  checkSide(catalog, from);
  checkSide(catalog, to);
  await saveLinks(context, { databaseId, userId, sides: [{ from, to }], verdict: "given" });
  const [declared] = await findAll(context, databaseId, [relationshipId({ from, to })]);
  invariant(declared !== undefined, "what was declared is there");
  return showRelationship(declared);
}

export interface Judgement extends InDatabase {
  readonly relationshipIds: readonly string[];
  readonly verdict: "undecided" | "confirmed" | "rejected";
}

/** @throws AppError `not-found`, or `conflict` for a declared or given relationship; then no verdict is saved */
export async function judgeRelationships(
  context: CatalogContext,
  { databaseId, userId, relationshipIds, verdict }: Judgement,
): Promise<readonly SavedRelationship[]> {
  const judged = await findAll(context, databaseId, relationshipIds);
  const settled = judged.find(({ origin }) => origin !== "found");
  if (settled !== undefined) {
    throw new AppError(
      "conflict",
      settled.origin === "given" ? catalogMessages.relationshipGiven : catalogMessages.relationshipDeclared,
    );
  }
  if (verdict === "undecided") await forgetLinks(context, databaseId, relationshipIds);
  else await saveLinks(context, { databaseId, userId, sides: judged, verdict });
  return judged.map((one) => showRelationship({ ...one, verdict }));
}

/** @throws AppError `not-found`, `conflict` for a relationship that no person gave */
export async function removeRelationship(
  context: CatalogContext,
  { databaseId, relationshipId: id }: { readonly databaseId: string; readonly relationshipId: string },
): Promise<void> {
  const [given] = await findAll(context, databaseId, [id]);
  if (given?.origin !== "given") {
    throw new AppError("conflict", catalogMessages.relationshipFound);
  }
  await forgetLinks(context, databaseId, [id]);
}

/** @throws AppError `not-found` if one is missing */
async function findAll(
  context: CatalogContext,
  databaseId: string,
  ids: readonly string[],
): Promise<readonly KnownRelationship[]> {
  const { catalog } = await findCatalog(context, databaseId);
  const wanted = new Set(ids);
  const known = findRelationships(catalog, { links: await readLinks(context, databaseId) });
  const found = known.filter((one) => wanted.has(relationshipId(one)));
  if (found.length === wanted.size) return found;
  throw new AppError("not-found", catalogMessages.noSuchRelationship);
}

interface SavedLinks extends InDatabase {
  readonly sides: readonly Sides[];
  readonly verdict: "given" | "confirmed" | "rejected";
}

async function saveLinks({ store, now }: CatalogContext, saved: SavedLinks): Promise<void> {
  const { databaseId, userId, sides, verdict } = saved;
  const changed = { verdict, updatedById: userId, updatedAtMs: now() };
  const rows = sides.map(({ from, to }) => ({
    workspaceId: databaseId,
    id: relationshipId({ from, to }),
    sides: JSON.stringify({ from, to }),
    ...changed,
  }));
  await store.transaction().execute(async (store) => {
    await store
      .insertInto("tableLink")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["workspaceId", "id"]).doUpdateSet(changed))
      .execute();
    await bumpRevision(store, databaseId);
  });
}

async function forgetLinks(
  { store }: CatalogContext,
  databaseId: string,
  ids: readonly string[],
): Promise<void> {
  await store.transaction().execute(async (store) => {
    await store
      .deleteFrom("tableLink")
      .where("workspaceId", "=", databaseId)
      .where("id", "in", ids)
      .execute();
    await bumpRevision(store, databaseId);
  });
}

function checkSide({ tables }: Catalog, { table, columns }: ColumnList): void {
  const found = tables.find(({ id }) => id === table);
  if (found === undefined) {
    const names = tables.map(({ id }) => id);
    throw new AppError("invalid-input", catalogMessages.noSuchTable(table, nearestName(table, names)));
  }
  const names = found.columns.map(({ name }) => name);
  const missing = columns.find((column) => !names.includes(column));
  if (missing === undefined) return;
  throw new AppError(
    "invalid-input",
    catalogMessages.noSuchColumn(table, missing, nearestName(missing, names)),
  );
}

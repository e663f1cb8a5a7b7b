import type { Role, TableDetail } from "@askery/api";
import { AppError } from "@askery/model";
import { findMeaningProblem } from "../../knowledge/find-meaning-problem.ts";
import { printMeaning, type GivenMeaning } from "../../knowledge/given-meaning.ts";
import { listPrivateColumns } from "../../knowledge/list-private-columns.ts";
import { nearestName } from "../../knowledge/nearest-name.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { hasRole } from "../../policies/has-role.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { forgetColumn } from "../snapshot/forget-column.ts";
import { saveOtherNames } from "../snapshot/save-other-names.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { getTable } from "./show-tables.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/** A change of an annotation. Absent fields do not change. */
export interface AnnotationChange extends InDatabase {
  /** Of the person who changes it. */
  readonly role: Role;
  readonly tableId: string;
  /** Absent for the table itself. */
  readonly columnName?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly description?: string | null | undefined;
  readonly synonyms?: readonly string[] | undefined;
  /** Replaces everything that people have set. Askery infers the fields that are absent. */
  readonly meaning?: GivenMeaning | undefined;
}

/**
 * Saves a person's annotation of a table or a column, and returns the changed table.
 *
 * If a column becomes private, all its stored values are deleted at once, and the next sync reads none.
 *
 * @throws AppError `not-found`, `invalid-input` for a meaning that does not fit, and `forbidden` for making a column
 * public without being an admin
 */
export async function annotate(context: CatalogContext, change: AnnotationChange): Promise<TableDetail> {
  const { databaseId, tableId, columnName } = change;
  const { table, read } = await findTable(context, change);
  const names = table.columns.map(({ name }) => name);
  const column = table.columns.find(({ name }) => name === columnName) ?? null;
  if (columnName !== undefined && column === null) {
    throw new AppError(
      "not-found",
      catalogMessages.noSuchColumn(table.name, columnName, nearestName(columnName, names)),
    );
  }
  const problem = change.meaning && findMeaningProblem(change.meaning, { table, column });
  if (problem) throw new AppError("invalid-input", catalogMessages.meaningDoesNotFit(problem));
  const isPrivate = async (store: Store): Promise<boolean> =>
    listPrivateColumns(await readKnowledge({ store }, databaseId), read.secrets).some(
      (one) => one.table === tableId && one.column === columnName,
    );
  const isForgotten = await context.store.transaction().execute(async (store) => {
    const before = await isPrivate(store);
    await saveAnnotation(store, change, context.now());
    await saveOtherNames(store, { ...change, column: columnName ?? null, atMs: context.now() });
    const after = await isPrivate(store);
    if (before && !after && !hasRole(change.role, "admin")) {
      throw new AppError("forbidden", catalogMessages.columnStaysPrivate(`${tableId}.${columnName ?? ""}`));
    }
    // A column that is no longer private has no values until the next sync.
    if (before !== after && columnName !== undefined) {
      await forgetColumn(store, databaseId, { table: tableId, column: columnName });
    }
    await bumpRevision(store, databaseId);
    return before !== after;
  });
  if (isForgotten) context.catalogs.clear();
  return getTable(context, change);
}

async function saveAnnotation(store: Store, change: AnnotationChange, updatedAtMs: number): Promise<void> {
  const { databaseId, userId, tableId, columnName = "" } = change;
  const before = await store
    .selectFrom("annotation")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("tableId", "=", tableId)
    .where("columnName", "=", columnName)
    .executeTakeFirst();
  const { isHidden, isPrivate, description, meaning } = change;
  const values = {
    isHidden: isHidden === undefined ? (before?.isHidden ?? 0) : Number(isHidden),
    isPrivate: isPrivate === undefined ? (before?.isPrivate ?? 0) : Number(isPrivate),
    description: description === undefined ? (before?.description ?? null) : description || null,
    meaning:
      meaning === undefined
        ? (before?.meaning ?? "{}")
        : printMeaning(meaning, { before: before?.meaning, userId }),
    updatedById: userId,
    updatedAtMs,
  };
  await store
    .insertInto("annotation")
    .values({ workspaceId: databaseId, tableId, columnName, ...values })
    .onConflict((conflict) => conflict.columns(["workspaceId", "tableId", "columnName"]).doUpdateSet(values))
    .execute();
}

import type { TableDetail } from "@askery/api";
import { AppError } from "@askery/model";
import { findMeaningProblem } from "../../knowledge/find-meaning-problem.ts";
import { printMeaning, type GivenMeaning } from "../../knowledge/given-meaning.ts";
import { nearestName } from "../../knowledge/nearest-name.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { forgetColumn } from "../snapshot/forget-column.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import { getTable } from "./show-tables.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/** A change of what is left out stays as it is. */
export interface AnnotationChange extends InDatabase {
  readonly tableId: string;
  /** Of the table itself where it is left out. */
  readonly columnName?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly description?: string | null | undefined;
  readonly synonyms?: readonly string[] | undefined;
  /** All that people set: what it leaves out is found again. */
  readonly meaning?: GivenMeaning | undefined;
}

/**
 * Keeps what somebody says about a table or a column: the table as it is then.
 *
 * Of a column that becomes private, all values that were read are forgotten at once; the next sync reads none.
 *
 * @throws AppError `not-found`, and `invalid-input` for a meaning that does not fit
 */
export async function annotate(context: CatalogContext, change: AnnotationChange): Promise<TableDetail> {
  const { databaseId, tableId, columnName } = change;
  const { table } = await findTable(context, change);
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
  await context.store.transaction().execute(async (store) => {
    await saveAnnotation(store, change, context.now());
    // Of one that is private no longer there are no values; they come with the next sync.
    if (change.isPrivate !== undefined && columnName !== undefined) {
      await forgetColumn(store, databaseId, { table: tableId, column: columnName });
    }
    await bumpRevision(store, databaseId);
  });
  if (change.isPrivate !== undefined) context.catalogs.clear();
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
  const { isHidden, isPrivate, description, synonyms, meaning } = change;
  const values = {
    isHidden: isHidden === undefined ? (before?.isHidden ?? 0) : Number(isHidden),
    isPrivate: isPrivate === undefined ? (before?.isPrivate ?? 0) : Number(isPrivate),
    description: description === undefined ? (before?.description ?? null) : description || null,
    synonyms: synonyms === undefined ? (before?.synonyms ?? "[]") : JSON.stringify([...new Set(synonyms)]),
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

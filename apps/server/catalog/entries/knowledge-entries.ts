import { randomUUID } from "node:crypto";
import type { Deleted, Knowledge, KnowledgeEntry, KnowledgeKind } from "@askery/api";
import { AppError, type Catalog } from "@askery/model";
import type { Selectable } from "kysely";
import { findEntryProblem, type EntryScope } from "../../knowledge/find-entry-problem.ts";
import { indexNotes } from "../../knowledge/index-notes.ts";
import { listPrivateColumns } from "../../knowledge/list-private-columns.ts";
import { readEntry } from "../../knowledge/read-entry.ts";
import { readSavedEntry } from "../../knowledge/read-saved-entry.ts";
import type { KnowledgeEntryTable } from "../../store/database-tables.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { trashRetentionMs, describeDeleted } from "../../store/trash-time.ts";
import { nameEntry } from "./name-entry.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

type EntryRow = Selectable<KnowledgeEntryTable>;

/** The knowledge that people have defined, by kind and name. */
export async function listKnowledge(
  context: CatalogContext,
  { databaseId, kind }: { readonly databaseId: string; readonly kind?: KnowledgeKind | undefined },
): Promise<readonly KnowledgeEntry[]> {
  const rows = await context.store
    .selectFrom("knowledgeEntry")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "rule"))
    .execute();
  const shown = await showEntries(context, databaseId, rows);
  return shown.toSorted(
    (one, other) =>
      kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind) ||
      nameEntry(one.entry).localeCompare(nameEntry(other.entry), "en"),
  );
}

const kinds: readonly KnowledgeKind[] = ["synonym", "metric", "filter", "example", "rule"];

/**
 * @throws AppError `invalid-input` for an entry without effect on this database, `conflict` for one that already exists
 */
export async function addKnowledge(
  context: CatalogContext,
  { databaseId, userId, entry }: InDatabase & { readonly entry: Knowledge },
): Promise<KnowledgeEntry> {
  const { catalog } = await findCatalog(context, databaseId);
  checkEntry(entry, catalog);
  await refuseTwice(context, databaseId, { entry, id: null });
  const atMs = context.now();
  const row: EntryRow = {
    id: randomUUID(),
    workspaceId: databaseId,
    kind: entry.kind,
    entry: JSON.stringify(entry),
    authorId: userId,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    deletedAtMs: null,
  };
  await context.store.transaction().execute(async (store) => {
    await store.insertInto("knowledgeEntry").values(row).execute();
    await bumpRevision(store, databaseId);
  });
  return showEntry(context, row);
}

export interface EntryRequest extends InDatabase {
  readonly entryId: string;
}

/** @throws AppError `not-found`, or the errors of `addKnowledge` */
export async function updateKnowledge(
  context: CatalogContext,
  { databaseId, userId, entryId, entry }: EntryRequest & { readonly entry: Knowledge },
): Promise<KnowledgeEntry> {
  const row = await findEntry(context, { databaseId, entryId });
  if (row.kind !== entry.kind) {
    throw new AppError("invalid-input", catalogMessages.entryKindChanged(row.kind));
  }
  const { catalog } = await findCatalog(context, databaseId);
  checkEntry(entry, catalog);
  await refuseTwice(context, databaseId, { entry, id: entryId });
  const changed = { entry: JSON.stringify(entry), authorId: userId, updatedAtMs: context.now() };
  await change(context, databaseId, { entryId, changed });
  return showEntry(context, { ...row, ...changed });
}

export async function deleteKnowledge(
  context: CatalogContext,
  { databaseId, entryId }: Omit<EntryRequest, "userId">,
): Promise<Deleted> {
  await findEntry(context, { databaseId, entryId });
  const deletedAtMs = context.now();
  await change(context, databaseId, { entryId, changed: { deletedAtMs } });
  return describeDeleted(deletedAtMs);
}

/** @throws AppError `not-found`, `conflict` if the same entry was added again in the meantime */
export async function restoreKnowledge(
  context: CatalogContext,
  { databaseId, entryId }: Omit<EntryRequest, "userId">,
): Promise<KnowledgeEntry> {
  const row = await findEntry(context, { databaseId, entryId, inTrash: true });
  await refuseTwice(context, databaseId, { entry: readSavedEntry(row.entry), id: entryId });
  await change(context, databaseId, { entryId, changed: { deletedAtMs: null } });
  return showEntry(context, { ...row, deletedAtMs: null });
}

/** @throws AppError `invalid-input` for an entry without effect on these tables */
export function checkEntry(entry: Knowledge, catalog: Catalog): void {
  const read = readEntry(entry, catalog);
  if (read.kind === "read") return;
  throw new AppError("invalid-input", catalogMessages.entryWrong(read.message));
}

async function refuseTwice(
  { store }: CatalogContext,
  databaseId: string,
  { entry, id }: { readonly entry: Knowledge; readonly id: string | null },
): Promise<void> {
  const rows = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "entry"])
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", entry.kind)
    .where("deletedAtMs", "is", null)
    .execute();
  const name = nameEntry(entry);
  const isThere = rows.some((row) => row.id !== id && nameEntry(readSavedEntry(row.entry)) === name);
  if (!isThere) return;
  throw new AppError("conflict", catalogMessages.entryExists(name));
}

async function findEntry(
  { store, now }: CatalogContext,
  {
    databaseId,
    entryId,
    inTrash = false,
  }: { readonly databaseId: string; readonly entryId: string; readonly inTrash?: boolean },
): Promise<EntryRow> {
  const row = await store
    .selectFrom("knowledgeEntry")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("id", "=", entryId)
    .executeTakeFirst();
  const isHere = row?.deletedAtMs === null || (inTrash && (row?.deletedAtMs ?? 0) > now() - trashRetentionMs);
  if (row !== undefined && isHere) return row;
  throw new AppError("not-found", catalogMessages.noSuchEntry);
}

async function change(
  { store }: CatalogContext,
  databaseId: string,
  { entryId, changed }: { readonly entryId: string; readonly changed: Partial<EntryChange> },
): Promise<void> {
  await store.transaction().execute(async (store) => {
    await store.updateTable("knowledgeEntry").set(changed).where("id", "=", entryId).execute();
    await bumpRevision(store, databaseId);
  });
}

type EntryChange = Pick<EntryRow, "entry" | "authorId" | "updatedAtMs" | "deletedAtMs">;

async function showEntry(context: CatalogContext, row: EntryRow): Promise<KnowledgeEntry> {
  const [entry] = await showEntries(context, row.workspaceId, [row]);
  if (entry === undefined) throw new Error("A row is shown as an entry.");
  return entry;
}

async function showEntries(
  context: CatalogContext,
  databaseId: string,
  rows: readonly EntryRow[],
): Promise<readonly KnowledgeEntry[]> {
  if (rows.length === 0) return [];
  const people = await findPeople(
    context,
    rows.map(({ authorId }) => authorId),
  );
  const { catalog, secrets } = await findCatalog(context, databaseId);
  const knowledge = await readKnowledge(context, databaseId);
  const scope: EntryScope = {
    notes: indexNotes(knowledge.annotations),
    privateColumns: listPrivateColumns(knowledge, secrets),
  };
  return rows.map((row) => {
    const entry = readSavedEntry(row.entry);
    return {
      id: row.id,
      entry,
      author: showPerson(people, row.authorId),
      createdAtMs: row.createdAtMs,
      updatedAtMs: row.updatedAtMs,
      problem: findEntryProblem(entry, catalog, scope),
    };
  });
}

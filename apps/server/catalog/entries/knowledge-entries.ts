import { randomUUID } from "node:crypto";
import type { Deleted, Knowledge, KnowledgeEntry, KnowledgeKind } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { findEntryProblem, type EntryScope } from "../../knowledge/find-entry-problem.ts";
import { indexNotes } from "../../knowledge/index-notes.ts";
import { listPrivateColumns } from "../../knowledge/list-private-columns.ts";
import { readSavedEntry } from "../../knowledge/read-saved-entry.ts";
import type { Store } from "../../store/open-store.ts";
import type { KnowledgeEntryTable } from "../../store/database-tables.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { trashRetentionMs, describeDeleted } from "../../store/trash-time.ts";
import { countChangedQuestions } from "./changed-questions.ts";
import type { KnowledgeContext } from "./knowledge-context.ts";
import { identifyEntry, nameEntry } from "./name-entry.ts";
import { readEntryEffects } from "./read-entry-effects.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

type EntryRow = Selectable<KnowledgeEntryTable>;

/** The knowledge that people have defined, by kind and name. */
export async function listKnowledge(
  context: CatalogContext,
  { databaseId, userId, kind }: InDatabase & { readonly kind?: KnowledgeKind | undefined },
): Promise<readonly KnowledgeEntry[]> {
  const rows = await context.store
    .selectFrom("knowledgeEntry")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "rule"))
    .execute();
  const shown = await showEntries(context, { databaseId, userId }, rows);
  return shown.toSorted(
    (one, other) =>
      kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind) ||
      nameEntry(one.entry).localeCompare(nameEntry(other.entry), "en"),
  );
}

const kinds: readonly KnowledgeKind[] = ["synonym", "metric", "filter", "example", "rule", "event"];

/** Events are for charts: answers are the same with them, and need not be prepared again. */
async function recordChange(store: Store, databaseId: string, kind: KnowledgeKind): Promise<void> {
  if (kind !== "event") await bumpRevision(store, databaseId);
}

/**
 * @throws AppError `invalid-input` for an entry without effect on this database, `conflict` for one that already exists
 */
export async function addKnowledge(
  context: KnowledgeContext,
  { databaseId, userId, entry }: InDatabase & { readonly entry: Knowledge },
): Promise<KnowledgeEntry> {
  const { catalog } = await findCatalog(context, databaseId);
  await refuseTwice(context, databaseId, { entry, id: null });
  const effects = await readEntryEffects(context, { databaseId, entry, catalog });
  const atMs = context.now();
  const row: EntryRow = {
    id: randomUUID(),
    workspaceId: databaseId,
    kind: entry.kind,
    entry: JSON.stringify(entry),
    effects: JSON.stringify(effects),
    authorId: userId,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    deletedAtMs: null,
  };
  await context.store.transaction().execute(async (store) => {
    await store.insertInto("knowledgeEntry").values(row).execute();
    await recordChange(store, databaseId, row.kind);
  });
  return showEntry(context, userId, row);
}

export interface EntryRequest extends InDatabase {
  readonly entryId: string;
}

/** @throws AppError `not-found`, or the errors of `addKnowledge` */
export async function updateKnowledge(
  context: KnowledgeContext,
  { databaseId, userId, entryId, entry }: EntryRequest & { readonly entry: Knowledge },
): Promise<KnowledgeEntry> {
  const row = await findEntry(context, { databaseId, entryId });
  if (row.kind !== entry.kind) {
    throw new AppError("invalid-input", catalogMessages.entryKindChanged(row.kind));
  }
  const { catalog } = await findCatalog(context, databaseId);
  await refuseTwice(context, databaseId, { entry, id: entryId });
  const effects = await readEntryEffects(context, { databaseId, entry, catalog });
  const changed = {
    entry: JSON.stringify(entry),
    effects: JSON.stringify(effects),
    authorId: userId,
    updatedAtMs: context.now(),
  };
  await change(context, row, changed);
  return showEntry(context, userId, { ...row, ...changed });
}

export async function deleteKnowledge(
  context: CatalogContext,
  { databaseId, entryId }: Omit<EntryRequest, "userId">,
): Promise<Deleted> {
  const row = await findEntry(context, { databaseId, entryId });
  const deletedAtMs = context.now();
  await change(context, row, { deletedAtMs });
  return describeDeleted(deletedAtMs);
}

/** @throws AppError `not-found`, `conflict` if the same entry was added again in the meantime */
export async function restoreKnowledge(
  context: CatalogContext,
  { databaseId, userId, entryId }: EntryRequest,
): Promise<KnowledgeEntry> {
  const row = await findEntry(context, { databaseId, entryId, inTrash: true });
  await refuseTwice(context, databaseId, { entry: readSavedEntry(row).entry, id: entryId });
  await change(context, row, { deletedAtMs: null });
  return showEntry(context, userId, { ...row, deletedAtMs: null });
}

async function refuseTwice(
  { store }: CatalogContext,
  databaseId: string,
  { entry, id }: { readonly entry: Knowledge; readonly id: string | null },
): Promise<void> {
  const rows = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "entry", "effects"])
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", entry.kind)
    .where("deletedAtMs", "is", null)
    .execute();
  const identity = identifyEntry(entry);
  const isThere = rows.some((row) => row.id !== id && identifyEntry(readSavedEntry(row).entry) === identity);
  if (!isThere) return;
  throw new AppError("conflict", catalogMessages.entryExists(nameEntry(entry)));
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
  row: Pick<EntryRow, "id" | "workspaceId" | "kind">,
  changed: Partial<EntryChange>,
): Promise<void> {
  await store.transaction().execute(async (store) => {
    await store.updateTable("knowledgeEntry").set(changed).where("id", "=", row.id).execute();
    await recordChange(store, row.workspaceId, row.kind);
  });
}

type EntryChange = Pick<EntryRow, "entry" | "effects" | "authorId" | "updatedAtMs" | "deletedAtMs">;

async function showEntry(context: CatalogContext, userId: string, row: EntryRow): Promise<KnowledgeEntry> {
  const [entry] = await showEntries(context, { databaseId: row.workspaceId, userId }, [row]);
  if (entry === undefined) throw new Error("A row is shown as an entry.");
  return entry;
}

async function showEntries(
  context: CatalogContext,
  { databaseId, userId }: InDatabase,
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
  const questionCounts = await countChangedQuestions(
    context.store,
    rows.map(({ id }) => id),
    userId,
  );
  return rows.map((row) => {
    const saved = readSavedEntry(row);
    return {
      id: row.id,
      entry: saved.entry,
      becomes: saved.effects.map(({ text }) => text),
      author: showPerson(people, row.authorId),
      createdAtMs: row.createdAtMs,
      updatedAtMs: row.updatedAtMs,
      questionCount: questionCounts.get(row.id) ?? 0,
      problem: findEntryProblem(saved, catalog, scope),
    };
  });
}

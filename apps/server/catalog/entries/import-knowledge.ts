import { randomUUID } from "node:crypto";
import type { Knowledge, KnowledgeImport, Role } from "@askery/api";
import { AppError, type Catalog, type DescribedEffect } from "@askery/model";
import {
  printKnowledgeFile,
  readKnowledgeFile,
  type FileProblem,
  type KnowledgeFile,
} from "../../knowledge/knowledge-file.ts";
import { findMeaningProblem } from "../../knowledge/find-meaning-problem.ts";
import { printMeaning } from "../../knowledge/given-meaning.ts";
import type { Annotation, DatabaseKnowledge, TableLink } from "../../knowledge/knowledge-of.ts";
import {
  listLifted,
  listPrivateColumns,
  type FoundSecret,
  type PrivateColumn,
} from "../../knowledge/list-private-columns.ts";
import { readSavedEntry } from "../../knowledge/read-saved-entry.ts";
import { relationshipId } from "../../knowledge/relationship-id.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";
import { hasRole } from "../../policies/has-role.ts";
import type { Store } from "../../store/open-store.ts";
import { bumpRevision } from "../snapshot/bump-revision.ts";
import { forgetColumn } from "../snapshot/forget-column.ts";
import { findCatalog } from "../snapshot/find-catalog.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";
import type { InDatabase } from "../../store/store-context.ts";
import type { KnowledgeContext } from "./knowledge-context.ts";
import { identifyEntry, nameEntry } from "./name-entry.ts";
import { readEntryEffects, type EntryToRead } from "./read-entry-effects.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";

export async function exportKnowledge(
  context: CatalogContext,
  { databaseId }: { readonly databaseId: string },
): Promise<string> {
  return printKnowledgeFile(await readKnowledge(context, databaseId));
}

export interface ImportRequest extends InDatabase {
  /** Of the person who imports. */
  readonly role: Role;
  readonly text: string;
  readonly apply: boolean;
}

/** Previews the changes of a file, or applies all of them. If any entry is wrong, nothing changes. */
export async function importKnowledge(
  context: KnowledgeContext,
  { databaseId, userId, role, text, apply }: ImportRequest,
): Promise<KnowledgeImport> {
  const read = readKnowledgeFile(text);
  if ("problems" in read) return describeProblems(read.problems);
  const { catalog, secrets } = await findCatalog(context, databaseId);
  const known = await readKnowledge(context, databaseId);
  const changes = await readEffects(context, { databaseId, catalog }, compare(read.file, known));
  const privacy = comparePrivacy(changes, { known, secrets });
  const problems = [
    ...findProblems(changes, catalog),
    ...(hasRole(role, "admin") ? [] : refuseLifting(changes, privacy)),
  ].toSorted((one, other) => one.line - other.line);
  if (problems.length > 0) return describeProblems(problems);
  if (apply && changes.length > 0) {
    const by = { databaseId, userId, atMs: context.now() };
    await context.store.transaction().execute(async (store) => {
      for (const change of changes) await keep(store, change, by);
      for (const column of [...privacy.lifted, ...privacy.added]) {
        await forgetColumn(store, databaseId, column);
      }
      await bumpRevision(store, databaseId);
    });
    context.catalogs.clear();
  }
  const { annotations, links, entries } = read.file;
  return {
    problems: [],
    added: changes.filter(({ isNew }) => isNew).map(({ summary }) => summary),
    changed: changes.filter(({ isNew }) => !isNew).map(({ summary }) => summary),
    unchangedCount: annotations.length + links.length + entries.length - changes.length,
    isApplied: apply,
  };
}

function describeProblems(problems: readonly FileProblem[]): KnowledgeImport {
  return { problems, added: [], changed: [], unchangedCount: 0, isApplied: false };
}

/** One difference between a file and the existing knowledge. */
type Change = { readonly line: number; readonly summary: string; readonly isNew: boolean } & (
  | { readonly kind: "annotation"; readonly value: Annotation }
  | { readonly kind: "link"; readonly value: TableLink }
  | { readonly kind: "entry"; readonly value: Knowledge; readonly effects: Effects }
);

/** What an entry becomes if it is a rule, or why it would have no effect. */
type Effects = readonly DescribedEffect[] | string;

function compare(file: KnowledgeFile, known: DatabaseKnowledge): readonly Change[] {
  const notes = new Map(known.annotations.map((note) => [keyOf(note), note]));
  const links = new Map(known.links.map((link) => [relationshipId(link), link]));
  const entries = new Map(known.entries.map(({ entry }) => [identifyEntry(entry), entry]));
  return [
    ...file.annotations.flatMap(({ line, value }): readonly Change[] => {
      const before = notes.get(keyOf(value));
      if (isSame(before ?? { ...value, ...blank }, value)) return [];
      const summary = value.column === null ? value.table : `${value.table}.${value.column}`;
      return [{ kind: "annotation", line, value, summary, isNew: before === undefined }];
    }),
    ...file.links.flatMap(({ line, value }): readonly Change[] => {
      const before = links.get(relationshipId(value));
      if (before?.verdict === value.verdict) return [];
      const { from, to, verdict } = value;
      const summary = `${from.table}.${from.columns.join(", ")} → ${to.table}.${to.columns.join(", ")} (${verdict})`;
      return [{ kind: "link", line, value, summary, isNew: before === undefined }];
    }),
    ...file.entries.flatMap(({ line, value }): readonly Change[] => {
      const before = entries.get(identifyEntry(value));
      if (before !== undefined && isSame(before, value)) return [];
      const summary = `${value.kind} “${nameEntry(value)}”`;
      return [{ kind: "entry", line, value, summary, isNew: before === undefined, effects: [] }];
    }),
  ];
}

/** Reads the changed entries, one after the other, because each rule takes the engine as long as a question. */
async function readEffects(
  context: KnowledgeContext,
  about: Pick<EntryToRead, "databaseId" | "catalog">,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const read: Change[] = [];
  for (const change of changes) {
    if (change.kind !== "entry") read.push(change);
    else read.push({ ...change, effects: await tryEffects(context, { ...about, entry: change.value }) });
  }
  return read;
}

async function tryEffects(context: KnowledgeContext, entry: EntryToRead): Promise<Effects> {
  try {
    return await readEntryEffects(context, entry);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "invalid-input") return cause.message;
    throw cause;
  }
}

/** The annotation of a table or column without one. */
const blank = { isHidden: false, isPrivate: false, description: null, meaning: {} };

function keyOf({ table, column }: Annotation): string {
  return JSON.stringify([table, column]);
}

function isSame(one: object, other: object): boolean {
  return printSorted(one) === printSorted(other);
}

function printSorted(value: object): string {
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A new entry must refer to something that exists; an existing entry may refer to something that is gone. */
function findProblems(changes: readonly Change[], catalog: Catalog): readonly FileProblem[] {
  return changes.flatMap((change) => {
    const message = findProblem(change, catalog);
    return message === null ? [] : [{ line: change.line, message }];
  });
}

function findProblem(change: Change, catalog: Catalog): string | null {
  switch (change.kind) {
    case "annotation":
      return findNoteProblem(change.value, catalog);
    case "link":
      return null;
    case "entry":
      return typeof change.effects === "string" ? change.effects : null;
  }
}

function findNoteProblem({ table: id, column: name, meaning }: Annotation, catalog: Catalog): string | null {
  const table = catalog.tables.find((one) => one.id === id);
  const column = table?.columns.find((one) => one.name === name) ?? null;
  const isKnown = table !== undefined && (name === null || column !== null);
  return isKnown ? findMeaningProblem(meaning, { table, column }) : null;
}

/** The columns that become public, and those that become private. */
interface PrivacyChange {
  readonly lifted: readonly PrivateColumn[];
  readonly added: readonly PrivateColumn[];
}

function comparePrivacy(
  changes: readonly Change[],
  { known, secrets }: { readonly known: DatabaseKnowledge; readonly secrets: readonly FoundSecret[] },
): PrivacyChange {
  const given = changes.flatMap((change) => (change.kind === "annotation" ? change.value : []));
  const changed = new Set(given.map(keyOf));
  const annotations = [...known.annotations.filter((one) => !changed.has(keyOf(one))), ...given];
  const [before, after] = [listPrivateColumns(known, secrets), listPrivateColumns({ annotations }, secrets)];
  return { lifted: listLifted(before, after), added: listLifted(after, before) };
}

function refuseLifting(changes: readonly Change[], { lifted }: PrivacyChange): readonly FileProblem[] {
  return changes.flatMap((change) => {
    const isLifted =
      change.kind === "annotation" &&
      lifted.some(({ table, column }) => table === change.value.table && column === change.value.column);
    return isLifted ? [{ line: change.line, message: catalogMessages.onlyAdminsLift(change.summary) }] : [];
  });
}

interface By {
  readonly databaseId: string;
  readonly userId: string;
  readonly atMs: number;
}

async function keep(
  store: Store,
  change: Change,
  { databaseId: workspaceId, userId, atMs }: By,
): Promise<void> {
  const by = { updatedById: userId, updatedAtMs: atMs };
  switch (change.kind) {
    case "annotation": {
      const { table, column, isHidden, isPrivate, description, meaning } = change.value;
      const before = await store
        .selectFrom("annotation")
        .select("meaning")
        .where("workspaceId", "=", workspaceId)
        .where("tableId", "=", table)
        .where("columnName", "=", column ?? "")
        .executeTakeFirst();
      const values = {
        isHidden: Number(isHidden),
        isPrivate: Number(isPrivate),
        description,
        meaning: printMeaning(meaning, { before: before?.meaning, userId }),
        ...by,
      };
      await store
        .insertInto("annotation")
        .values({ workspaceId, tableId: table, columnName: column ?? "", ...values })
        .onConflict((conflict) =>
          conflict.columns(["workspaceId", "tableId", "columnName"]).doUpdateSet(values),
        )
        .execute();
      return;
    }
    case "link": {
      const { verdict, ...sides } = change.value;
      await store
        .insertInto("tableLink")
        .values({ workspaceId, id: relationshipId(sides), sides: JSON.stringify(sides), verdict, ...by })
        .onConflict((conflict) => conflict.columns(["workspaceId", "id"]).doUpdateSet({ verdict, ...by }))
        .execute();
      return;
    }
    case "entry":
      await saveEntry(store, change, { databaseId: workspaceId, userId, atMs });
  }
}

async function saveEntry(
  store: Store,
  { value: entry, effects }: Extract<Change, { kind: "entry" }>,
  { databaseId, userId, atMs }: By,
): Promise<void> {
  const rows = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "entry", "effects"])
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", entry.kind)
    .where("deletedAtMs", "is", null)
    .execute();
  const identity = identifyEntry(entry);
  const before = rows.find((row) => identifyEntry(readSavedEntry(row).entry) === identity);
  const changed = {
    entry: JSON.stringify(entry),
    effects: JSON.stringify(effects),
    authorId: userId,
    updatedAtMs: atMs,
  };
  if (before !== undefined) {
    await store.updateTable("knowledgeEntry").set(changed).where("id", "=", before.id).execute();
    return;
  }
  await store
    .insertInto("knowledgeEntry")
    .values({
      id: randomUUID(),
      workspaceId: databaseId,
      kind: entry.kind,
      createdAtMs: atMs,
      deletedAtMs: null,
      ...changed,
    })
    .execute();
}

import type { Person, SchemaChange } from "@askery/api";
import { findFirstUsed } from "../../catalog/syncs/find-first-used.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readNarrative, readPlan } from "../../results/find-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { VerifiedRow } from "./verified-rows.ts";

/**
 * Why answers are not verified any longer, in a sentence, by the ids of the answers: a definition that one follows was
 * changed or deleted since, or a table or column that it uses. Answers that still are verified are left out.
 */
export async function findFalls(
  store: Store,
  databaseId: string,
  rows: readonly VerifiedRow[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const sinceMs = Math.min(...rows.map(({ verifiedAtMs }) => verifiedAtMs));
  const entries = await readEntries(store, rows, sinceMs);
  const syncs = await readSyncs(store, databaseId, sinceMs);
  return new Map(
    rows.flatMap((row) => {
      const because = findChangedDefinition(row, entries) ?? findChangedSchema(row, syncs);
      return because === null ? [] : [[row.id, because] as const];
    }),
  );
}

interface Entries {
  readonly byId: ReadonlyMap<string, Entry>;
  /** The authors of changed definitions. */
  readonly people: ReadonlyMap<string, Person>;
}

interface Entry {
  readonly authorId: string;
  readonly updatedAtMs: number;
  readonly deletedAtMs: number | null;
}

/** The definitions that answers follow. */
async function readEntries(store: Store, rows: readonly VerifiedRow[], sinceMs: number): Promise<Entries> {
  const ids = new Set(rows.flatMap((row) => listFollowed(row).map(({ id }) => id)));
  if (ids.size === 0) return { byId: new Map(), people: new Map() };
  const entries = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "authorId", "updatedAtMs", "deletedAtMs"])
    .where("id", "in", [...ids])
    .execute();
  const changed = entries.filter(({ updatedAtMs }) => updatedAtMs > sinceMs);
  const people = await findPeople(
    { store },
    changed.map(({ authorId }) => authorId),
  );
  return { byId: new Map(entries.map((entry) => [entry.id, entry])), people };
}

function listFollowed(row: VerifiedRow): readonly { readonly id: string; readonly words: string }[] {
  const { definitions = [], example } = readNarrative(row).receipt;
  return [
    ...definitions.flatMap(({ id, words }) => (id === undefined ? [] : [{ id, words }])),
    ...(example?.id === undefined ? [] : [{ id: example.id, words: example.question }]),
  ];
}

function findChangedDefinition(row: VerifiedRow, { byId, people }: Entries): string | null {
  for (const { id, words } of listFollowed(row)) {
    const entry = byId.get(id);
    if (entry === undefined || entry.deletedAtMs !== null) return `The definition “${words}” was deleted.`;
    if (entry.updatedAtMs <= row.verifiedAtMs) continue;
    return `${showPerson(people, entry.authorId).name} changed the definition “${words}”.`;
  }
  return null;
}

interface Sync {
  readonly finishedAtMs: number;
  /** The changes that can affect answers. */
  readonly changes: readonly SchemaChange[];
}

/** The syncs that found changes, oldest first. */
async function readSyncs(store: Store, databaseId: string, sinceMs: number): Promise<readonly Sync[]> {
  const syncs = await store
    .selectFrom("sync")
    .select(["changes", "finishedAtMs"])
    .where("workspaceId", "=", databaseId)
    .where("state", "=", "done")
    .where("finishedAtMs", ">", sinceMs)
    .where("changes", "!=", "[]")
    .orderBy("finishedAtMs")
    .execute();
  return syncs.map(({ changes, finishedAtMs }) => ({
    finishedAtMs: finishedAtMs ?? 0,
    changes: (JSON.parse(changes) as readonly SchemaChange[]).filter(({ kind }) => affects.has(kind)),
  }));
}

function findChangedSchema(row: VerifiedRow, syncs: readonly Sync[]): string | null {
  const later = syncs.filter(({ finishedAtMs }) => finishedAtMs > row.verifiedAtMs);
  if (later.length === 0) return null;
  const plan = readPlan(row);
  for (const { changes } of later) {
    const first = findFirstUsed(plan, changes);
    if (first !== null) return `The tables have changed: ${first.summary}.`;
  }
  return null;
}

const affects: ReadonlySet<SchemaChange["kind"]> = new Set([
  "table-removed",
  "table-unreadable",
  "column-removed",
  "column-unreadable",
  "column-retyped",
]);

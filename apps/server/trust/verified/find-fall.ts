import type { SchemaChange } from "@askery/api";
import { findFirstUsed } from "../../catalog/syncs/find-first-used.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readNarrative, readPlan } from "../../results/find-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { VerifiedRow } from "./verified-rows.ts";

/**
 * Why an answer is not verified any longer, in a sentence: a definition that it follows was changed or deleted since, or
 * a table or column that it uses. Null if it still is.
 */
export async function findFall(store: Store, databaseId: string, row: VerifiedRow): Promise<string | null> {
  return (await findChangedDefinition(store, row)) ?? (await findChangedSchema(store, databaseId, row));
}

async function findChangedDefinition(store: Store, row: VerifiedRow): Promise<string | null> {
  const { definitions = [], example } = readNarrative(row).receipt;
  const followed = [
    ...definitions.flatMap(({ id, words }) => (id === undefined ? [] : [{ id, words }])),
    ...(example?.id === undefined ? [] : [{ id: example.id, words: example.question }]),
  ];
  if (followed.length === 0) return null;
  const entries = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "authorId", "updatedAtMs", "deletedAtMs"])
    .where(
      "id",
      "in",
      followed.map(({ id }) => id),
    )
    .execute();
  for (const { id, words } of followed) {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined || entry.deletedAtMs !== null) return `The definition “${words}” was deleted.`;
    if (entry.updatedAtMs <= row.verifiedAtMs) continue;
    const people = await findPeople({ store }, [entry.authorId]);
    return `${showPerson(people, entry.authorId).name} changed the definition “${words}”.`;
  }
  return null;
}

async function findChangedSchema(store: Store, databaseId: string, row: VerifiedRow): Promise<string | null> {
  const syncs = await store
    .selectFrom("sync")
    .select("changes")
    .where("workspaceId", "=", databaseId)
    .where("state", "=", "done")
    .where("finishedAtMs", ">", row.verifiedAtMs)
    .where("changes", "!=", "[]")
    .orderBy("finishedAtMs")
    .execute();
  if (syncs.length === 0) return null;
  const plan = readPlan(row);
  for (const { changes } of syncs) {
    const affecting = (JSON.parse(changes) as readonly SchemaChange[]).filter(({ kind }) =>
      affects.has(kind),
    );
    const first = findFirstUsed(plan, affecting);
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

import { randomUUID } from "node:crypto";
import { isOtherName, otherName } from "../../knowledge/other-names.ts";
import { readSavedEntry } from "../../knowledge/read-saved-entry.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase } from "../../store/store-context.ts";

interface OtherNamesChange extends InDatabase {
  readonly tableId: string;
  /** Null for the table itself. */
  readonly column: string | null;
  /** If absent, nothing changes. */
  readonly synonyms?: readonly string[] | undefined;
  readonly atMs: number;
}

/**
 * Makes these words the other names of a table or a column, each of them an entry. A deleted entry of the same word is
 * restored, with the questions that it changed.
 */
export async function saveOtherNames(
  store: Store,
  { databaseId: workspaceId, userId, tableId, column, synonyms, atMs }: OtherNamesChange,
): Promise<void> {
  if (synonyms === undefined) return;
  const rows = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "entry", "effects", "deletedAtMs"])
    .where("workspaceId", "=", workspaceId)
    .where("kind", "=", "synonym")
    .orderBy("createdAtMs")
    .execute();
  const wanted = new Map(synonyms.map((phrase) => [phrase.toLowerCase(), phrase]));
  for (const row of rows.toSorted(liveFirst)) {
    const { entry } = readSavedEntry(row);
    if (!isOtherName(entry) || entry.table !== tableId || entry.column !== column) continue;
    const isWanted = wanted.delete(entry.phrase.toLowerCase());
    if (isWanted === (row.deletedAtMs === null)) continue;
    const changed = isWanted
      ? { deletedAtMs: null, authorId: userId, updatedAtMs: atMs }
      : { deletedAtMs: atMs };
    await store.updateTable("knowledgeEntry").set(changed).where("id", "=", row.id).execute();
  }
  const added = [...wanted.values()].map((phrase) => ({
    id: randomUUID(),
    workspaceId,
    kind: "synonym" as const,
    entry: JSON.stringify(otherName(phrase, tableId, column)),
    authorId: userId,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    deletedAtMs: null,
  }));
  if (added.length > 0) await store.insertInto("knowledgeEntry").values(added).execute();
}

function liveFirst(
  one: { readonly deletedAtMs: number | null },
  other: { readonly deletedAtMs: number | null },
): number {
  return Number(one.deletedAtMs !== null) - Number(other.deletedAtMs !== null);
}

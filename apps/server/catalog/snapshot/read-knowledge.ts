import type { Knowledge } from "@askery/api";
import { readMeaning } from "../../knowledge/given-meaning.ts";
import { readSavedEntry } from "../../knowledge/read-saved-entry.ts";
import type { DatabaseKnowledge } from "../../knowledge/knowledge-of.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readLinks } from "./read-links.ts";
import type { Store } from "../../store/open-store.ts";

/** Everything that people define about a database. */
export async function readKnowledge(
  { store }: { readonly store: Store },
  databaseId: string,
): Promise<DatabaseKnowledge> {
  const annotations = await store
    .selectFrom("annotation")
    .selectAll()
    .where("workspaceId", "=", databaseId)
    .orderBy("tableId")
    .orderBy("columnName")
    .execute();
  const links = await readLinks({ store }, databaseId);
  const entries = await store
    .selectFrom("knowledgeEntry")
    .select(["id", "kind", "entry", "effects", "authorId"])
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
  const examples = entries.filter(({ kind }) => kind === "example");
  const people = await findPeople(
    { store },
    examples.map(({ authorId }) => authorId),
  );
  return {
    annotations: annotations.map((row) => ({
      table: row.tableId,
      column: row.columnName === "" ? null : row.columnName,
      isHidden: row.isHidden === 1,
      isPrivate: row.isPrivate === 1,
      description: row.description,
      meaning: readMeaning(row.meaning).given,
    })),
    links,
    entries: entries.map(readSavedEntry),
    exampleAuthors: Object.fromEntries(
      examples.map(({ entry, authorId }) => [
        (JSON.parse(entry) as Extract<Knowledge, { kind: "example" }>).question,
        showPerson(people, authorId).name,
      ]),
    ),
  };
}

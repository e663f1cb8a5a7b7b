import type { Mention } from "@askery/api";
import { findPeople } from "../people/find-people.ts";
import { findReaders } from "../policies/find-readers.ts";
import type { Store } from "../store/open-store.ts";
import type { CommentedThing } from "./comment-context.ts";

interface Written {
  readonly text: string;
  readonly mentionIds: readonly string[];
}

/** The people whom a text mentions: those who can read the thing, and whose name follows an “@” in the text. */
export async function findMentions(
  store: Store,
  thing: CommentedThing,
  { text, mentionIds }: Written,
): Promise<readonly Mention[]> {
  if (mentionIds.length === 0) return [];
  const readers = await findReaders(store, thing);
  const ids = [...new Set(mentionIds)].filter((id) => readers.has(id));
  const people = await findPeople({ store }, ids);
  return ids.flatMap((id) => {
    const name = people.get(id)?.name;
    return name !== undefined && text.includes(`@${name}`) ? [{ id, name }] : [];
  });
}

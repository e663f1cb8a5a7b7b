import type { Person } from "@askery/api";
import { findPeople } from "../people/find-people.ts";
import { findReaders } from "../policies/find-readers.ts";
import type { StoreContext } from "../store/store-context.ts";
import type { ByUser, CommentedThing } from "./comment-context.ts";

/** Shown at once; typing more finds the others. */
const maxSuggested = 8;

/** The other members who can read a thing and have a word that starts like the text, by name. */
export async function suggestMentions(
  { store }: Pick<StoreContext, "store">,
  { userId, search, ...thing }: CommentedThing & ByUser & { readonly search: string },
): Promise<readonly (Person & { readonly isLimited: boolean })[]> {
  const readers = await findReaders(store, thing);
  const people = await findPeople(
    { store },
    [...readers.keys()].filter((id) => id !== userId),
  );
  const wanted = search.trim().toLowerCase();
  return [...people.values()]
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .slice(0, maxSuggested)
    .map((person) => ({ ...person, isLimited: readers.get(person.id)?.isLimited === true }));
}

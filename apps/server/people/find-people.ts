import type { Person } from "@askery/api";
import { signInTables } from "../store/sign-in-store.ts";
import type { Store } from "../store/open-store.ts";

/** People by their ids, without deleted accounts. */
export async function findPeople(
  { store }: { readonly store: Store },
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Person>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await signInTables(store)
    .selectFrom("user")
    .select(["id", "name", "image"])
    .where("id", "in", wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person, or a stand-in for a deleted account. */
export function showPerson(people: ReadonlyMap<string, Person>, id: string): Person {
  return people.get(id) ?? { id, name: "Someone who left", image: null };
}

import type { Database } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { chooseCurrent } from "./current-database.ts";
import { keep, readSaved } from "../state/kept.ts";
import { sessionQuery } from "../server/queries.ts";
import { createStore, useStore } from "../state/store.ts";

const keptAs = "askery-database";

/** Each tab keeps its own pick; a new tab starts with the latest one. */
const picked = createStore<string | null>(
  readSaved(() => sessionStorage, keptAs) ?? readSaved(() => localStorage, keptAs),
);

export function pickDatabase(databaseId: string): void {
  keep(() => sessionStorage, keptAs, databaseId);
  keep(() => localStorage, keptAs, databaseId);
  picked.set(databaseId);
}

/** The current database; undefined while it is not known, and for whoever has none. */
export function useCurrentDatabase(): Database | undefined {
  const session = useQuery(sessionQuery);
  const pickedId = useStore(picked);
  return chooseCurrent(session.data?.databases ?? [], pickedId);
}

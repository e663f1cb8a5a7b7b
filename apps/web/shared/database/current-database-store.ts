import type { Database } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { readDatabase, type DatabaseSearch } from "../address/read-database.ts";
import { save, readSaved } from "../state/browser-storage.ts";
import { sessionQuery } from "../server/queries.ts";
import { createStore, useStore } from "../state/store.ts";
import { chooseCurrent, needName } from "./current-database.ts";

const storageKey = "askery-database";

/** The choice of this tab; a new tab starts with the latest one. */
const picked = createStore<string | null>(
  readSaved(() => sessionStorage, storageKey) ?? readSaved(() => localStorage, storageKey),
);

/** The user's databases as of the last navigation, for links that are created outside components. */
let mine: readonly Database[] = [];

export function pickDatabase(databaseId: string): void {
  save(() => sessionStorage, storageKey, databaseId);
  save(() => localStorage, storageKey, databaseId);
  picked.set(databaseId);
}

/** The current database; undefined while unknown, and for users without databases. */
export function useCurrentDatabase(): Database | undefined {
  const session = useQuery(sessionQuery);
  const pickedId = useStore(picked);
  const { database: addressId } = readDatabase(useSearch({ strict: false }));
  return chooseCurrent(session.data?.databases ?? [], { addressId, pickedId });
}

/** Makes the database of the open page current, if the user has access: menu and links follow the page. */
export function useDatabaseOfPage(databaseId: string | undefined): void {
  const session = useQuery(sessionQuery);
  const isMine = session.data?.databases.some(({ id }) => id === databaseId) ?? false;
  useLayoutEffect(() => {
    if (isMine && databaseId !== undefined) pickDatabase(databaseId);
  }, [databaseId, isMine]);
}

export function rememberDatabases(databases: readonly Database[]): void {
  mine = databases;
}

/** Adds the current database to an address that names none, if there are several. */
export function nameCurrentDatabase(search: DatabaseSearch): DatabaseSearch {
  if (search.database !== undefined || !needName(mine)) return search;
  const current = chooseCurrent(mine, { addressId: undefined, pickedId: picked.get() });
  return current === undefined ? search : { ...search, database: current.id };
}

/** The current database on a page with this address, as of the last navigation; for code outside components. */
export function readCurrentDatabase(search: Readonly<Record<string, unknown>>): Database | undefined {
  const { database: addressId } = readDatabase(search);
  return chooseCurrent(mine, { addressId, pickedId: picked.get() });
}

/**
 * A search middleware: adds the current page's database to links, so that a link leads to the same database when it is
 * copied or opened in another tab.
 */
export function nameDatabaseInLinks<Search extends DatabaseSearch>({
  search,
  next,
}: {
  readonly search: Search;
  readonly next: (search: Search) => Search;
}): Search {
  const named = next(search);
  const database = named.database ?? search.database;
  return { ...named, ...nameCurrentDatabase(database === undefined ? {} : { database }) };
}

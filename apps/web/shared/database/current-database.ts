import type { Database } from "@askery/api";

/**
 * The database that everything on the screen belongs to: the one picked last, if it can still be used, else the first
 * of the list. Undefined where the list is empty.
 */
export function chooseCurrent(databases: readonly Database[], pickedId: string | null): Database | undefined {
  return databases.find(({ id }) => id === pickedId) ?? databases[0];
}

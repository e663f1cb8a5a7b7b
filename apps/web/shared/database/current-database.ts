import type { Database } from "@askery/api";

interface Choice {
  /** The database in the page's address. */
  readonly addressId: string | undefined;
  /** The database picked last. */
  readonly pickedId: string | null;
}

/**
 * Chooses the current database: the one in the address, the one picked last, or the first of the list; unavailable ones
 * are skipped. Undefined if the list is empty.
 */
export function chooseCurrent(
  databases: readonly Database[],
  { addressId, pickedId }: Choice,
): Database | undefined {
  return (
    databases.find(({ id }) => id === addressId) ??
    databases.find(({ id }) => id === pickedId) ??
    databases[0]
  );
}

/** Whether addresses name their database: only if there are several. */
export function needName(databases: readonly Database[]): boolean {
  return databases.length > 1;
}

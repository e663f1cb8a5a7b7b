import type { Database } from "@askery/api";

interface Choice {
  /** The database that the page's address names. */
  readonly addressId: string | undefined;
  /** The database picked last. */
  readonly pickedId: string | null;
}

/**
 * The database that everything on the screen belongs to: what the address names, else the one picked last, if it can
 * still be used, else the first of the list. Undefined where the list is empty.
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

/** Addresses name their database only where there are several: with a single one there is nothing to mix up. */
export function needName(databases: readonly Database[]): boolean {
  return databases.length > 1;
}

export interface SyncSearch {
  /** The sync whose changes to show. */
  readonly sync?: string;
}

export function readSyncSearch({ sync }: { readonly sync?: unknown }): SyncSearch {
  return typeof sync === "string" && sync !== "" ? { sync } : {};
}

export interface SyncSearch {
  /** The reading of the tables whose changes are shown. */
  readonly sync?: string;
}

export function readSyncSearch({ sync }: { readonly sync?: unknown }): SyncSearch {
  return typeof sync === "string" && sync !== "" ? { sync } : {};
}

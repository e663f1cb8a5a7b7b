import { createContext, use } from "react";
import type { SyncHandle } from "./use-sync.ts";

/** The sync of the open database: watched once, shown in several places. */
export const SyncContext = createContext<SyncHandle | null>(null);

/** Requires a page that provides the context. */
export function useOpenSync(): SyncHandle {
  const sync = use(SyncContext);
  if (sync === null) throw new Error("There is no database page above.");
  return sync;
}

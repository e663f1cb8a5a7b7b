import { createContext, use } from "react";
import type { SyncHandle } from "./use-sync.ts";

/** The reading of the tables of the database whose settings are open: watched once, shown in several places. */
export const SyncContext = createContext<SyncHandle | null>(null);

/** Only below a page that provides it. */
export function useOpenSync(): SyncHandle {
  const sync = use(SyncContext);
  if (sync === null) throw new Error("There is no database page above.");
  return sync;
}

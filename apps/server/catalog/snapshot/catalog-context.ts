import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import type { TargetContext } from "../../databases/sources/target-context.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ReadCatalogs } from "./read-catalogs.ts";

/** The context for reading a database's tables and changing the knowledge about them. */
export interface CatalogContext extends StoreContext, TargetContext {
  readonly catalogs: ReadCatalogs;
  /** Reads the sample, which is never synced. */
  readonly asking: AskingProcesses;
}

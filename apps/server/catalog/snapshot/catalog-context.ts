import type { AskingProcess } from "../../asking-process/asking-process.ts";
import type { TargetContext } from "../../databases/sources/target-context.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ReadCatalogs } from "./read-catalogs.ts";

/** What looking at a database's tables, and changing what is known of them, needs. */
export interface CatalogContext extends StoreContext, TargetContext {
  readonly catalogs: ReadCatalogs;
  /** Reads the sample, which nobody syncs. */
  readonly asking: AskingProcess;
}

import type { ConnectionContext } from "../../databases/sources/connection-context.ts";
import type { ReadCatalogs } from "./read-catalogs.ts";

/** What showing and annotating tables needs. */
export interface SchemaContext extends ConnectionContext {
  readonly catalogs: ReadCatalogs;
}

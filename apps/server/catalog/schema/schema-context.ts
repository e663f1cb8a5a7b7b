import type { AskingContext } from "../../databases/sources/asking-context.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";

/** The context for showing tables with some of their rows. */
export type SchemaContext = CatalogContext & AskingContext;

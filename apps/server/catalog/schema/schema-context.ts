import type { AskingContext } from "../../databases/sources/asking-context.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";

/** What showing tables with some of their rows needs. */
export type SchemaContext = CatalogContext & AskingContext;

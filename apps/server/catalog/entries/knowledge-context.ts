import type { AskingContext } from "../../databases/sources/asking-context.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";

/** The context for saving knowledge: rules in words are read as questions are. */
export type KnowledgeContext = CatalogContext & AskingContext;

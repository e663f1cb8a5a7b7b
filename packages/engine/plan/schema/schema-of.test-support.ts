import type { Catalog } from "@askery/model";
import { prepareLexicon } from "../../link/lexicon.ts";
import { prepareSchema } from "./prepare-schema.ts";
import type { Schema } from "./schema.ts";

/** The schema of a catalog that nobody knows values or further words of. */
export function schemaOf(catalog: Catalog): Schema {
  return prepareSchema(catalog, prepareLexicon({ catalog, values: [], glossary: { entries: [] } }));
}

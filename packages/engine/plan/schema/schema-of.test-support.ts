import { finish, type Catalog } from "@askery/model";
import { lexiconOf } from "../../link/lexicon-of.test-support.ts";
import { prepareSchema } from "./prepare-schema.ts";
import type { Schema } from "./schema.ts";

/** The schema of a catalog without sampled values or glossary. */
export function schemaOf(catalog: Catalog): Schema {
  return finish(prepareSchema(catalog, lexiconOf(catalog)));
}

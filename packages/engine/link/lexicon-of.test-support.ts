import type { Catalog, ColumnValues, Glossary } from "@askery/model";
import { prepareLexicon, type Lexicon } from "./lexicon.ts";
import { prepareNames } from "./prepare-names.ts";

/** The lexicon of a catalog, with all that is prepared before it. */
export function lexiconOf(
  catalog: Catalog,
  values: readonly ColumnValues[] = [],
  glossary: Glossary = { entries: [] },
): Lexicon {
  return prepareLexicon({ catalog, values, glossary, names: prepareNames(catalog) });
}

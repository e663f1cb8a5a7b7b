import type { Catalog, ColumnValues, Glossary } from "@askery/model";
import { describeCatalog } from "../meaning/describe-catalog.ts";
import { prepareLexicon, type Lexicon } from "./lexicon.ts";
import { prepareNames } from "./prepare-names.ts";

/** The lexicon of a catalog, including its prerequisites. */
export function lexiconOf(
  catalog: Catalog,
  values: readonly ColumnValues[] = [],
  glossary: Glossary = { entries: [] },
): Lexicon {
  const names = prepareNames(catalog);
  const described = describeCatalog({ catalog, values, corrections: [], names });
  return prepareLexicon({ catalog, values, glossary, names, described });
}

import { finish, type Catalog, type ColumnValues, type Glossary } from "@askery/model";
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
  const described = finish(describeCatalog({ catalog, values, corrections: [], names }));
  return finish(prepareLexicon({ catalog, values, glossary, names, described }));
}

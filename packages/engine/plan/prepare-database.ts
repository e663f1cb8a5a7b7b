import {
  finish,
  type CalendarRule,
  type Catalog,
  type ColumnValues,
  type DefaultFilter,
  type DescribedCatalog,
  type Glossary,
  type MeaningCorrection,
  type Sliced,
  type StopWord,
} from "@askery/model";
import { prepareLexicon, type Lexicon } from "../link/lexicon.ts";
import { prepareNames } from "../link/prepare-names.ts";
import { addReferences } from "../meaning/add-references.ts";
import { splitCodeLists } from "../meaning/code-lists/split-code-lists.ts";
import { describeCatalog } from "../meaning/describe-catalog.ts";
import { divideSubunits } from "../meaning/divide-subunits.ts";
import { uniteSpellings } from "../meaning/find-spellings.ts";
import { listSecrets, type SecretColumn } from "../meaning/list-secrets.ts";
import { withholdSecrets } from "../meaning/withhold-secrets.ts";
import { prepareExamples, type CuratedExamples } from "./examples/curated-examples.ts";
import { prepareSchema } from "./schema/prepare-schema.ts";
import type { Schema } from "./schema/schema.ts";

/** A database prepared for questions: once, for many questions. */
export interface PreparedDatabase {
  /** The catalog without secrets. */
  readonly catalog: Catalog;
  /** The values that questions are linked with. */
  readonly values: readonly ColumnValues[];
  /** Columns that are excluded from everything else here. */
  readonly secrets: readonly SecretColumn[];
  /** The meaning of its tables and columns. */
  readonly described: DescribedCatalog;
  readonly lexicon: Lexicon;
  readonly schema: Schema;
  /** The curated examples: questions that people answered with SQL. */
  readonly examples: CuratedExamples;
  /** The default filters. */
  readonly filters: readonly DefaultFilter[];
  /** Which dates questions are about, as people decided. */
  readonly calendarRules: readonly CalendarRule[];
  /** Words that questions are read without, as people decided. */
  readonly stopWords: readonly StopWord[];
}

/** What a database is prepared from. */
export interface DatabaseContents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  /** User corrections of the meaning of tables and columns. */
  readonly corrections?: readonly MeaningCorrection[];
}

/** Prepares a database for questions. Excludes columns with secrets. */
export function prepareDatabase(contents: DatabaseContents): PreparedDatabase {
  return finish(prepareInSlices(contents));
}

/** Prepares a database while other work may run in between: seconds for thousands of tables. */
export function* prepareInSlices(stored: DatabaseContents): Sliced<PreparedDatabase> {
  const { corrections = [] } = stored;
  const source = splitCodeLists(stored);
  const names = prepareNames(source.catalog);
  const read = yield* describeCatalog({ ...source, corrections, names });
  yield;
  const secrets = listSecrets(read);
  yield;
  const open = withholdSecrets(source, secrets);
  const described = secrets.length === 0 ? read : yield* describeCatalog({ ...open, corrections, names });
  yield;
  const { glossary } = open;
  const united = uniteSpellings(open, described);
  yield;
  const { values } = united;
  const referring = addReferences(united.catalog, described);
  yield;
  const catalog = divideSubunits(referring, described);
  yield;
  const lexicon = yield* prepareLexicon({ catalog, values, glossary, names, described });
  const schema = yield* prepareSchema(catalog, lexicon);
  return {
    catalog,
    values,
    described,
    secrets,
    lexicon,
    schema,
    filters: glossary.filters ?? [],
    calendarRules: glossary.calendarRules ?? [],
    stopWords: glossary.stopWords ?? [],
    examples: prepareExamples(glossary.examples ?? [], values),
  };
}

/** Where secrets are looked for. */
export interface SecretsSource {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly corrections?: readonly MeaningCorrection[];
}

/**
 * Finds columns with secrets by their names and values. A correction to another role lifts a secret. Before sampling,
 * `values` is empty and only names count.
 */
export function findSecrets(source: SecretsSource): readonly SecretColumn[] {
  return finish(findSecretsInSlices(source));
}

/** The same, while other work may run in between: it takes as long as describing the catalog. */
export function* findSecretsInSlices({
  catalog,
  values,
  corrections = [],
}: SecretsSource): Sliced<readonly SecretColumn[]> {
  return listSecrets(yield* describeCatalog({ catalog, values, corrections, names: prepareNames(catalog) }));
}

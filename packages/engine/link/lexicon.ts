import type {
  Catalog,
  CatalogColumn,
  ColumnValues,
  DescribedCatalog,
  Glossary,
  Sliced,
  TableId,
} from "@askery/model";
import { indexComments, type CommentIndex } from "./comment-index.ts";
import { indexKin, type KinIndex } from "./kin-index.ts";
import { prepareSpelling, type Spelling } from "./fuzzy-match.ts";
import { indexShortValues, type ShortValueIndex } from "./index-short-values.ts";
import { indexStatuses, type StatusIndex } from "./status-index.ts";
import { indexGlossary, type GlossaryIndex } from "./link-glossary.ts";
import { indexNames, type NameIndex } from "./name-index.ts";
import { isPlainEnglish } from "./prepare-names.ts";
import { viewTables, type ColumnDescription, type TableDescription } from "../meaning/view-tables.ts";
import { askingWords } from "../meaning/meaning-words.data.ts";
import type { NameReader } from "../meaning/names/read-names.ts";
import { indexValues, type ValueIndex } from "./value-index.ts";
import { singularize, stemWord } from "../meaning/names/word-form.ts";

/** All words of one database, indexed for lookup. Immutable once built. */
export interface Lexicon {
  /** The description of each table and its columns, in catalog order. */
  readonly tables: ReadonlyMap<TableId, TableDescription>;
  readonly names: NameIndex;
  /** What the description reads short words of names as: `stat` → status. */
  readonly readings: NameReadings;
  readonly comments: CommentIndex;
  /** The words of names, to be found by nouns that mean nearly the same. */
  readonly kin: KinIndex;
  /** The same words, to be compared with words that are used alike. */
  readonly nameWords: readonly string[];
  readonly values: ValueIndex;
  readonly flags: FlagIndex;
  /** Flags by each stem of their names. */
  readonly flagsByStem: ReadonlyMap<string, readonly FlagColumn[]>;
  readonly statuses: StatusIndex;
  readonly shortValues: ShortValueIndex;
  readonly glossary: GlossaryIndex;
  readonly spelling: Spelling;
  /** True if a lowercase word is English or occurs in the database, and is therefore not a typo. */
  readonly isKnownWord: (word: string) => boolean;
}

/** The input of a lexicon. */
export interface LexiconSource {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  readonly names: NameReader;
  readonly described: DescribedCatalog;
}

/** The yes-or-no columns with their values for yes and no. */
export type FlagIndex = readonly FlagColumn[];

export interface FlagColumn {
  readonly description: ColumnDescription;
  /** The stems of its name: "activ" for `is_active`. */
  readonly stems: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** Words by the short ones in names that the description reads as them. */
export type NameReadings = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds the lexicon of one database. Takes seconds for ten thousand tables and a million values. */
export function* prepareLexicon({
  catalog,
  values,
  glossary,
  names: reader,
  described,
}: LexiconSource): Sliced<Lexicon> {
  const tables = yield* viewTables(catalog, described, reader);
  yield;
  const names = yield* indexNames(catalog, reader);
  const valueIndex = yield* indexValues(values);
  yield;
  const nameWords = [...new Set([...names.occurrences.values()].flat().map(({ form }) => form.lemma))];
  const vocabulary = yield* collectVocabulary(catalog, reader, valueIndex);
  yield;
  const flags = findFlags(tables);
  const readings = collectReadings(tables, reader);
  yield;
  const spelling = prepareSpelling(vocabulary);
  yield;
  return {
    tables,
    names,
    readings,
    comments: indexComments(catalog),
    kin: indexKin(nameWords),
    nameWords: nameWords.toSorted(),
    values: valueIndex,
    flags,
    flagsByStem: groupByStem(flags),
    statuses: indexStatuses(tables.values()),
    shortValues: indexShortValues(values, tables),
    glossary: indexGlossary(glossary),
    spelling,
    isKnownWord: (word) => vocabulary.has(word) || isPlainEnglish(word),
  };
}

/** The description of a column; undefined if the catalog lacks it. */
export function describeColumn(
  lexicon: Lexicon,
  table: TableId,
  column: string,
): ColumnDescription | undefined {
  return lexicon.tables.get(table)?.columns.find((description) => description.column.name === column);
}

function collectReadings(tables: ReadonlyMap<TableId, TableDescription>, reader: NameReader): NameReadings {
  const readings = new Map<string, Set<string>>();
  const columns = [...tables.values()].flatMap((table) => table.columns);
  for (const { column, meaning } of columns) {
    const spelled = reader.readName(column.name);
    if (spelled.length !== meaning.words.length) continue;
    for (const [index, { text, lemma }] of spelled.entries()) {
      const read = meaning.words[index] ?? text;
      if (read === text || read === lemma) continue;
      readings.set(text, (readings.get(text) ?? new Set()).add(read));
    }
  }
  return readings;
}

function* collectVocabulary(
  catalog: Catalog,
  reader: NameReader,
  values: ValueIndex,
): Sliced<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const table of catalog.tables) {
    yield;
    for (const name of [table.name, ...table.columns.map((column: CatalogColumn) => column.name)]) {
      for (const word of reader.readWords(name)) words.add(word);
    }
  }
  yield;
  for (const text of values.byText.keys()) if (!text.includes(" ")) words.add(text);
  for (const word of values.byWord.keys()) words.add(word);
  yield;
  for (const word of words) words.add(singularize(word));
  return words;
}

function findFlags(tables: ReadonlyMap<TableId, TableDescription>): FlagIndex {
  return [...tables.values()].flatMap(({ columns }) =>
    columns.flatMap((description): readonly FlagColumn[] => {
      const { answers } = description.meaning;
      if (answers === null) return [];
      const stems = description.words
        .filter((part, index) => index > 0 || !askingWords.includes(part))
        .map(stemWord);
      return [{ description, stems, ...answers }];
    }),
  );
}

function groupByStem(flags: FlagIndex): ReadonlyMap<string, readonly FlagColumn[]> {
  const groups = new Map<string, FlagColumn[]>();
  for (const flag of flags) {
    for (const stem of new Set(flag.stems)) {
      const group = groups.get(stem);
      if (group === undefined) groups.set(stem, [flag]);
      else group.push(flag);
    }
  }
  return groups;
}

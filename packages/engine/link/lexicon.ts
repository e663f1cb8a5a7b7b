import type { Catalog, CatalogColumn, ColumnValues, Glossary, TableId } from "@askery/model";
import { booleanPrefixes } from "./column-words.data.ts";
import { indexComments, type CommentIndex } from "./comment-index.ts";
import type { ColumnDescription, TableDescription } from "./describe-columns.ts";
import { describeTables } from "./describe-tables.ts";
import { prepareSpelling, type Spelling } from "./fuzzy-match.ts";
import { indexGlossary, type GlossaryIndex } from "./link-glossary.ts";
import { indexNames, type NameIndex } from "./name-index.ts";
import { isPlainEnglish } from "./prepare-names.ts";
import type { NameReader } from "../meaning/names/read-names.ts";
import { indexValues, type ValueIndex } from "./value-index.ts";
import { singularize, stemWord } from "../meaning/names/word-form.ts";

/** All the words of one database, ready to be looked up: built once, then only read. */
export interface Lexicon {
  /** What each table and its columns are for, in the catalog's order. */
  readonly tables: ReadonlyMap<TableId, TableDescription>;
  readonly names: NameIndex;
  readonly comments: CommentIndex;
  readonly values: ValueIndex;
  readonly flags: FlagIndex;
  /** By each of their stems. */
  readonly flagsByStem: ReadonlyMap<string, readonly FlagColumn[]>;
  readonly glossary: GlossaryIndex;
  readonly spelling: Spelling;
  /** Whether a lower-case word is English or occurs in the database, and so is no misspelling. */
  readonly isKnownWord: (word: string) => boolean;
}

/** What linking knows of a database. */
export interface LexiconSource {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  readonly names: NameReader;
}

/** The yes-or-no columns, with the values that say yes and no. */
export type FlagIndex = readonly FlagColumn[];

export interface FlagColumn {
  readonly description: ColumnDescription;
  /** Of the words that name it: of `is_active`, "activ". */
  readonly stems: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** Builds the lexicon of one database. Takes seconds for ten thousand tables and a million values. */
export function prepareLexicon({ catalog, values, glossary, names: reader }: LexiconSource): Lexicon {
  const tables = describeTables(catalog, reader);
  const names = indexNames(catalog, reader);
  const valueIndex = indexValues(values);
  const vocabulary = collectVocabulary(catalog, reader, valueIndex);
  const flags = findFlags(tables, values);
  return {
    tables,
    names,
    comments: indexComments(catalog),
    values: valueIndex,
    flags,
    flagsByStem: groupByStem(flags),
    glossary: indexGlossary(glossary),
    spelling: prepareSpelling(vocabulary),
    isKnownWord: (word) => vocabulary.has(word) || isPlainEnglish(word),
  };
}

/** Describes one column; undefined when the catalog has no such column. */
export function describeColumn(
  lexicon: Lexicon,
  table: TableId,
  column: string,
): ColumnDescription | undefined {
  return lexicon.tables.get(table)?.columns.find((description) => description.column.name === column);
}

function collectVocabulary(catalog: Catalog, reader: NameReader, values: ValueIndex): ReadonlySet<string> {
  const words = new Set<string>();
  for (const table of catalog.tables) {
    for (const name of [table.name, ...table.columns.map((column: CatalogColumn) => column.name)]) {
      for (const word of reader.readWords(name)) words.add(word);
    }
  }
  for (const text of values.byText.keys()) if (!text.includes(" ")) words.add(text);
  for (const word of values.byWord.keys()) words.add(word);
  for (const word of words) words.add(singularize(word));
  return words;
}

function findFlags(
  tables: ReadonlyMap<TableId, TableDescription>,
  values: readonly ColumnValues[],
): FlagIndex {
  const valuesOf = new Map(values.map((column) => [`${column.table}\n${column.column}`, column.values]));
  return [...tables.values()].flatMap(({ columns }) =>
    columns
      .filter(({ roles }) => roles.has("flag"))
      .map((description): FlagColumn => ({
        description,
        stems: description.words
          .filter((part, place) => place > 0 || !booleanPrefixes.includes(part))
          .map(stemWord),
        ...spellFlag(description, valuesOf.get(`${description.table}\n${description.column.name}`) ?? []),
      })),
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

/** How a column writes yes and no; numbers when it holds numbers. */
function spellFlag(
  { column }: ColumnDescription,
  values: readonly string[],
): { readonly yes: string; readonly no: string } {
  if (column.type === "boolean") return { yes: "true", no: "false" };
  if (column.type !== "text") return { yes: "1", no: "0" };
  const yes = values.find((value) => yesWords.has(value.toLowerCase())) ?? column.profile?.max ?? "true";
  const no = values.find((value) => noWords.has(value.toLowerCase())) ?? column.profile?.min ?? "false";
  return { yes, no };
}

const yesWords = new Set(["1", "t", "true", "y", "yes"]);
const noWords = new Set(["0", "f", "false", "n", "no"]);

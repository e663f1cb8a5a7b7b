import type { Catalog, CatalogColumn, CatalogTable, TableId } from "@askery/model";
import {
  booleanPrefixes,
  codeWords,
  dateWords,
  keyWords,
  longTextWords,
  measureWords,
  nameWords,
  personWords,
  placeWords,
  yearWords,
} from "./column-words.data.ts";
import type { NameReader } from "./read-names.ts";
import { stemWord } from "./word-form.ts";

/**
 * What a column is for, as far as its name, type, keys and profile tell. A column may have several roles.
 *
 * - `key`: identifies a row of its table; `reference`: points to another table's row
 * - `code`: digits or letters that are never added up: phone numbers, postcodes, versions
 * - `display`: what a person would call a row by: a name, a title
 * - `measure`: a figure that is added up or averaged
 * - `date`: a date, a timestamp or a year; `year`: an integer that is a year
 * - `place`, `person`: where something is; who it is
 * - `flag`: yes or no, however it is stored
 * - `category`: few values that repeat, good to group by
 * - `longText`: prose, addresses of pictures, secrets: rarely what a question asks for
 */
export type ColumnRole =
  | "key"
  | "reference"
  | "code"
  | "display"
  | "measure"
  | "date"
  | "year"
  | "place"
  | "person"
  | "flag"
  | "category"
  | "longText";

export interface ColumnDescription {
  readonly table: TableId;
  readonly column: CatalogColumn;
  /** Lower-case singular words of the name, abbreviations spelled out. */
  readonly words: readonly string[];
  readonly roles: ReadonlySet<ColumnRole>;
}

export interface TableDescription {
  readonly table: CatalogTable;
  readonly words: readonly string[];
  readonly columns: readonly ColumnDescription[];
  /** What a row is called by; null when nothing but a key would do. A first and a last name are both listed. */
  readonly displayColumns: readonly string[];
  /** When a row happened: the date that questions about time mean when they name none. Null without a date. */
  readonly mainDate: string | null;
  /** Whether its rows are people. */
  readonly isPerson: boolean;
  /** Whether it does little but connect others: nearly all of its columns are keys or references. */
  readonly isBridge: boolean;
}

/** Finds out what each column is for. By table id. */
export function describeTables(catalog: Catalog, names: NameReader): ReadonlyMap<TableId, TableDescription> {
  const references = collectReferences(catalog);
  return new Map(
    catalog.tables.map((table) => [
      table.id,
      describeTable(table, names, references.get(table.id) ?? new Set()),
    ]),
  );
}

function collectReferences(catalog: Catalog): ReadonlyMap<TableId, ReadonlySet<string>> {
  const references = new Map<TableId, Set<string>>();
  for (const { from } of catalog.relationships) {
    const columns = references.get(from.table) ?? new Set();
    for (const column of from.columns) columns.add(column);
    references.set(from.table, columns);
  }
  return references;
}

function describeTable(
  table: CatalogTable,
  names: NameReader,
  references: ReadonlySet<string>,
): TableDescription {
  const words = names.readWords(table.name);
  const isPerson = endsInAny(words, person);
  const drafts = table.columns.map((column): ColumnDescription => {
    const columnWords = names.readWords(column.name);
    return {
      table: table.id,
      column,
      words: columnWords,
      roles: findRoles(column, columnWords, table, references),
    };
  });
  const displayColumns = chooseDisplay(drafts, words);
  const columns = drafts.map((draft) => addDisplay(draft, displayColumns, isPerson));
  return {
    table,
    words,
    columns,
    displayColumns,
    mainDate: chooseMainDate(columns),
    isPerson,
    isBridge:
      columns.length > 1 && columns.filter(isConnecting).length >= columns.length - 1 && references.size >= 2,
  };
}

function findRoles(
  column: CatalogColumn,
  words: readonly string[],
  table: CatalogTable,
  references: ReadonlySet<string>,
): ReadonlySet<ColumnRole> {
  const roles = new Set<ColumnRole>();
  const isNumber = column.type === "integer" || column.type === "decimal" || column.type === "float";
  if (
    table.primaryKey.includes(column.name) ||
    (table.primaryKey.length === 0 && isFirstId(column, words, table))
  ) {
    roles.add("key");
  }
  if (references.has(column.name)) roles.add("reference");
  const isId = hasAny(words, key) || roles.has("key") || roles.has("reference");
  if (isId || hasAny(words, code)) roles.add("code");
  if (isFlag(column, words)) roles.add("flag");
  if (isYear(column, words)) roles.add("year").add("date");
  if (isDate(column, words)) roles.add("date");
  if (isNumber && !roles.has("year") && !roles.has("date") && !roles.has("flag")) {
    if (!roles.has("code") || (hasAny(words, measure) && !isId)) roles.add("measure");
  }
  if (column.type === "text") {
    if (hasAny(words, longText) && !hasAny(words, name)) roles.add("longText");
    if (hasAny(words, place)) roles.add("place");
    if (endsInAny(words, person)) roles.add("person");
  }
  if (!isId && isCategory(column)) roles.add("category");
  return roles;
}

/** Without a declared key: the first column, when it is called an id and holds no value twice. */
function isFirstId(column: CatalogColumn, words: readonly string[], table: CatalogTable): boolean {
  return table.columns[0] === column && hasAny(words, key) && (column.isUnique || isUniqueByProfile(column));
}

function isUniqueByProfile({ profile }: CatalogColumn): boolean {
  return (
    profile !== null &&
    profile.rowCount > 0 &&
    profile.nullCount === 0 &&
    profile.distinctCount === profile.rowCount
  );
}

function isFlag(column: CatalogColumn, words: readonly string[]): boolean {
  if (column.type === "boolean") return true;
  const first = words[0] ?? "";
  if (words.length > 1 && booleanPrefixes.includes(first)) return true;
  const { profile } = column;
  if (profile?.distinctCount !== 2) return false;
  const ends = `${profile.min ?? ""}/${profile.max ?? ""}`.toLowerCase();
  return flagEnds.has(ends) && (column.type === "text" || column.type === "integer");
}

/** Smallest and largest value of a column that says yes and no. */
const flagEnds = new Set(["0/1", "f/t", "false/true", "n/y", "no/yes"]);

function isYear(column: CatalogColumn, words: readonly string[]): boolean {
  if (column.type !== "integer" && column.type !== "text") return false;
  const isNamedYear = hasAny(words, year);
  const { min = null, max = null } = column.profile ?? {};
  if (min === null || max === null) return isNamedYear && column.type === "integer";
  const isInRange = /^\d{4}$/.test(min) && /^\d{4}$/.test(max) && Number(min) >= 1000 && Number(max) <= 2200;
  return isNamedYear && isInRange;
}

function isDate(column: CatalogColumn, words: readonly string[]): boolean {
  if (
    column.type === "date" ||
    column.type === "timestamp" ||
    column.type === "time" ||
    column.encoding !== null
  ) {
    return true;
  }
  return column.type === "text" && (endsInAny(words, date) || hasAny(words, dateNoun));
}

function isCategory({ type, profile }: CatalogColumn): boolean {
  if (type !== "text" || profile === null || profile.distinctCount === 0) return false;
  return profile.distinctCount <= 50 && profile.distinctCount * 2 <= profile.rowCount;
}

/** First and last name together; else the best of the texts by name; else the first text that repeats little. */
function chooseDisplay(
  columns: readonly ColumnDescription[],
  tableWords: readonly string[],
): readonly string[] {
  const texts = columns.filter(
    ({ column, roles }) =>
      column.type === "text" && !roles.has("longText") && !roles.has("reference") && !roles.has("date"),
  );
  const first = texts.find(({ words }) => words.includes("first") && words.includes("name"));
  const last = texts.find(({ words }) => words.includes("last") && words.includes("name"));
  const best = texts
    .map((description, place) => ({ description, rank: rankDisplay(description, tableWords), place }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place)[0];
  if (first !== undefined && last !== undefined && (best === undefined || best.rank < 5)) {
    return [first.column.name, last.column.name];
  }
  if (best !== undefined) return [best.description.column.name];
  const fallback =
    texts.find(
      ({ column, roles }) =>
        !roles.has("key") && !roles.has("category") && !roles.has("code") && isMostlyDistinct(column),
    ) ?? texts.find(({ roles }) => !roles.has("code"));
  return fallback === undefined ? [] : [fallback.column.name];
}

/** 6 for `name`, or the table's word and `name`; less the more other words there are; 0 for no name at all. */
function rankDisplay({ words, roles }: ColumnDescription, tableWords: readonly string[]): number {
  if (!hasAny(words, name) || roles.has("code") || words.includes("middle")) return 0;
  const others = words.filter(
    (word) => !hasAny([word], name) && !tableWords.includes(word) && word !== "full",
  );
  return (words.includes("name") ? 6 : 5.5) - 1.5 * others.length;
}

function isMostlyDistinct({ profile }: CatalogColumn): boolean {
  return profile === null || profile.distinctCount * 10 >= profile.rowCount * 8;
}

function addDisplay(
  description: ColumnDescription,
  display: readonly string[],
  isPerson: boolean,
): ColumnDescription {
  if (!display.includes(description.column.name)) return description;
  const roles = new Set(description.roles).add("display");
  if (isPerson) roles.add("person");
  return { ...description, roles };
}

/** The first real date that is not about birth, death, change or end; else the first date; else the first year. */
function chooseMainDate(columns: readonly ColumnDescription[]): string | null {
  const dates = columns.filter(
    ({ roles, column }) => roles.has("date") && !roles.has("year") && column.type !== "time",
  );
  const plain = dates.find(({ words }) => !words.some((word) => sideDates.has(word)));
  const chosen = plain ?? dates[0] ?? columns.find(({ roles }) => roles.has("year"));
  return chosen?.column.name ?? null;
}

const sideDates = new Set([
  "birth",
  "dob",
  "birthday",
  "death",
  "update",
  "updated",
  "modified",
  "change",
  "end",
  "to",
  "left",
  "until",
  "due",
  "expiry",
  "expiration",
  "deleted",
  "last",
]);

function isConnecting({ roles }: ColumnDescription): boolean {
  return roles.has("key") || roles.has("reference");
}

function hasAny(words: readonly string[], stems: ReadonlySet<string>): boolean {
  return words.some((word) => stems.has(stemWord(word)));
}

function endsInAny(words: readonly string[], stems: ReadonlySet<string>): boolean {
  return stems.has(stemWord(words.at(-1) ?? ""));
}

function stems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stemWord));
}

const key = stems(keyWords);
const code = stems(codeWords);
const name = stems(nameWords);
const place = stems(placeWords);
const person = stems(personWords);
const date = stems(dateWords);
const dateNoun = stems(["date", "birthday", "timestamp", "datetime"]);
const year = stems(yearWords);
const measure = stems(measureWords);
const longText = stems(longTextWords);

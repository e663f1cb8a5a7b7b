import type { CatalogColumn, CatalogTable, TableId } from "@askery/model";
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
import { endsInAny, hasAny, stemWords } from "../meaning/names/word-form.ts";

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
  /** What a row is called by; empty when nothing but a key would do. A first and a last name are both listed. */
  readonly displayColumns: readonly string[];
  /** When a row happened: the date that questions about time mean when they name none. Null without a date. */
  readonly mainDate: string | null;
  /** Whether its rows are people. */
  readonly isPerson: boolean;
  /** Whether it does little but connect others: nearly all of its columns are keys or references. */
  readonly isBridge: boolean;
}

/** Finds out what a column is for. `words` are its name's; `references` the columns of the table that refer to others. */
export function findRoles(
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
    if (person.has(words.at(-1) ?? "")) roles.add("person");
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
  const isNumber = column.type === "integer" || column.type === "decimal" || column.type === "float";
  if (!isNumber && column.type !== "text") return false;
  const min = wholeYear(column.profile?.min ?? null);
  const max = wholeYear(column.profile?.max ?? null);
  const isNamedYear = hasAny(words, year) || (column.type === "text" && holdsYears(min, max, words));
  if (min === null || max === null) return isNamedYear && column.type === "integer";
  const isInRange = /^\d{4}$/.test(min) && /^\d{4}$/.test(max) && Number(min) >= 1000 && Number(max) <= 2200;
  return isNamedYear && isInRange;
}

/** A year that is kept as a fraction has none. */
function wholeYear(text: string | null): string | null {
  return text === null ? null : text.replace(/\.0+$/, "");
}

/** Text that is but four digits, none of them outside of modern times, is a year whatever it is called. */
function holdsYears(min: string | null, max: string | null, words: readonly string[]): boolean {
  const isYear = (text: string | null): boolean =>
    text !== null && /^\d{4}$/.test(text) && Number(text) >= 1700 && Number(text) <= 2100;
  return isYear(min) && isYear(max) && min !== max && !hasAny(words, key) && !hasAny(words, code);
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

const key = stemWords(keyWords);
const code = stemWords(codeWords);
const name = stemWords(nameWords);
const place = stemWords(placeWords);
/** By the word itself: "review" is no reviewer. */
const person = new Set(personWords);
const date = stemWords(dateWords);
const dateNoun = stemWords(["date", "birthday", "timestamp", "datetime"]);
const year = stemWords(yearWords);
const measure = stemWords(measureWords);
const longText = stemWords(longTextWords);

import type { Catalog, CatalogColumn, CatalogTable, TableId } from "@askery/model";
import { nameWords, personWords } from "./column-words.data.ts";
import { findRoles, type ColumnDescription, type TableDescription } from "./describe-columns.ts";
import type { NameReader } from "../meaning/names/read-names.ts";
import { hasAny, stemWords } from "../meaning/names/word-form.ts";

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
  // Whoever has a first and a last name is a person, unless the row refers to more than itself.
  const isPerson = person.has(words.at(-1) ?? "") || (displayColumns.length > 1 && references.size === 0);
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
  const isCalledByName = best?.description.words.includes("name") === true && best.rank >= 5;
  if (first !== undefined && last !== undefined && !isCalledByName) {
    return [first.column.name, last.column.name];
  }
  if (best !== undefined) return [best.description.column.name];
  const described = columns.find((column) => describesRow(column, tableWords));
  if (described !== undefined) return [described.column.name];
  const hasKey = columns.some(({ roles }) => roles.has("key"));
  const fallback =
    texts.find(
      ({ column, roles }) =>
        !roles.has("key") && !roles.has("category") && !roles.has("code") && isMostlyDistinct(column),
    ) ?? (hasKey ? undefined : texts.find(({ roles }) => !roles.has("code")));
  return fallback === undefined ? [] : [fallback.column.name];
}

/** 6 for `name`, or the table's word and `name`; less the more other words there are; 0 for no name at all. */
function rankDisplay({ column, words, roles }: ColumnDescription, tableWords: readonly string[]): number {
  const isCode = roles.has("code") && !(roles.has("key") && words.at(-1) === "name");
  if (!hasAny(words, name) || isCode || words.includes("middle")) return 0;
  const others = words.filter(
    (word) => !hasAny([word], name) && !tableWords.includes(word) && word !== "full",
  );
  // "customer name" that repeats from ticket to ticket is the customer's name, not the ticket's.
  if (others.length > 0 && repeats(column)) return 0;
  return (words.includes("name") ? 6 : 5.5) - 1.5 * others.length;
}

/** `customer_details` of customers, where nothing else names them: a text that tells one from the other. */
function describesRow({ column, words }: ColumnDescription, tableWords: readonly string[]): boolean {
  const others = words.filter((word) => !tableWords.includes(word));
  return (
    column.type === "text" &&
    others.length === 1 &&
    words.length > 1 &&
    (others[0] === "detail" || others[0] === "description") &&
    isMostlyDistinct(column)
  );
}

function repeats({ profile }: CatalogColumn): boolean {
  return profile !== null && profile.rowCount > 0 && profile.distinctCount * 2 < profile.rowCount;
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
  // "Who" asks for the whole name, which one half of it is not.
  if (isPerson && display.length === 1) roles.add("person");
  return { ...description, roles };
}

/** The first real date that is not about birth, death, change or end; else the first date; else the first year. */
function chooseMainDate(columns: readonly ColumnDescription[]): string | null {
  const dates = columns.filter(
    ({ roles, column }) => roles.has("date") && !roles.has("year") && holdsDates(column),
  );
  const plain = dates.find(({ words }) => !words.some((word) => sideDates.has(word)));
  const chosen = plain ?? dates[0] ?? columns.find(({ roles }) => roles.has("year"));
  return chosen?.column.name ?? null;
}

/** Text that is called a time may be one of day, or how long something took. */
function holdsDates({ type, encoding, profile }: CatalogColumn): boolean {
  if (type === "time") return false;
  if (type !== "text" || encoding !== null) return true;
  const ends = [profile?.min, profile?.max].filter((end) => typeof end === "string");
  return ends.length === 0 || ends.some((end) => writtenDate.test(end));
}

/** A year, or a day, a month and a short year. */
const writtenDate = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

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

const name = stemWords(nameWords);
/** By the word itself: "review" is no reviewer. */
const person = new Set(personWords);

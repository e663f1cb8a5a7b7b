import {
  idWords,
  keyWords,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type ColumnType,
  type TableId,
} from "@askery/model";
import { readNameWords } from "./name-words.ts";

/** A column that may refer to another table's key. */
export interface Candidate {
  readonly child: CandidateColumn;
  readonly parent: CandidateColumn;
  /** `certain` if the child is named after the parent and its key, `likely` if values must confirm it. */
  readonly strength: "certain" | "likely";
  /** One side is text, the other a number; only some databases compare them. */
  readonly isMixed: boolean;
}

export interface CandidateColumn {
  readonly id: TableId;
  readonly schema: string | null;
  readonly table: string;
  readonly column: string;
}

/**
 * Proposes relationships from names and types alone, best first for each child: `orders.customer_id` → `customers.id`,
 * `singer_in_concert.Singer_ID` → `singer.Singer_ID`, `city.country` → `country.code`, `node.parent_id` → `node.id`.
 *
 * Skips columns of declared relationships. Parents are indexed by name, so the time is linear in the number of columns,
 * even for thousands of tables.
 */
export function proposeRelationships(catalog: Catalog): readonly Candidate[] {
  const prefix = findSharedPrefix(catalog);
  const keys = catalog.tables.flatMap((table) => findKeys(table, prefix));
  const index = indexKeys(keys, namesOfKey);
  const byEnding = indexKeys(keys, endingsOfTable);
  const taken = new Set(
    catalog.relationships.flatMap(({ from }) =>
      from.columns.map((column) => JSON.stringify([from.table, column])),
    ),
  );
  return catalog.tables
    .filter((table) => table.kind === "table")
    .flatMap((table) =>
      table.columns
        .filter((column) => !taken.has(JSON.stringify([table.id, column.name])))
        .flatMap((column) => {
          const parents = proposeParents(table, column, index);
          return parents.length > 0 ? parents : proposeByEnding(table, column, byEnding);
        }),
    );
}

/** A column that identifies the rows of its table. */
interface Key {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  /** `customer` for `customers`. */
  readonly tableWords: readonly string[];
  readonly columnWords: readonly string[];
}

/** The word that the names of all tables start with, such as that of an application: `gym` for `gym_member`. */
function findSharedPrefix({ tables }: Catalog): string | null {
  const names = tables.map(({ name }) => readNameWords(name));
  const [first] = names[0] ?? [];
  const isShared =
    names.length >= minSharing && names.every((words) => words.length > 1 && words[0] === first);
  return isShared ? (first ?? null) : null;
}

/** Fewer tables may start with the same word because they are about the same thing. */
const minSharing = 4;

function findKeys(table: CatalogTable, sharedPrefix: string | null): readonly Key[] {
  if (table.kind === "view") return [];
  const words = readNameWords(table.name);
  const tableWords = words.length > 1 && words[0] === sharedPrefix ? words.slice(1) : words;
  return table.columns
    .filter((column) => isKey(table, column))
    .map((column) => ({ table, column, tableWords, columnWords: readNameWords(column.name) }));
}

/**
 * Declared unique; or, in a table without a primary key, free of duplicates. Apart from the first column of a primary
 * key, it must be named like a key.
 */
function isKey(table: CatalogTable, column: CatalogColumn): boolean {
  if (!joinableTypes.has(column.type) || column.isList) return false;
  if (table.primaryKey.length > 0) {
    return column.isUnique && (table.primaryKey[0] === column.name || isNamedLikeKey(table, column));
  }
  const { profile } = column;
  const isDistinct =
    column.isUnique || (profile?.nullCount === 0 && profile.distinctCount === profile.rowCount);
  return isDistinct && isNamedLikeKey(table, column);
}

function isNamedLikeKey(table: CatalogTable, column: CatalogColumn): boolean {
  const words = readNameWords(column.name);
  const last = words.at(-1) ?? "";
  if (!keyWords.has(last)) return false;
  return (
    words.length === 1 ||
    endsWith(readNameWords(table.name), words.slice(0, -1)) ||
    table.columns[0] === column
  );
}

const joinableTypes: ReadonlySet<ColumnType> = new Set(["integer", "text", "decimal", "float"]);

function indexKeys(
  keys: readonly Key[],
  namesOf: (key: Key) => ReadonlySet<string>,
): ReadonlyMap<string, readonly Key[]> {
  const index = new Map<string, Key[]>();
  for (const key of keys) {
    for (const name of namesOf(key)) {
      const found = index.get(name);
      if (found) found.push(key);
      else index.set(name, [key]);
    }
  }
  return index;
}

/**
 * The names that columns of other tables may have for this key: for `customers.id`, `customer id` or just `customer`;
 * for `singer.Singer_ID`, `singer id`; for `customer.cst_id`, just `cst`.
 */
function namesOfKey({ table, column, tableWords, columnWords }: Key): ReadonlySet<string> {
  const names = new Set<string>();
  const isPrimary = table.primaryKey.length <= 1;
  const isGeneric = columnWords.length === 1 && keyWords.has(columnWords[0] ?? "");
  if (isGeneric) names.add([...tableWords, ...columnWords].join(" "));
  else names.add(columnWords.join(" "));
  if (isPrimary && keyWords.has(columnWords.at(-1) ?? "")) {
    names.add(tableWords.join(" "));
    names.add([...tableWords, "id"].join(" "));
  }
  if (isPrimary && columnWords.length > 1 && idWords.includes(columnWords.at(-1) ?? "")) {
    names.add(columnWords.slice(0, -1).join(" "));
  }
  if (column.name === table.primaryKey[0]) names.add(columnWords.join(" "));
  return names;
}

/** How the name of the key's table ends, by words or, where it is glued together, by letters: `session` for `class_sessions` and `classsession`. */
function endingsOfTable({ table, column, tableWords }: Key): ReadonlySet<string> {
  if (table.primaryKey.length > 1 || (table.primaryKey.length === 1 && table.primaryKey[0] !== column.name)) {
    return new Set();
  }
  const [only = "", ...others] = tableWords;
  if (others.length > 0) return new Set(others.map((_, index) => others.slice(index).join(" ")));
  const starts = Math.max(0, only.length - shortestEnding);
  return new Set(Array.from({ length: starts }, (_, index) => only.slice(index + 1)));
}

const shortestEnding = 4;

/** The only table whose name ends like the column's without its word for a key. */
function proposeByEnding(
  table: CatalogTable,
  column: CatalogColumn,
  byEnding: ReadonlyMap<string, readonly Key[]>,
): readonly Candidate[] {
  const words = dropCounter(readNameWords(column.name));
  const isCode = words.length > 1 && keyWords.has(words.at(-1) ?? "");
  if (!isCode || !joinableTypes.has(column.type) || column.isList || isOwnKey(table, column)) return [];
  const [only, ...others] = byEnding.get(words.slice(0, -1).join(" ")) ?? [];
  return only === undefined || others.length > 0 || only.table.id === table.id
    ? []
    : [toCandidate(table, column, { key: only, strength: "likely" })];
}

function proposeParents(
  table: CatalogTable,
  column: CatalogColumn,
  index: ReadonlyMap<string, readonly Key[]>,
): readonly Candidate[] {
  const words = dropCounter(readNameWords(column.name));
  if (!joinableTypes.has(column.type) || column.isList) return [];
  const own = proposeSelf(table, column, words);
  if (own) return [own];
  const longestRole = isOwnKey(table, column) ? 0 : words.length - 1;
  for (let start = 0; start <= longestRole; start++) {
    const suffix = words.slice(start);
    const isBare = suffix.length === 1;
    if (isBare && (keyWords.has(suffix[0] ?? "") || (start > 0 && !isRole(column, words)))) break;
    const parents = (index.get(suffix.join(" ")) ?? []).filter((key) => mayReferTo(key, table, column));
    const chosen = chooseParents(parents, suffix);
    if (chosen.length > 0) {
      return chosen.map((key) =>
        toCandidate(table, column, { key, strength: start === 0 ? strengthOf(key, suffix) : "likely" }),
      );
    }
  }
  return [];
}

/** A role and one of what has it: `home_club`. Several of them, as in `total_clubs`, are a figure. */
function isRole({ name, type }: CatalogColumn, words: readonly string[]): boolean {
  return type === "integer" && words.length === 2 && !/s$/i.test(name) && !quantities.has(words[0] ?? "");
}

const quantities: ReadonlySet<string> = new Set([
  "total",
  "sum",
  "count",
  "number",
  "num",
  "no",
  "nr",
  "qty",
  "max",
  "min",
  "avg",
  "average",
  "per",
]);

/** Refers to the key of the same table: `parent_id`, `parent`, `reports_to`, `manager_id`. */
function proposeSelf(table: CatalogTable, column: CatalogColumn, words: readonly string[]): Candidate | null {
  if (!selfWords.has(words[0] ?? "") || words.length > 2) return null;
  const key = findKeys(table, null).find(
    ({ column: key }) => key.name !== column.name && areComparable(key, column),
  );
  return key ? toCandidate(table, column, { key, strength: "likely" }) : null;
}

const selfWords: ReadonlySet<string> = new Set(["parent", "manager", "supervisor", "report", "predecessor"]);

function mayReferTo(key: Key, table: CatalogTable, column: CatalogColumn): boolean {
  return key.table.id !== table.id && (!isOwnKey(table, column) || isHome(key));
}

function isOwnKey(table: CatalogTable, column: CatalogColumn): boolean {
  return table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
}

/** Drops a counter: `club_id_2` is a second `club_id`. */
function dropCounter(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^\d+$/.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

/** If two tables share a key, the table that the key is named after owns it, and the other refers to it. */
function isHome({ tableWords, columnWords }: Key): boolean {
  return columnWords.length === 1 || tableWords.join(" ") === columnWords.slice(0, -1).join(" ");
}

function chooseParents(keys: readonly Key[], words: readonly string[]): readonly Key[] {
  const homes = keys.filter(
    (key) =>
      key.tableWords.join(" ") === words.slice(0, -1).join(" ") ||
      key.tableWords.join(" ") === words.join(" "),
  );
  if (homes.length > 0) return homes.slice(0, maxParents);
  return keys.length <= maxParents ? keys.filter((key) => identifiesTable(key, keys.length)) : [];
}

/**
 * Whether the key's name alone identifies its table: `stu_id` does, `dno` does if no other key has this name, `name`
 * does not.
 */
function identifiesTable({ columnWords }: Key, count: number): boolean {
  return columnWords.length > 1 || (count === 1 && !descriptiveWords.has(columnWords[0] ?? ""));
}

const descriptiveWords: ReadonlySet<string> = new Set([
  "name",
  "title",
  "label",
  "description",
  "type",
  "status",
  "year",
  "month",
  "date",
  "day",
  "time",
  "level",
  "rank",
  "position",
  "number",
]);

/** If more tables have a key of this name, it is not evidence. */
const maxParents = 2;

function strengthOf({ tableWords }: Key, words: readonly string[]): Candidate["strength"] {
  return words.length > tableWords.length && endsWith(tableWords, words.slice(0, -1)) ? "certain" : "likely";
}

function areComparable(one: CatalogColumn, other: CatalogColumn): boolean {
  return (one.type === "text") === (other.type === "text");
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return (
    end.length <= words.length &&
    end.every((word, index) => words[words.length - end.length + index] === word)
  );
}

interface KeyStrength {
  readonly key: Key;
  readonly strength: Candidate["strength"];
}

function toCandidate(table: CatalogTable, column: CatalogColumn, { key, strength }: KeyStrength): Candidate {
  return {
    child: { id: table.id, schema: table.schema, table: table.name, column: column.name },
    parent: { id: key.table.id, schema: key.table.schema, table: key.table.name, column: key.column.name },
    strength,
    isMixed: !areComparable(key.column, column),
  };
}

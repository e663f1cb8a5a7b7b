import {
  invariant,
  isNumeric,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type ColumnRole,
  type DescribedCatalog,
  type DescribedColumn,
  type DescribedTable,
  type Sliced,
  type TableId,
} from "@askery/model";
import { speaksOf } from "./evidence/score-roles.ts";
import { personWords } from "./meaning-words.data.ts";
import type { NameReader } from "./names/read-names.ts";

/**
 * What linking and planning may use a column for, according to its role. A column may have several uses.
 *
 * - `key`: counts rows; `reference`: points to a row of another table
 * - `measure`: a number to sum or average
 * - `date`: a date, timestamp or year; `year`: a numeric year
 * - `place`, `person`: answers "where", "who"
 * - `flag`: yes or no
 */
export type ColumnUse = "key" | "reference" | "measure" | "date" | "year" | "place" | "person" | "flag";

/** A column of the catalog with its meaning. */
export interface ColumnDescription {
  readonly table: TableId;
  readonly column: CatalogColumn;
  readonly meaning: DescribedColumn;
  /** The words of its name for linking: singular, with common abbreviations expanded. */
  readonly words: readonly string[];
  readonly uses: ReadonlySet<ColumnUse>;
}

/** A table of the catalog with its meaning. */
export interface TableDescription {
  readonly table: CatalogTable;
  readonly meaning: DescribedTable;
  readonly words: readonly string[];
  readonly columns: readonly ColumnDescription[];
}

/** Joins the catalog with its meaning, by table. */
export function* viewTables(
  catalog: Catalog,
  described: DescribedCatalog,
  names: NameReader,
): Sliced<ReadonlyMap<TableId, TableDescription>> {
  const views = new Map<TableId, TableDescription>();
  for (const [index, table] of catalog.tables.entries()) {
    yield;
    const meaning = described.tables[index];
    invariant(meaning?.id === table.id, `the table ${table.id} is described`);
    views.set(table.id, viewTable(table, meaning, names));
  }
  return views;
}

function viewTable(table: CatalogTable, meaning: DescribedTable, names: NameReader): TableDescription {
  return {
    table,
    meaning,
    words: names.readWords(table.name),
    columns: table.columns.map((column, index) => {
      const described = meaning.columns[index];
      invariant(described?.name === column.name, `the column ${table.id}.${column.name} is described`);
      const words = names.readWords(column.name);
      return {
        table: table.id,
        column,
        meaning: described,
        words,
        uses: findUses(column, described, { words, table: meaning }),
      };
    }),
  };
}

function findUses(
  column: CatalogColumn,
  meaning: DescribedColumn,
  { words, table }: { readonly words: readonly string[]; readonly table: DescribedTable },
): ReadonlySet<ColumnUse> {
  const uses = new Set<ColumnUse>();
  const role = meaning.role.value;
  if (table.key.value.includes(column.name) || role === "key") uses.add("key");
  if (meaning.refersTo !== null) uses.add("reference");
  if (meaning.dated !== null) uses.add("date");
  if (meaning.dated === "year") uses.add("year");
  if (role === "flag") uses.add("flag");
  if (isNumeric(column.type) && uses.size === 0 && !uncountedRoles.has(role)) uses.add("measure");
  if (column.type === "text") {
    if (role === "place" || speaksOf("place", words)) uses.add("place");
    const isWholeName =
      table.isOfPeople && table.rowName.value.length === 1 && table.rowName.value[0] === column.name;
    if (isWholeName || people.has(words.at(-1) ?? "")) uses.add("person");
  }
  return shared(uses);
}

/** The first set with the same uses: there are few, and columns by the ten thousand. */
function shared(uses: ReadonlySet<ColumnUse>): ReadonlySet<ColumnUse> {
  const key = [...uses].join();
  const known = knownUses.get(key) ?? uses;
  knownUses.set(key, known);
  return known;
}

const knownUses = new Map<string, ReadonlySet<ColumnUse>>();

/** Roles whose numbers are names or codes and are never added up, keys of unknown rows included. */
const uncountedRoles: ReadonlySet<ColumnRole> = new Set([
  "reference",
  "code",
  "contact",
  "secret",
  "audit",
  "category",
  "other",
]);
const people: ReadonlySet<string> = new Set(personWords);

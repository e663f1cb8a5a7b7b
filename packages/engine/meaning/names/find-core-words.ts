import type { Catalog, CatalogTable } from "@askery/model";
import type { NameReader, NameWord } from "./read-names.ts";

/**
 * Returns the words of a table's name that name its rows, without the technical ones: `shpmt` of `shpmt_hdr`,
 * `customer` of `dim_customer`. The key of the table tells (`shpmt_id`), or the other tables: a first or last word that
 * several share, and no column, is a habit of the schema.
 */
export function prepareCoreWords(
  catalog: Catalog,
  names: NameReader,
): (table: CatalogTable) => readonly NameWord[] {
  const affixes = findAffixes(catalog, names);
  const references = new Set(
    catalog.relationships.flatMap(({ from }) => from.columns.map((column) => `${from.table}\n${column}`)),
  );
  return (table) => {
    const words = names.readName(table.name);
    const [key, ...others] = table.primaryKey;
    const isOwn = key !== undefined && others.length === 0 && !references.has(`${table.id}\n${key}`);
    const keyStems = new Set(isOwn ? names.readName(key).map(({ stem }) => stem) : []);
    const inKey = words.filter(({ stem }) => keyStems.has(stem));
    return inKey.length > 0 ? inKey : stripAffixes(words, affixes);
  };
}

interface Affixes {
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

/** The number of tables that must share a word at one end of their names. */
const leastShared = 3;

function findAffixes({ tables }: Catalog, names: NameReader): Affixes {
  const inColumns = new Set(
    tables.flatMap(({ columns }) =>
      columns.flatMap(({ name }) => names.readName(name).map(({ stem }) => stem)),
    ),
  );
  const tableNames = tables.map(({ name }) => names.readName(name));
  const whole = new Set(tableNames.flatMap((words) => (words.length === 1 ? [words[0]?.stem] : [])));
  const [first, last] = ([0, -1] as const).map((end) => {
    const groups = Map.groupBy(
      tableNames.filter(({ length }) => length > 1),
      (words) => words.at(end)?.stem ?? "",
    );
    const shared = [...groups].filter(([, { length }]) => length >= leastShared).map(([stem]) => stem);
    return new Set(shared.filter((stem) => !whole.has(stem) && !inColumns.has(stem)));
  });
  return { first: first ?? new Set(), last: last ?? new Set() };
}

function stripAffixes(words: readonly NameWord[], { first, last }: Affixes): readonly NameWord[] {
  const from = first.has(words[0]?.stem ?? "") ? 1 : 0;
  const to = last.has(words.at(-1)?.stem ?? "") ? words.length - 1 : words.length;
  return from < to ? words.slice(from, to) : words;
}

import type { Catalog, CatalogColumn, CatalogTable, ColumnList, ColumnValues } from "@askery/model";
import type { NameReadings } from "../names/read-meanings.ts";
import { findPersonReferences } from "./find-person-references.ts";
import { isDistinct } from "./find-signs.ts";
import { indexColumns, type ColumnIndex } from "./index-columns.ts";

/** A column of another table that a column references, and the evidence for it. */
export interface FoundReference {
  readonly to: ColumnList;
  readonly how: "related" | "contained" | "named";
}

export type ReferenceIndex = (table: CatalogTable, column: CatalogColumn) => FoundReference | null;

/**
 * Finds the column that each column references: from the catalog's relationships; otherwise from its name, if it ends
 * like the unique name of a single-column key; otherwise from its values, if a key contains all of them; otherwise from
 * what a person does.
 *
 * Only codes are evidence: small integers occur in every key.
 */
export function findReferences(
  catalog: Catalog,
  values: readonly ColumnValues[],
  readName: (name: string) => NameReadings,
): ReferenceIndex {
  const related = indexRelationships(catalog);
  const keys = catalog.tables.flatMap(findKeys);
  const keysNamed = prepareEndings(indexKeyNames(keys));
  const sampled = indexColumns(values.map((item) => ({ ...item, item })));
  const byValue = indexKeyValues(keys, sampled);
  const personOf = findPersonReferences(keys, readName);

  return (table, column) => {
    const to = related(table.id, column.name);
    if (to !== undefined) return { to, how: "related" };
    if (isOwnKey(table, column)) return null;
    const named = findNamed(table, column, keysNamed(column.name), sampled);
    if (named !== null) return { to: named, how: "named" };
    const contained = findContaining(table, column, { sampled: sampled(table.id, column.name), byValue });
    if (contained !== null) return { to: contained, how: "contained" };
    const person = personOf(column);
    return person === null ? null : { to: person, how: "named" };
  };
}

interface Key {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
}

function indexRelationships({ relationships }: Catalog): ColumnIndex<ColumnList> {
  return indexColumns(
    relationships.flatMap(({ from, to }) =>
      from.columns.flatMap((column, position) => {
        const target = to.columns[position];
        return target === undefined
          ? []
          : [{ table: from.table, column, item: { table: to.table, columns: [target] } }];
      }),
    ),
  );
}

function findKeys(table: CatalogTable): readonly Key[] {
  return table.columns.filter((column) => isOwnKey(table, column)).map((column) => ({ table, column }));
}

function isOwnKey({ primaryKey, columns }: CatalogTable, column: CatalogColumn): boolean {
  if (primaryKey.length > 0) return primaryKey.length === 1 && primaryKey[0] === column.name;
  return columns[0] === column && isDistinct(column);
}

/** Keys with a unique name, by lowercase name. */
function indexKeyNames(keys: readonly Key[]): ReadonlyMap<string, Key> {
  const groups = Map.groupBy(keys, ({ column }) => column.name.toLowerCase());
  return new Map(
    [...groups].flatMap(([name, [only, ...others]]) => (only && others.length === 0 ? [[name, only]] : [])),
  );
}

/** Finds the keys that a name ends with, the longest first. Memoized by name. */
function prepareEndings(byName: ReadonlyMap<string, Key>): (name: string) => readonly Key[] {
  const known = new Map<string, readonly Key[]>();
  return (name) => {
    const found = known.get(name) ?? findEndings(name, byName);
    known.set(name, found);
    return found;
  };
}

/** `month_start_date_key` ends with `date_key`. A one-word name matches only as a whole, and never `id` alone. */
function findEndings(name: string, byName: ReadonlyMap<string, Key>): readonly Key[] {
  const whole = name.toLowerCase();
  const found: Key[] = [];
  for (let start = 0; start >= 0; start = whole.indexOf("_", start) + 1 || -1) {
    const ending = whole.slice(start);
    if (ending.length < shortestName || (start > 0 && !ending.includes("_"))) break;
    const key = byName.get(ending);
    if (key !== undefined) found.push(key);
  }
  return found;
}

function findNamed(
  table: CatalogTable,
  column: CatalogColumn,
  keys: readonly Key[],
  sampled: ColumnIndex<ColumnValues>,
): ColumnList | null {
  const own = sampled(table.id, column.name)?.values ?? [];
  // The same name may be that of another list: A and W are no OK and NA.
  const isOther = (key: Key): boolean => {
    const found = sampled(key.table.id, key.column.name);
    return found?.isComplete === true && own.length > 0 && !own.some((value) => found.values.includes(value));
  };
  const key = keys.find(
    (one) => one.table.id !== table.id && canCompare(one.column, column) && !isOther(one),
  );
  return key === undefined ? null : { table: key.table.id, columns: [key.column.name] };
}

const shortestName = 4;

function canCompare(key: CatalogColumn, column: CatalogColumn): boolean {
  return key.type === column.type || (key.nativeType === column.nativeType && key.nativeType !== "");
}

interface KeyValues {
  readonly key: Key;
  readonly values: ReadonlySet<string>;
}

/** Keys with code values, by each of their values. */
function indexKeyValues(
  keys: readonly Key[],
  sampled: ColumnIndex<ColumnValues>,
): ReadonlyMap<string, readonly KeyValues[]> {
  const index = new Map<string, KeyValues[]>();
  for (const key of keys) {
    if (key.column.type !== "text") continue;
    const found = sampled(key.table.id, key.column.name);
    if (found?.isComplete !== true) continue;
    const entry = { key, values: new Set(found.values) };
    for (const value of found.values) {
      const others = index.get(value);
      if (others === undefined) index.set(value, [entry]);
      else others.push(entry);
    }
  }
  return index;
}

function findContaining(
  table: CatalogTable,
  column: CatalogColumn,
  known: {
    readonly sampled: ColumnValues | undefined;
    readonly byValue: ReadonlyMap<string, readonly KeyValues[]>;
  },
): ColumnList | null {
  const { sampled, byValue } = known;
  const values = sampled?.values.slice(0, comparedValues) ?? [];
  const [first] = values;
  if (first === undefined || values.length < fewestValues || !values.some(isMark)) return null;
  const found = (byValue.get(first) ?? [])
    .filter(
      ({ key, values: all }) => canCompare(key.column, column) && values.every((value) => all.has(value)),
    )
    .toSorted((one, other) => one.values.size - other.values.size);
  const [best] = found.filter(({ key }) => key.table.id !== table.id || found.length === 1);
  return best === undefined ? null : { table: best.key.table.id, columns: [best.key.column.name] };
}

const comparedValues = 60;
const fewestValues = 3;

/** True for short codes without spaces or lowercase words. */
function isMark(value: string): boolean {
  return /^[\p{Lu}\d][\p{L}\d._-]*$/u.test(value) && (/\d/.test(value) || value === value.toUpperCase());
}

import type { Catalog, CatalogColumn, CatalogTable, ColumnList, ColumnValues, TableId } from "@askery/model";
import { isDistinct } from "./find-signs.ts";

/** A column of another table that a column refers to, and how that is known. */
export interface FoundReference {
  readonly to: ColumnList;
  readonly how: "related" | "contained" | "named";
}

/** By table and column. */
export type ReferenceIndex = (table: TableId, column: string) => FoundReference | null;

/**
 * Finds what each column refers to: by the catalog's relationships; else by its name, where it ends as the name of another
 * table's one key does; else by its values, where a key holds all of them.
 *
 * Only values that are marks prove anything: of small whole numbers every key holds each.
 */
export function findReferences(catalog: Catalog, values: readonly ColumnValues[]): ReferenceIndex {
  const related = indexRelationships(catalog);
  const keys = catalog.tables.flatMap(findKeys);
  const byName = indexKeyNames(keys);
  const sampled = new Map(values.map((one) => [keyOf(one.table, one.column), one]));
  const byValue = indexKeyValues(keys, sampled);
  const tables = new Map(catalog.tables.map((table) => [table.id, table]));

  return (table, column) => {
    const to = related.get(keyOf(table, column));
    if (to !== undefined) return { to, how: "related" };
    const described = tables.get(table);
    const found = described?.columns.find(({ name }) => name === column);
    if (described === undefined || found === undefined || isOwnKey(described, found)) return null;
    const named = findNamed(described, found, byName);
    if (named !== null) return { to: named, how: "named" };
    const contained = findContaining(described, sampled.get(keyOf(table, column)), byValue);
    return contained === null ? null : { to: contained, how: "contained" };
  };
}

interface Key {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
}

function indexRelationships({ relationships }: Catalog): ReadonlyMap<string, ColumnList> {
  const found = new Map<string, ColumnList>();
  for (const { from, to } of relationships) {
    for (const [place, column] of from.columns.entries()) {
      const key = keyOf(from.table, column);
      const target = to.columns[place];
      if (target !== undefined && !found.has(key)) found.set(key, { table: to.table, columns: [target] });
    }
  }
  return found;
}

function findKeys(table: CatalogTable): readonly Key[] {
  return table.columns.filter((column) => isOwnKey(table, column)).map((column) => ({ table, column }));
}

function isOwnKey({ primaryKey, columns }: CatalogTable, column: CatalogColumn): boolean {
  if (primaryKey.length > 0) return primaryKey.length === 1 && primaryKey[0] === column.name;
  return columns[0] === column && isDistinct(column);
}

/** Keys whose names are theirs alone, by their lower-case names. */
function indexKeyNames(keys: readonly Key[]): ReadonlyMap<string, Key> {
  const groups = Map.groupBy(keys, ({ column }) => column.name.toLowerCase());
  return new Map(
    [...groups].flatMap(([name, [only, ...others]]) => (only && others.length === 0 ? [[name, only]] : [])),
  );
}

/** `month_start_date_key` ends as `date_key` does. Of a name of one word only the same name counts, and no bare `id`. */
function findNamed(
  table: CatalogTable,
  column: CatalogColumn,
  byName: ReadonlyMap<string, Key>,
): ColumnList | null {
  const name = column.name.toLowerCase();
  const parts = name.split("_");
  for (let start = 0; start < parts.length; start += 1) {
    const ending = parts.slice(start).join("_");
    if (ending.length < shortestName || (start > 0 && !ending.includes("_"))) return null;
    const key = byName.get(ending);
    if (key === undefined || key.table.id === table.id || !canCompare(key.column, column)) continue;
    return { table: key.table.id, columns: [key.column.name] };
  }
  return null;
}

const shortestName = 4;

function canCompare(key: CatalogColumn, column: CatalogColumn): boolean {
  return key.type === column.type || (key.nativeType === column.nativeType && key.nativeType !== "");
}

interface KeyValues {
  readonly key: Key;
  readonly values: ReadonlySet<string>;
}

/** Keys of marks by one of their values. */
function indexKeyValues(
  keys: readonly Key[],
  sampled: ReadonlyMap<string, ColumnValues>,
): ReadonlyMap<string, readonly KeyValues[]> {
  const index = new Map<string, KeyValues[]>();
  for (const key of keys) {
    const found = sampled.get(keyOf(key.table.id, key.column.name));
    if (key.column.type !== "text" || found?.isComplete !== true) continue;
    const entry = { key, values: new Set(found.values) };
    for (const value of found.values) index.set(value, [...(index.get(value) ?? []), entry]);
  }
  return index;
}

function findContaining(
  table: CatalogTable,
  sampled: ColumnValues | undefined,
  byValue: ReadonlyMap<string, readonly KeyValues[]>,
): ColumnList | null {
  const values = sampled?.values.slice(0, comparedValues) ?? [];
  const [first] = values;
  if (first === undefined || values.length < fewestValues || !values.some(isMark)) return null;
  const found = (byValue.get(first) ?? [])
    .filter(({ values: known }) => values.every((value) => known.has(value)))
    .toSorted((one, other) => one.values.size - other.values.size);
  const [best] = found.filter(({ key }) => key.table.id !== table.id || found.length === 1);
  return best === undefined ? null : { table: best.key.table.id, columns: [best.key.column.name] };
}

const comparedValues = 60;
const fewestValues = 3;

/** Short, and without the spaces and small letters of words. */
function isMark(value: string): boolean {
  return /^[\p{Lu}\d][\p{L}\d._-]*$/u.test(value) && (/\d/.test(value) || value === value.toUpperCase());
}

function keyOf(table: TableId, column: string): string {
  return `${table}\n${column}`;
}

import type { Catalog, CatalogColumn, CatalogTable, CodeEntry, CodeLists, ColumnValues } from "@askery/model";
import { indexColumns } from "../evidence/index-columns.ts";
import { relateCodeLists } from "./relate-code-lists.ts";

/** Three columns of a table that may hold several code lists. */
type Triple = Omit<CodeLists, "entries">;

/** A table that may hold several code lists, with the columns that show whether it does. */
export interface ListTable {
  readonly table: CatalogTable;
  readonly columns: readonly string[];
}

/**
 * Finds the tables that may hold several code lists: short ones with a repeating column, and other texts, whose values
 * include all values of two columns of other tables.
 */
export function findListTables(
  { tables, relationships }: Catalog,
  values: readonly ColumnValues[],
): readonly ListTable[] {
  const sampled = indexColumns(values.map((item) => ({ ...item, item })));
  const vocabularies = values.filter(
    ({ isComplete, values: own }) => isComplete && own.length > 1 && own.length <= maxCodes,
  );
  const spells = (table: CatalogTable, column: CatalogColumn): boolean => {
    const codes = new Set(sampled(table.id, column.name)?.values);
    const used = vocabularies.filter(
      (one) => one.table !== table.id && one.values.every((value) => codes.has(value)),
    );
    return used.length >= fewestLists;
  };
  return tables.flatMap((table): readonly ListTable[] => {
    const columns = table.columns.filter((column) => sampled(table.id, column.name)?.isComplete === true);
    const refers = relationships.filter(({ from }) => from.table === table.id).length;
    const isLikely =
      table.kind === "table" &&
      columns.length >= 3 &&
      refers < 2 &&
      columns.some(repeats) &&
      columns.some((column) => spells(table, column));
    return isLikely ? [{ table, columns: columns.map(({ name }) => name) }] : [];
  });
}

const maxCodes = 200;
const fewestLists = 2;

function repeats({ type, profile }: CatalogColumn): boolean {
  return (
    type === "text" &&
    profile !== null &&
    profile.distinctCount > 1 &&
    profile.distinctCount * 2 <= profile.rowCount
  );
}

/**
 * Decides from its rows whether a table holds several code lists: a code is unique within its list and has a text, and at
 * least two lists have a column that uses their codes. Null if it does not.
 */
export function readCodeLists(
  { table, columns }: ListTable,
  rows: readonly (readonly string[])[],
  { catalog, values }: { readonly catalog: Catalog; readonly values: readonly ColumnValues[] },
): CodeLists | null {
  const listColumns = table.columns.filter(({ name }) => columns.includes(name));
  const triples = listColumns
    .filter(repeats)
    .flatMap(({ name: list }) =>
      listColumns.flatMap(({ name: code }) =>
        listColumns
          .filter(({ type }) => type === "text")
          .map(({ name: text }): Triple => ({ list, code, text })),
      ),
    );
  const found = triples
    .filter(({ list, code, text }) => new Set([list, code, text]).size === 3)
    .flatMap((triple) => {
      const entries = readEntries(triple, columns, rows);
      if (entries === null) return [];
      const used = relateCodeLists(catalog, values, { table: table.id, entries });
      return [{ lists: { ...triple, entries }, used: new Set(used.map(({ list }) => list)).size }];
    })
    .toSorted((one, other) => other.used - one.used);
  const [best] = found;
  return best !== undefined && best.used >= fewestLists ? best.lists : null;
}

/** The entries of the lists; null if a code occurs twice in a list, or has no text. */
function readEntries(
  { list, code, text }: Triple,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly CodeEntry[] | null {
  const at = [list, code, text].map((name) => columns.indexOf(name));
  const seen = new Set<string>();
  const entries: CodeEntry[] = [];
  for (const row of rows) {
    const [ofList = "", ofCode = "", ofText = ""] = at.map((index) => row[index]);
    if (ofList === "" || ofCode === "") continue;
    const key = JSON.stringify([ofList, ofCode]);
    if (seen.has(key) || ofText === "") return null;
    seen.add(key);
    entries.push({ list: ofList, code: ofCode, text: ofText });
  }
  return areDistinct(entries) ? entries : null;
}

/** True if the texts are longer than the codes, and differ within a list. */
function areDistinct(entries: readonly CodeEntry[]): boolean {
  const lengths = entries.map(({ code, text }) => text.length - code.length);
  const texts = new Set(entries.map(({ list, text }) => JSON.stringify([list, text])));
  return lengths.reduce((sum, length) => sum + length, 0) > 0 && texts.size * 10 >= entries.length * 9;
}

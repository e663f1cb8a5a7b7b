import type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  CodeLists,
  ColumnValues,
  Relationship,
} from "@askery/model";
import { splitName } from "../names/split-name.ts";
import { relateCodeLists, type CodedColumn } from "./relate-code-lists.ts";
import { withoutTails } from "./without-tails.ts";

interface Contents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
}

/**
 * Makes each code list that a column uses a lookup table of its own, so that everything that works with lookup tables
 * works with it. The values of the whole table are dropped, as each of them belongs to a list.
 */
export function splitCodeLists<Source extends Contents>(source: Source): Source {
  const { catalog, values } = source;
  const holders = catalog.tables.filter(({ codeLists }) => codeLists !== undefined);
  if (holders.length === 0) return source;
  const lists = holders.flatMap((holder) => splitTable(holder, { catalog, values }));
  const held = new Set(holders.map(({ id }) => id));
  return {
    ...source,
    catalog: {
      ...catalog,
      tables: [...catalog.tables.map(withoutLists), ...lists.map(({ table }) => table)],
      relationships: [...catalog.relationships, ...lists.flatMap(({ relationships }) => relationships)],
    },
    values: [...values.filter(({ table }) => !held.has(table)), ...lists.flatMap((list) => list.values)],
  };
}

function withoutLists(table: CatalogTable): CatalogTable {
  const { codeLists, ...plain } = table;
  return codeLists === undefined ? table : plain;
}

interface SplitList {
  readonly table: CatalogTable;
  readonly values: readonly ColumnValues[];
  readonly relationships: readonly Relationship[];
}

function splitTable(holder: CatalogTable, { catalog, values }: Contents): readonly SplitList[] {
  const { codeLists } = holder;
  if (codeLists === undefined) return [];
  const used = relateCodeLists(catalog, values, { table: holder.id, entries: codeLists.entries });
  const byList = Map.groupBy(codeLists.entries, ({ list }) => list);
  return [...Map.groupBy(used, ({ list }) => list)].map(([list, columns]) =>
    splitList(holder, { ...codeLists, entries: byList.get(list) ?? [] }, columns),
  );
}

function splitList(
  holder: CatalogTable,
  { list, code, text, entries }: CodeLists,
  columns: readonly CodedColumn[],
): SplitList {
  const value = entries[0]?.list ?? "";
  const id = `${holder.id}[${value}]`;
  const codes = entries.map((entry) => entry.code);
  const texts = entries.map((entry) => entry.text);
  const columnsOf = holder.columns.flatMap((column): readonly CatalogColumn[] => {
    if (column.name === code) return [profiled({ ...column, isUnique: true, isNullable: false }, codes)];
    return column.name === text ? [profiled(column, texts)] : [];
  });
  return {
    table: {
      id,
      schema: holder.schema,
      name: nameList(columns),
      kind: "table",
      comment: null,
      rowEstimate: entries.length,
      columns: columnsOf,
      primaryKey: [code],
      listOf: { table: holder.name, column: list, value },
    },
    values: [
      { table: id, column: code, values: codes, isComplete: true },
      { table: id, column: text, values: texts, isComplete: true },
    ],
    relationships: columns.map(({ table, column }) => ({
      from: { table: table.id, columns: [column.name] },
      to: { table: id, columns: [code] },
      origin: "inferred",
    })),
  };
}

/** The name of the column that uses it, without the word for a code. */
function nameList([first]: readonly CodedColumn[]): string {
  if (first === undefined) return "";
  const pieces = splitName(first.column.name);
  const stem = withoutTails(pieces);
  return (stem.length === 0 ? pieces : stem).join("_");
}

function profiled(column: CatalogColumn, values: readonly string[]): CatalogColumn {
  const sorted = values.toSorted();
  const [min = null] = sorted;
  return {
    ...column,
    profile: {
      rowCount: values.length,
      basis: "all-rows",
      nullCount: 0,
      distinctCount: new Set(values).size,
      min,
      max: sorted.at(-1) ?? null,
    },
  };
}

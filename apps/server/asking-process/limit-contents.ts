import type { ReadLimits } from "@askery/asking";
import type { Catalog, CatalogTable } from "@askery/model";
import type { DataLimits, LimitedTable } from "../policies/data-limits.ts";
import type { DatabaseContents } from "../knowledge/apply-knowledge.ts";

/** A database as a person with limited access knows it, and the tables that their statements may read. */
export interface LimitedContents {
  readonly contents: DatabaseContents;
  readonly reads: Pick<ReadLimits, "tables">;
}

/**
 * Leaves out what a person may not know: hidden columns with their values, everything that was learned from the rows of
 * a table of which they see some, and views without a rule, since a view may read any table. A rule about columns that
 * the table no longer has permits none of its rows.
 */
export function limitContents(
  { catalog, values }: DatabaseContents,
  { tables: rules }: DataLimits,
): LimitedContents {
  const byTable = new Map(rules.map((rule) => [rule.table, rule]));
  const limitedNames = new Set(catalog.tables.flatMap(({ id, name }) => (byTable.has(id) ? [name] : [])));
  const known = catalog.tables.filter((table) => {
    if (table.kind === "view") return byTable.has(table.id);
    return table.listOf === undefined || !limitedNames.has(table.listOf.table);
  });
  const tables = known.flatMap((table) => limitTable(table, byTable.get(table.id)) ?? []);
  const limited: Catalog = { tables, relationships: catalog.relationships };
  const shown = new Map(tables.map((table) => [table.id, new Set(table.columns.map(({ name }) => name))]));
  return {
    contents: {
      catalog: limited,
      values: values.filter(
        ({ table, column }) =>
          shown.get(table)?.has(column) === true && (byTable.get(table)?.filters.length ?? 0) === 0,
      ),
    },
    reads: { tables: tables.filter(isStored).map((table) => readsOf(table, known, byTable.get(table.id))) },
  };
}

/** Code lists of a table have names that only the catalog knows. */
function isStored({ listOf }: CatalogTable): boolean {
  return listOf === undefined;
}

function limitTable(table: CatalogTable, rule: LimitedTable | undefined): CatalogTable | null {
  if (rule === undefined) return table;
  const names = new Set(table.columns.map(({ name }) => name));
  const hidden = new Set(rule.hidden);
  const columns = table.columns.filter(({ name }) => !hidden.has(name));
  if (columns.length === 0 || rule.filters.some(({ column }) => !names.has(column))) return null;
  const { codeLists: _lists, version: _version, ...rest } = table;
  return {
    ...rest,
    primaryKey: table.primaryKey.some((name) => hidden.has(name)) ? [] : table.primaryKey,
    ...(rule.filters.length === 0
      ? { columns }
      : {
          rowEstimate: null,
          columns: columns.map(({ spellings: _spellings, ...column }) => ({ ...column, profile: null })),
        }),
  };
}

function readsOf(
  { id, schema, name, columns }: CatalogTable,
  known: readonly CatalogTable[],
  rule: LimitedTable | undefined,
): ReadLimits["tables"][number] {
  if (rule === undefined) return { schema, name, part: null };
  const types = new Map(known.find((one) => one.id === id)?.columns.map((one) => [one.name, one.type]));
  return {
    schema,
    name,
    part: {
      columns: columns.map((column) => column.name),
      filters: rule.filters.map(({ column, values }) => ({
        column,
        values,
        isNumeric: types.get(column) === "integer",
      })),
    },
  };
}

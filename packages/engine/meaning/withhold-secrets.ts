import type {
  Catalog,
  CatalogTable,
  ColumnList,
  ColumnValues,
  Glossary,
  Meaning,
  TableId,
} from "@askery/model";
import type { SecretColumn } from "./list-secrets.ts";

/** The contents of a database, and the glossary. */
export interface Withheld {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
}

/** Removes secret columns with their values, their relationships, and the words and filters that use them. */
export function withholdSecrets(
  { catalog, values, glossary }: Withheld,
  secrets: readonly SecretColumn[],
): Withheld {
  if (secrets.length === 0) return { catalog, values, glossary };
  const byTable = Map.groupBy(secrets, ({ table }) => table);
  const isSecret = (table: TableId, column: string): boolean =>
    byTable.get(table)?.some((secret) => secret.column === column) ?? false;
  const isFree = ({ table, columns }: ColumnList): boolean =>
    !columns.some((column) => isSecret(table, column));
  const avoids = (table: TableId, part: unknown): boolean =>
    !byTable.get(table)?.some(({ column }) => usesColumn(part, column));
  return {
    catalog: {
      tables: catalog.tables.map((table) =>
        byTable.has(table.id) ? withoutSecrets(table, isSecret) : table,
      ),
      relationships: catalog.relationships.filter(({ from, to }) => isFree(from) && isFree(to)),
    },
    values: values.filter(({ table, column }) => !isSecret(table, column)),
    glossary: {
      ...glossary,
      entries: glossary.entries.filter(({ meaning }) => isFreeMeaning(meaning, isFree, avoids)),
      ...(glossary.filters && {
        filters: glossary.filters.filter(({ table, condition }) => avoids(table, condition)),
      }),
    },
  };
}

/** Removes the values of secret columns but keeps the columns, which remain known as secrets. */
export function forgetSecrets(
  { catalog, values }: Pick<Withheld, "catalog" | "values">,
  secrets: readonly Pick<SecretColumn, "table" | "column">[],
): Pick<Withheld, "catalog" | "values"> {
  const byTable = Map.groupBy(secrets, ({ table }) => table);
  const isSecret = (table: TableId, name: string) =>
    byTable.get(table)?.some(({ column }) => column === name) ?? false;
  const tables = catalog.tables.map((table) => {
    if (!byTable.has(table.id)) return table;
    const columns = table.columns.map((column) =>
      column.profile !== null && isSecret(table.id, column.name)
        ? { ...column, profile: { ...column.profile, min: null, max: null, heldSecrets: true as const } }
        : column,
    );
    return { ...table, columns };
  });
  return {
    catalog: { ...catalog, tables },
    values: values.filter(({ table, column }) => !isSecret(table, column)),
  };
}

function withoutSecrets(
  table: CatalogTable,
  isSecret: (table: TableId, column: string) => boolean,
): CatalogTable {
  return {
    ...table,
    columns: table.columns.filter(({ name }) => !isSecret(table.id, name)),
    // A partial key is no key.
    primaryKey: table.primaryKey.some((name) => isSecret(table.id, name)) ? [] : table.primaryKey,
  };
}

function isFreeMeaning(
  meaning: Meaning,
  isFree: (list: ColumnList) => boolean,
  avoids: (table: TableId, part: unknown) => boolean,
): boolean {
  switch (meaning.kind) {
    case "table":
      return true;
    case "column":
    case "value":
      return isFree({ table: meaning.table, columns: [meaning.column] });
    case "metric":
      return avoids(meaning.table, meaning.expression);
    case "filter":
      return avoids(meaning.table, meaning.condition);
  }
}

/** True if an expression or condition reads the column at any depth. */
function usesColumn(part: unknown, column: string): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "column" && "column" in part && part.column === column) return true;
  return Object.values(part).some((inner) => usesColumn(inner, column));
}

import type { Catalog, CatalogTable, ColumnExpression, DialectName, Expression, Source } from "@askery/model";

/** Databases that enforce foreign keys whenever rows change. */
const enforcing: ReadonlySet<DialectName> = new Set(["postgres", "duckdb"]);

/**
 * Whether a join leaves each earlier row exactly once, by what the database guarantees: it joins by the primary key, and
 * either keeps rows without a match, or a foreign key without nulls leaves none.
 *
 * @param earlier the sources before it whose rows are all there
 */
export function keepsRows(
  source: Source,
  earlier: ReadonlyMap<string, Source>,
  { catalog, dialect }: { readonly catalog: Catalog; readonly dialect: DialectName },
): boolean {
  // ClickHouse's primary keys are an order, not a constraint.
  if (source.kind !== "table" || source.join === null || dialect === "clickhouse") return false;
  const { how, on, isFanOut } = source.join;
  const table = findTable(source.table, catalog);
  const keys = on.map(({ right }) => columnOf(right, source.id));
  if (isFanOut || table?.kind !== "table" || table.listOf !== undefined) return false;
  if (!isSameSet(keys, table.primaryKey)) return false;
  if (how === "left") return true;
  const lefts = on.map(({ left }) => (left.kind === "column" ? left : null));
  return enforcing.has(dialect) && hasForeignKey(lefts, { source: table, keys, earlier, catalog });
}

interface Joined {
  readonly source: CatalogTable;
  readonly keys: readonly (string | null)[];
  readonly earlier: ReadonlyMap<string, Source>;
  readonly catalog: Catalog;
}

function hasForeignKey(
  lefts: readonly (ColumnExpression | null)[],
  { source, keys, earlier, catalog }: Joined,
): boolean {
  const [first] = lefts;
  const from = earlier.get(first?.source ?? "");
  if (from?.kind !== "table" || from.join?.how === "left") return false;
  if (lefts.some((left) => left?.source !== from.id)) return false;
  const pairs = lefts.map((left, index) => `${left?.column ?? ""} ${keys[index] ?? ""}`);
  const isDeclared = catalog.relationships.some(
    ({ origin, from: { table, columns }, to }) =>
      origin === "declared" &&
      table === from.table &&
      to.table === source.id &&
      isSameSet(
        columns.map((column, index) => `${column} ${to.columns[index] ?? ""}`),
        pairs,
      ),
  );
  const owner = findTable(from.table, catalog);
  return (
    isDeclared &&
    lefts.every((left) => owner?.columns.some((one) => one.name === left?.column && !one.isNullable))
  );
}

function findTable(id: string, catalog: Catalog): CatalogTable | undefined {
  return catalog.tables.find((table) => table.id === id);
}

function columnOf(expression: Expression, source: string): string | null {
  return expression.kind === "column" && expression.source === source ? expression.column : null;
}

function isSameSet(some: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return (
    some.length === others.length && new Set([...some, ...others]).size === some.length && some.length > 0
  );
}

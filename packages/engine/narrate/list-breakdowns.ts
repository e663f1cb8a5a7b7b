import {
  hasContent,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type ColumnRole,
  type Condition,
  type DescribedCatalog,
  type DescribedTable,
  type Expression,
  type QueryPlan,
  type Source,
  type TableId,
} from "@askery/model";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { humanizeName, singularOf } from "../chart/name-words.ts";

/** A catalog with the meaning of its tables and columns. */
export interface DescribedDatabase {
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
}

/** A column that can break figures down, with its name in a question. */
export interface Breakdown {
  readonly name: string;
  readonly table: TableId;
  readonly column: string;
}

/**
 * Finds further breakdowns for a plan, best first: columns with few values, in the plan's tables and in tables they
 * reference. Excludes columns that the plan already shows or filters by.
 */
export function findBreakdowns(
  plan: QueryPlan,
  { catalog, described }: DescribedDatabase,
): readonly Breakdown[] {
  const meaningOf = indexMeanings(described);
  const tables = plan.sources.flatMap((source) =>
    source.kind === "table" && !isBelow(source) ? (findCatalogTable(source.table, catalog) ?? []) : [],
  );
  const near = [...tables, ...tables.flatMap((table) => tablesAbove(table, catalog))];
  const used = new Set(usedNames(plan));
  const found = [...new Set(near)].flatMap((table) =>
    table.columns
      .filter(
        (column) => isBreakdown(column, meaningOf(table.id)) && (table !== tables[0] || isShared(column)),
      )
      .map((column) => ({ name: nameOf(column, table, meaningOf(table.id)), table: table.id, column })),
  );
  const measured = plan.measures.map(({ label }) => label).join(" ");
  const fresh = found
    .filter(({ name }) => !used.has(name) && !measured.includes(name))
    .toSorted((a, b) => fitness(b.column) - fitness(a.column));
  return [...Map.groupBy(fresh, ({ name }) => name).values()].flatMap(([first]) =>
    first === undefined ? [] : [{ ...first, column: first.column.name }],
  );
}

/** The names of the breakdowns. */
export function listBreakdowns(plan: QueryPlan, database: DescribedDatabase): readonly string[] {
  return findBreakdowns(plan, database).map(({ name }) => name);
}

/** The tables around a plan that have named rows and enough of them for a top-N: "product". */
export function findThings(plan: QueryPlan, { catalog, described }: DescribedDatabase): readonly TableId[] {
  const meaningOf = indexMeanings(described);
  const [root, ...others] = plan.sources.flatMap((source) =>
    source.kind === "table" ? (findCatalogTable(source.table, catalog) ?? []) : [],
  );
  if (root === undefined) return [];
  const near = [root, ...others].flatMap((table) => tablesAbove(table, catalog));
  const many = [...new Set([...others, ...near])].filter((table) =>
    table.columns.some(
      ({ name, profile }) =>
        meaningOf(table.id)?.rowName.value.includes(name) === true && (profile?.distinctCount ?? 0) > 12,
    ),
  );
  return many.map(({ id }) => id);
}

function indexMeanings({ tables }: DescribedCatalog): (table: TableId) => DescribedTable | undefined {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return (table) => byId.get(table);
}

/** True for tables on the "many" side: a return's reason breaks down returns, not orders without one. */
function isBelow({ join }: Source): boolean {
  return join !== null && (join.how === "left" || join.isFanOut);
}

/** In smaller tables, values may repeat by chance. */
const fewRows = 12;

/** True if values are usually shared by several rows. */
function isShared({ profile }: CatalogColumn): boolean {
  if (profile === null) return false;
  const most = profile.rowCount < fewRows ? profile.rowCount - 1 : profile.rowCount / 2;
  return profile.distinctCount <= most;
}

/** True for a column with 2 to 30 values that is at least half filled. */
function isBreakdown(
  { name, type, encoding, profile }: CatalogColumn,
  table: DescribedTable | undefined,
): boolean {
  const meaning = table?.columns.find((column) => column.name === name);
  if (encoding !== null || (meaning !== undefined && isParticular(meaning.role.value))) return false;
  // A first or last name on its own is not a useful group.
  const calledBy = table?.rowName.value ?? [];
  if (calledBy.length > 1 && calledBy.includes(name)) return false;
  if (type !== "text" || profile === null || profile.distinctCount < 2 || profile.distinctCount > 30) {
    return false;
  }
  return profile.nullCount * 2 <= profile.rowCount;
}

/** Whether columns with a role identify or describe single rows. */
function isParticular(role: ColumnRole): boolean {
  return !hasContent(role, "values") && !hasContent(role, "figures");
}

/** Prefers columns with 5 to 12 values. */
function fitness({ profile }: CatalogColumn): number {
  const count = profile?.distinctCount ?? 0;
  return count >= 5 && count <= 12 ? 2 : count < 5 ? 1 : 0;
}

function tablesAbove(table: CatalogTable, catalog: Catalog): readonly CatalogTable[] {
  return catalog.relationships
    .filter(({ from }) => from.table === table.id)
    .flatMap(({ to }) => findCatalogTable(to.table, catalog) ?? []);
}

/**
 * Names a column: "category" for `categories.name` and `categories.category_name`. A person's title does not stand for
 * the table.
 */
function nameOf({ name }: CatalogColumn, table: CatalogTable, meaning: DescribedTable | undefined): string {
  const words = humanizeName(name);
  const owner = singularOf(humanizeName(table.name));
  const isTitle = words === "title" && meaning?.isOfPeople !== true;
  return words === "name" || words === `${owner} name` || isTitle ? owner : words;
}

/** The conditions on the rows that a rate counts. */
function testsIn(expression: Expression): readonly Condition[] {
  if (expression.kind === "arithmetic") return [...testsIn(expression.left), ...testsIn(expression.right)];
  return expression.kind === "aggregate" && expression.where !== null ? [expression.where] : [];
}

function usedNames(plan: QueryPlan): readonly string[] {
  const counted = plan.measures.flatMap(({ expression }) => testsIn(expression));
  const filtered = [...plan.filters, ...counted].flatMap((filter) =>
    filter.kind === "compare" && filter.left.kind === "column" ? [humanizeName(filter.left.column)] : [],
  );
  return [...plan.dimensions.map(({ label }) => humanizeName(label)), ...filtered];
}

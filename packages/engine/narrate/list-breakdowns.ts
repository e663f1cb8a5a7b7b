import type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  ColumnRole,
  Condition,
  DescribedCatalog,
  DescribedTable,
  Expression,
  QueryPlan,
  Source,
  TableId,
} from "@askery/model";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { humanizeName, singularOf } from "../chart/name-words.ts";

/** A database beside what its tables and columns mean. */
export interface DescribedDatabase {
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
}

/** A column that figures can be broken down by, and what it is called in a question. */
export interface Breakdown {
  readonly name: string;
  readonly table: TableId;
  readonly column: string;
}

/**
 * What else a plan's figures could be broken down by, best first: columns with a handful of values, of the plan's tables
 * and of those that each of their rows belongs to. What the plan shows or filters by already is left out.
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

/** The same by name alone. */
export function listBreakdowns(plan: QueryPlan, database: DescribedDatabase): readonly string[] {
  return findBreakdowns(plan, database).map(({ name }) => name);
}

/** Tables around a plan whose rows have names, and so many that a few best are worth picking out: "product". */
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

/** Rows that a plan only looks for: a return's reason breaks returns down, not the orders that have none. */
function isBelow({ join }: Source): boolean {
  return join !== null && (join.how === "left" || join.isFanOut);
}

/** Of so few, half may be alike by chance. */
const fewRows = 12;

/** Whether several rows of its own table have the same value, as a rule. */
function isShared({ profile }: CatalogColumn): boolean {
  if (profile === null) return false;
  const most = profile.rowCount < fewRows ? profile.rowCount - 1 : profile.rowCount / 2;
  return profile.distinctCount <= most;
}

/** Between two and thirty values can be seen side by side; a column that is mostly empty tells little. */
function isBreakdown(
  { name, type, encoding, profile }: CatalogColumn,
  table: DescribedTable | undefined,
): boolean {
  const meaning = table?.columns.find((column) => column.name === name);
  if (encoding !== null || (meaning !== undefined && particularRoles.has(meaning.role.value))) return false;
  // Half a person's name sorts nobody.
  const calledBy = table?.rowName.value ?? [];
  if (calledBy.length > 1 && calledBy.includes(name)) return false;
  if (type !== "text" || profile === null || profile.distinctCount < 2 || profile.distinctCount > 30) {
    return false;
  }
  return profile.nullCount * 2 <= profile.rowCount;
}

/** What tells rows apart, or tells about each, rather than sorts them. */
const particularRoles: ReadonlySet<ColumnRole> = new Set([
  "key",
  "reference",
  "contact",
  "secret",
  "text",
  "audit",
  "event-date",
  "interval-start",
  "interval-end",
  "deadline",
  "other",
]);

/** Five to twelve values tell the most. */
function fitness({ profile }: CatalogColumn): number {
  const count = profile?.distinctCount ?? 0;
  return count >= 5 && count <= 12 ? 2 : count < 5 ? 1 : 0;
}

function tablesAbove(table: CatalogTable, catalog: Catalog): readonly CatalogTable[] {
  return catalog.relationships
    .filter(({ from }) => from.table === table.id)
    .flatMap(({ to }) => findCatalogTable(to.table, catalog) ?? []);
}

/** "category" for `categories.name` and `categories.category_name`; the title of a person is none of a table. */
function nameOf({ name }: CatalogColumn, table: CatalogTable, meaning: DescribedTable | undefined): string {
  const words = humanizeName(name);
  const owner = singularOf(humanizeName(table.name));
  const isTitle = words === "title" && meaning?.isOfPeople !== true;
  return words === "name" || words === `${owner} name` || isTitle ? owner : words;
}

/** What the rows must pass that a rate counts. */
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

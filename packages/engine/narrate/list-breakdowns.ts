import type { Catalog, CatalogColumn, CatalogTable, QueryPlan } from "@askery/model";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { sayName, singularOf } from "../chart/name-words.ts";

/**
 * What else a plan's figures could be broken down by, best first: columns with a handful of values, of the plan's tables
 * and of those that each of their rows belongs to. What the plan shows or filters by already is left out.
 */
export function listBreakdowns(plan: QueryPlan, catalog: Catalog): readonly string[] {
  const tables = plan.sources.flatMap((source) =>
    source.kind === "table" ? (findCatalogTable(source.table, catalog) ?? []) : [],
  );
  const near = [...tables, ...tables.flatMap((table) => tablesAbove(table, catalog))];
  const used = new Set(usedNames(plan));
  const names = [...new Set(near)].flatMap((table) =>
    table.columns
      .filter((column) => isBreakdown(column))
      .map((column) => ({ name: nameOf(column, table), column })),
  );
  const measured = plan.measures.map(({ label }) => label).join(" ");
  const fresh = names.filter(({ name }) => !used.has(name) && !measured.includes(name));
  return [
    ...new Set(fresh.toSorted((a, b) => fitness(b.column) - fitness(a.column)).map(({ name }) => name)),
  ];
}

/** Tables around a plan whose rows have names, and so many that a few best are worth picking out: "product". */
export function listThings(plan: QueryPlan, catalog: Catalog): readonly string[] {
  const [root, ...others] = plan.sources.flatMap((source) =>
    source.kind === "table" ? (findCatalogTable(source.table, catalog) ?? []) : [],
  );
  if (root === undefined) return [];
  const near = [root, ...others].flatMap((table) => tablesAbove(table, catalog));
  const many = [...new Set([...others, ...near])].filter((table) =>
    table.columns.some(({ name, profile }) => name === "name" && (profile?.distinctCount ?? 0) > 12),
  );
  return many.map(({ name }) => singularOf(sayName(name)));
}

/** Between two and thirty values can be seen side by side; a column that is mostly empty tells little. */
function isBreakdown({ type, profile }: CatalogColumn): boolean {
  if (type !== "text" || profile === null || profile.distinctCount < 2 || profile.distinctCount > 30) {
    return false;
  }
  return profile.nullCount * 2 <= profile.rowCount;
}

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

/** "category" for `categories.name`. */
function nameOf({ name }: CatalogColumn, table: CatalogTable): string {
  const words = sayName(name);
  return words === "name" || words === "title" ? singularOf(sayName(table.name)) : words;
}

function usedNames(plan: QueryPlan): readonly string[] {
  const filtered = plan.filters.flatMap((filter) =>
    filter.kind === "compare" && filter.left.kind === "column" ? [sayName(filter.left.column)] : [],
  );
  return [...plan.dimensions.map(({ label }) => sayName(label)), ...filtered];
}

import type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  Dimension,
  Expression,
  Measure,
  Plan,
  QueryPlan,
  TableId,
} from "@askery/model";

/** The origin of a column of a plan's source: a table of the database, or an output of an inner plan. */
export type PlanColumn =
  | { readonly kind: "stored"; readonly table: CatalogTable; readonly column: CatalogColumn }
  | { readonly kind: "computed"; readonly plan: QueryPlan; readonly output: Dimension | Measure };

/** Returns null for unknown sources and columns, and for hand-written SQL. */
export function findPlanColumn(
  sourceId: string,
  name: string,
  plan: QueryPlan,
  catalog: Catalog,
): PlanColumn | null {
  const source = plan.sources.find((one) => one.id === sourceId);
  if (source === undefined) return null;
  if (source.kind === "table") {
    const table = findCatalogTable(source.table, catalog);
    const column = table?.columns.find((one) => one.name === name);
    return table === null || column === undefined ? null : { kind: "stored", table, column };
  }
  const inner = namingPlan(source.plan);
  const output =
    inner?.dimensions.find((one) => one.id === name) ?? inner?.measures.find((one) => one.id === name);
  return inner === null || output === undefined ? null : { kind: "computed", plan: inner, output };
}

/** The dimension that breaks a plan down by the elements of a list, or null. */
export function findListDimension(plan: QueryPlan, catalog: Catalog): Dimension | null {
  if (plan.aggregation !== "group") return null;
  return plan.dimensions.find(({ expression }) => isListColumn(expression, plan, catalog)) ?? null;
}

/** Whether an expression is a column of a table whose values are lists. */
export function isListColumn(expression: Expression, plan: QueryPlan, catalog: Catalog): boolean {
  if (expression.kind !== "column") return false;
  const found = findPlanColumn(expression.source, expression.column, plan, catalog);
  return found?.kind === "stored" && found.column.isList === true;
}

export function findCatalogTable(id: TableId, catalog: Catalog): CatalogTable | null {
  return catalog.tables.find((table) => table.id === id) ?? null;
}

/** The block whose outputs name a plan's columns; null for SQL. */
export function namingPlan(plan: Plan): QueryPlan | null {
  if (plan.kind === "set") return namingPlan(plan.left);
  return plan.kind === "query" ? plan : null;
}

/** The table of a block's first source, traced through inner plans; null for SQL. */
export function rootTable(plan: Plan, catalog: Catalog): CatalogTable | null {
  const root = namingPlan(plan)?.sources[0];
  if (root === undefined) return null;
  return root.kind === "table" ? findCatalogTable(root.table, catalog) : rootTable(root.plan, catalog);
}

import type {
  AggregateFunction,
  AskSettings,
  Catalog,
  Cell,
  ColumnType,
  Condition,
  DescribedCatalog,
  Dimension,
  Expression,
  Grain,
  Measure,
  Plan,
  QueryPlan,
  Table,
  Output,
} from "@askery/model";
import { defaultSettings, finish } from "@askery/model";
import { shop } from "../shop-catalog.test-support.ts";
import { prepareNames } from "../link/prepare-names.ts";
import { describeCatalog } from "../meaning/describe-catalog.ts";
import { describeOutputs } from "./describe-outputs.ts";

/* Shorthands for plans and tables over the shop. */

/** Describes a catalog without sampled values. */
export function describedOf(catalog: Catalog): DescribedCatalog {
  return finish(describeCatalog({ catalog, values: [], corrections: [], names: prepareNames(catalog) }));
}

export const describedShop = describedOf(shop);
/** The shop has no currency of its own; these settings define one. */
export const settings: AskSettings = { ...defaultSettings, currency: "EUR" };
export const today = "2026-11-20";

/** Order lines, their orders, products and categories: `s0` to `s3`. */
export const salesSources: QueryPlan["sources"] = [
  { kind: "table", id: "s0", table: "order_lines", join: null },
  join("s1", "orders", ["s0", "order_id"]),
  join("s2", "products", ["s0", "product_id"]),
  join("s3", "categories", ["s2", "category_id"]),
];

export function from(table: string): QueryPlan["sources"] {
  return [{ kind: "table", id: "s0", table, join: null }];
}

export function query(parts: Partial<QueryPlan> & Pick<QueryPlan, "sources">): QueryPlan {
  const hasMeasures = (parts.measures ?? []).length > 0;
  return {
    kind: "query",
    filters: [],
    aggregation: hasMeasures ? "group" : "none",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
    ...parts,
  };
}

export function col(source: string, name: string): Expression {
  return { kind: "column", source, column: name };
}

export function dimension(id: string, expression: Expression, label = id): Dimension {
  return { id, expression, label, isShown: true, format: null };
}

export function per(grain: Grain, of: Expression): Dimension {
  return dimension(grain, { kind: "grain", grain, of });
}

export function measure(id: string, expression: Expression, label = id): Measure {
  return { id, expression, label, isShown: true, format: null };
}

export function aggregate(name: AggregateFunction, of: Expression | null): Expression {
  return { kind: "aggregate", function: name, of, where: null };
}

export const revenue = measure("revenue", aggregate("sum", col("s0", "revenue")));
export const countOrders = measure("orders", aggregate("count", null));

export function is(value: Expression, text: string): Condition {
  return {
    kind: "compare",
    left: value,
    operator: "=",
    right: { kind: "literal", value: { type: "text", value: text } },
  };
}

export function during(value: Expression, from: string | null, to: string | null, words = "then"): Condition {
  return { kind: "period", value, period: { kind: "absolute", from, to }, words };
}

export function by(id: string, direction: "ascending" | "descending" = "descending"): QueryPlan["order"] {
  return [{ by: { kind: "output", output: id }, direction }];
}

/** Builds a table from rows; infers the types of values by default. */
export function rows(
  names: readonly string[],
  cells: readonly (readonly Cell[])[],
  types: readonly ColumnType[] = [],
): Table {
  const values = names.map((_, index) => cells.map((row) => row[index] ?? null));
  return {
    columns: names.map((name, index) => ({ name, type: types[index] ?? typeOf(values[index] ?? []) })),
    values,
    rowCount: cells.length,
    isTruncated: false,
  };
}

/** The common input of charts and sentences. */
export function result(
  plan: Plan,
  cells: readonly (readonly Cell[])[],
): {
  plan: Plan;
  table: Table;
  outputs: readonly Output[];
  today: string;
  settings: typeof settings;
  catalog: Catalog;
  described: DescribedCatalog;
} {
  const block =
    plan.kind === "query" ? plan : plan.kind === "set" && plan.left.kind === "query" ? plan.left : null;
  const shown =
    block === null ? [] : [...block.dimensions, ...block.measures].filter((output) => output.isShown);
  const table = rows(
    shown.map(({ id }) => id),
    cells,
  );
  return {
    plan,
    table,
    outputs: describeOutputs({ plan, table, catalog: shop, described: describedShop, settings }),
    today,
    settings,
    catalog: shop,
    described: describedShop,
  };
}

/** "2026-01-01", "2026-02-01" and so on. */
export function months(count: number, year = 2026): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}-01`);
}

export function join(
  id: string,
  table: string,
  [source, name]: readonly [string, string],
  isFanOut = false,
): QueryPlan["sources"][number] {
  const on = isFanOut
    ? [{ left: col(source, "id"), right: col(id, name) }]
    : [{ left: col(source, name), right: col(id, "id") }];
  return { kind: "table", id, table, join: { how: "inner", on, isFanOut } };
}

function typeOf(cells: readonly Cell[]): ColumnType {
  const cell = cells.find((one) => one !== null);
  if (typeof cell === "number") return Number.isInteger(cell) ? "integer" : "decimal";
  if (typeof cell === "boolean") return "boolean";
  return typeof cell === "string" && /^\d{4}-\d\d-\d\d$/.test(cell) ? "date" : "text";
}

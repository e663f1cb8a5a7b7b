import type {
  AggregateFunction,
  Catalog,
  CatalogColumn,
  Cell,
  ColumnType,
  Condition,
  Dimension,
  Expression,
  Grain,
  Measure,
  Plan,
  QueryPlan,
  Table,
} from "@askery/model";
import { defaultSettings } from "@askery/model";
import { describeOutputs } from "./describe-outputs.ts";
import type { Output } from "./output.ts";

/** A small catalog that resembles the sample shop, and short ways to write plans and tables over it. */
export const shop: Catalog = {
  tables: [
    tableOf("categories", [
      column("id", "integer", { isUnique: true }),
      column("name", "text", { distinct: 5 }),
      column("department", "text", { distinct: 3 }),
    ]),
    tableOf("products", [
      column("id", "integer", { isUnique: true }),
      column("name", "text", { isUnique: true }),
      column("category_id", "integer", { isNullable: true }),
      column("brand", "text", { distinct: 20 }),
      column("weight_kg", "decimal"),
      column("list_price", "decimal", { comment: "Catalog price of one piece today, in euros." }),
      column("is_active", "boolean"),
    ]),
    tableOf("customers", [
      column("id", "integer", { isUnique: true }),
      column("name", "text"),
      column("country", "text", { distinct: 12 }),
      column("signed_up_at", "timestamp"),
    ]),
    tableOf("orders", [
      column("id", "integer", { isUnique: true }),
      column("customer_id", "integer"),
      column("ordered_at", "timestamp", { min: "2023-12-01", max: "2026-11-20" }),
      column("status", "text", { distinct: 6 }),
      column("channel", "text", { distinct: 6 }),
      column("ship_country", "text", { distinct: 12 }),
      column("coupon_code", "text", { isNullable: true, distinct: 200 }),
      column("total", "decimal"),
    ]),
    tableOf("order_lines", [
      column("id", "integer", { isUnique: true }),
      column("order_id", "integer"),
      column("product_id", "integer"),
      column("quantity", "integer"),
      column("discount", "decimal", { comment: "Share taken off the price, 0 to 1; empty when none." }),
      column("revenue", "decimal"),
    ]),
    tableOf("shipments", [
      column("id", "integer", { isUnique: true }),
      column("order_id", "integer"),
      column("delivery_days", "integer"),
    ]),
  ],
  relationships: [
    relate("products", "category_id", "categories"),
    relate("orders", "customer_id", "customers"),
    relate("order_lines", "order_id", "orders"),
    relate("order_lines", "product_id", "products"),
    relate("shipments", "order_id", "orders"),
  ],
};

export const settings = defaultSettings;
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
  return { kind: "period", value, period: { from, to }, words };
}

export function by(id: string, direction: "ascending" | "descending" = "descending"): QueryPlan["order"] {
  return [{ by: { kind: "output", output: id }, direction }];
}

/** A table written row by row; types follow from the values unless given. */
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

/** Everything that drawing and telling start from. */
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
    outputs: describeOutputs({ plan, table, catalog: shop, settings }),
    today,
    settings,
    catalog: shop,
  };
}

/** "2026-01-01", "2026-02-01" and so on. */
export function months(count: number, year = 2026): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}-01`);
}

interface ColumnTraits {
  readonly isUnique?: boolean;
  readonly isNullable?: boolean;
  readonly comment?: string;
  readonly distinct?: number;
  readonly min?: string;
  readonly max?: string;
}

function column(name: string, type: ColumnType, traits: ColumnTraits = {}): CatalogColumn {
  const {
    isUnique = false,
    isNullable = false,
    comment = null,
    distinct = 1000,
    min = null,
    max = null,
  } = traits;
  return {
    name,
    type,
    nativeType: type.toUpperCase(),
    encoding: null,
    isNullable,
    isUnique,
    comment,
    profile: { rowCount: 1000, nullCount: 0, distinctCount: distinct, min, max },
  };
}

function tableOf(name: string, columns: readonly CatalogColumn[]): Catalog["tables"][number] {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 1000,
    columns,
    primaryKey: ["id"],
  };
}

function relate(table: string, name: string, to: string): Catalog["relationships"][number] {
  return { from: { table, columns: [name] }, to: { table: to, columns: ["id"] }, origin: "declared" };
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

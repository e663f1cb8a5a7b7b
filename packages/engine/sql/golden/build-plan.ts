import type {
  AggregateFunction,
  CaseExpression,
  Catalog,
  CatalogColumn,
  CatalogTable,
  ColumnType,
  Condition,
  Dimension,
  Expression,
  Join,
  Literal,
  Measure,
  Plan,
  QueryPlan,
  Source,
} from "@askery/model";

/** Shorthands for plans and catalogs in tests. */

export function text(value: string): Expression {
  return { kind: "literal", value: { type: "text", value } };
}

export function number(value: number | string): Expression {
  return { kind: "literal", value: { type: "number", value: String(value) } };
}

export function date(value: string): Expression {
  return { kind: "literal", value: { type: "date", value } };
}

export function texts(...values: readonly string[]): readonly Literal[] {
  return values.map((value) => ({ type: "text", value }));
}

/** `column("orders.total")`: source ids equal table names. */
export function column(path: string): Expression {
  const [source = "", column = ""] = path.split(".");
  return { kind: "column", source, column };
}

export function output(id: string): Expression {
  return { kind: "output", output: id };
}

export function aggregate(
  name: AggregateFunction,
  of: Expression | null = null,
  where: Condition | null = null,
): Expression {
  return { kind: "aggregate", function: name, of, where };
}

export function compare(
  left: Expression,
  operator: "=" | "!=" | "<" | "<=" | ">" | ">=",
  right: Expression,
): Condition {
  return { kind: "compare", left, operator, right };
}

/** One branch of a CASE. */
export function branch(when: Condition, value: Expression): CaseExpression["branches"][number] {
  // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
  return { when, then: value };
}

export function not(condition: Condition): Condition {
  return { kind: "not", condition };
}

export function outputs(
  expressions: Readonly<Record<string, Expression>>,
): readonly Dimension[] & readonly Measure[] {
  return Object.entries(expressions).map(([id, expression]) => ({
    id,
    expression,
    label: id,
    isShown: true,
    format: null,
  }));
}

export function hidden(
  expressions: Readonly<Record<string, Expression>>,
): readonly Dimension[] & readonly Measure[] {
  return outputs(expressions).map((output) => ({ ...output, isShown: false }));
}

export function table(name: string, join: Join | null = null): Source {
  return { kind: "table", id: name, table: name, join };
}

export function join(how: "inner" | "left", left: string, right: string): Join {
  return { how, on: [{ left: column(left), right: column(right) }], isFanOut: false };
}

/** A plan over one table or other sources. Lists rows unless it has measures. */
export function query(from: string | readonly Source[], parts: Partial<QueryPlan>): QueryPlan {
  return {
    kind: "query",
    sources: typeof from === "string" ? [table(from)] : from,
    filters: [],
    aggregation: parts.measures === undefined ? "none" : "group",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
    ...parts,
  };
}

export function source(id: string, plan: Plan, join: Join | null = null): Source {
  return { kind: "plan", id, plan, join };
}

/** `columns` maps names to types, with `?` after the type of a nullable column. */
export function catalogTable(name: string, columns: Readonly<Record<string, string>>): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: null,
    columns: Object.entries(columns).map(([name, type]) => catalogColumn(name, type)),
    primaryKey: [],
  };
}

function catalogColumn(name: string, type: string): CatalogColumn {
  return {
    name,
    type: type.replace("?", "") as ColumnType,
    nativeType: type.replace("?", ""),
    encoding: null,
    isNullable: type.endsWith("?"),
    isUnique: false,
    comment: null,
    profile: null,
  };
}

export function catalogOf(...tables: readonly CatalogTable[]): Catalog {
  return { tables, relationships: [] };
}

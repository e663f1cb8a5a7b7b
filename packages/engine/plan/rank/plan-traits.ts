import {
  isNumeric,
  type Condition,
  type Dimension,
  type Expression,
  type Plan,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";

/** The traits of a plan that ranking weighs. */
export interface PlanTraits {
  readonly names: ReadonlySet<string>;
  /** All tables, including those in nested plans. */
  readonly tables: ReadonlySet<TableId>;
  /** The number of joins in the outer plan. */
  readonly joins: number;
  /** The number of EXISTS tests at any depth. */
  readonly existsTests: number;
  /** The number of shown columns. */
  readonly width: number;
  readonly columns: ShownColumns;
}

/** How many columns of each kind a plan shows. */
export interface ShownColumns {
  /** Measures, and figures of listed rows. */
  readonly figures: number;
  /** Other numbers, such as keys and years. */
  readonly numbers: number;
  readonly labels: number;
  /** True for a single row, which has nothing to be compared with. */
  readonly isOneRow: boolean;
}

/** Reads the traits of a plan. */
export function readTraits(plan: Plan, schema: Schema): PlanTraits {
  const names = new Set<string>();
  const tables = new Set<TableId>();
  const draft: Draft = { names, tables, existsTests: 0 };
  addPlan(plan, draft);
  const outer = outerOf(plan);
  if (outer !== null) addShown(outer, names, schema);
  const sources = outer?.sources ?? [];
  return {
    names,
    tables,
    joins: Math.max(0, sources.length - 1),
    existsTests: draft.existsTests,
    width:
      outer === null ? 0 : [...outer.dimensions, ...outer.measures].filter(({ isShown }) => isShown).length,
    columns: countColumns(outer, schema),
  };
}

interface Draft {
  readonly names: Set<string>;
  readonly tables: Set<TableId>;
  existsTests: number;
}

function outerOf(plan: Plan): QueryPlan | null {
  if (plan.kind === "set") return outerOf(plan.left);
  return plan.kind === "query" ? plan : null;
}

/** Adds the number of shown columns and their kinds: names, keys, figures, others. */
function addShown({ sources, dimensions, measures }: QueryPlan, names: Set<string>, schema: Schema): void {
  const shown = [...dimensions, ...measures].filter(({ isShown }) => isShown);
  names.add(`width ${Math.min(shown.length, widest)}`);
  for (const { expression } of shown) {
    const ref = refOf(expression, sources);
    if (ref !== null) names.add(`shows ${kindOf(ref, schema)}`);
    const summed = expression.kind === "aggregate" && expression.of ? refOf(expression.of, sources) : null;
    if (summed !== null && expression.kind === "aggregate") {
      names.add(`${expression.function} of ${kindOf(summed, schema)}`);
    }
  }
}

const widest = 5;

function countColumns(outer: QueryPlan | null, schema: Schema): ShownColumns {
  const dimensions = outer?.dimensions.filter(({ isShown }) => isShown) ?? [];
  const measures = outer?.measures.filter(({ isShown }) => isShown) ?? [];
  const isList = outer?.aggregation !== "group";
  const kinds = dimensions.map(({ expression }: Dimension) => {
    const ref = refOf(expression, outer?.sources ?? []);
    if (ref === null || !isNumeric(schema.column(ref).type)) return "label";
    return isList && schema.isFigure(ref) ? "figure" : "number";
  });
  const count = (kind: "figure" | "number" | "label") => kinds.filter((one) => one === kind).length;
  return {
    figures: measures.length + count("figure"),
    numbers: count("number"),
    labels: count("label"),
    isOneRow: outer?.limit?.count === 1 || (!isList && dimensions.length === 0),
  };
}

/** The stored column that an expression is; null for computed ones. */
function refOf(expression: Expression, sources: QueryPlan["sources"]): ColumnRef | null {
  if (expression.kind !== "column") return null;
  const source = sources.find(({ id }) => id === expression.source);
  return source?.kind === "table" ? { table: source.table, column: expression.column } : null;
}

function kindOf(ref: ColumnRef, schema: Schema): string {
  if (schema.isKey(ref)) return "key";
  if (schema.displayColumns(ref.table).includes(ref.column)) return "name";
  if (schema.isDate(ref)) return "date";
  return schema.isFigure(ref) ? "figure" : "label";
}

function addPlan(plan: Plan, draft: Draft): void {
  if (plan.kind === "sql") return;
  if (plan.kind === "set") {
    draft.names.add(plan.operator);
    addPlan(plan.left, draft);
    addPlan(plan.right, draft);
    return;
  }
  const { names } = draft;
  addSources(plan, draft);
  names.add(plan.aggregation === "group" ? (plan.dimensions.length > 0 ? "groups" : "total") : "list");
  for (const { expression, isShown } of plan.measures) names.add(nameOfMeasure(expression, isShown));
  for (const filter of plan.filters) addCondition(filter, draft);
  if (plan.having.length > 0) names.add("having");
  if (plan.limit !== null) names.add(plan.limit.count === 1 ? "first" : "firstFew");
  else if (plan.order.length > 0 && plan.aggregation !== "group") names.add("sorted");
  if (plan.limit !== null && plan.order[0]) names.add(`by ${plan.order[0].direction}`);
}

function addSources({ sources }: QueryPlan, draft: Draft): void {
  for (const source of sources) {
    if (source.kind === "table") draft.tables.add(source.table);
    else {
      draft.names.add("nested");
      addPlan(source.plan, draft);
    }
  }
}

function nameOfMeasure(expression: Expression, isShown: boolean): string {
  const name = expression.kind === "aggregate" ? expression.function : expression.kind;
  return isShown ? name : `hidden ${name}`;
}

function addCondition(condition: Condition, draft: Draft): void {
  const { names } = draft;
  switch (condition.kind) {
    case "compare":
      names.add(nameOfComparison(condition.operator));
      if (condition.right.kind === "scalar") names.add("nestedFigure");
      return;
    case "exists":
      names.add("exists");
      addInner(condition.plan, draft);
      return;
    case "not":
      names.add("not");
      if (condition.condition.kind === "exists") {
        names.add("notExists");
        addInner(condition.condition.plan, draft);
      } else addCondition(condition.condition, draft);
      return;
    case "any":
    case "all":
      names.add(condition.kind);
      for (const one of condition.conditions) addCondition(one, draft);
      return;
    default:
      names.add(condition.kind);
  }
}

function nameOfComparison(operator: string): string {
  if (operator === "=") return "equals";
  return operator === "!=" ? "not" : "compares";
}

function addInner(plan: Plan, draft: Draft): void {
  draft.existsTests++;
  if (plan.kind !== "query") return;
  addSources(plan, draft);
  for (const filter of plan.filters) addCondition(filter, draft);
}

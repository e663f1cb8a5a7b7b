import type { Condition, Expression, Plan, QueryPlan, TableId } from "@askery/model";
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
  const refOf = (expression: Expression): ColumnRef | null => {
    if (expression.kind !== "column") return null;
    const source = sources.find(({ id }) => id === expression.source);
    return source?.kind === "table" ? { table: source.table, column: expression.column } : null;
  };
  for (const { expression } of shown) {
    const ref = refOf(expression);
    if (ref !== null) names.add(`shows ${kindOf(ref, schema)}`);
    const summed = expression.kind === "aggregate" && expression.of ? refOf(expression.of) : null;
    if (summed !== null && expression.kind === "aggregate") {
      names.add(`${expression.function} of ${kindOf(summed, schema)}`);
    }
  }
}

const widest = 5;

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

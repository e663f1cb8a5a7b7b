import type {
  AggregateExpression,
  Condition,
  Expression,
  OutputId,
  Plan,
  Problem,
  QueryPlan,
} from "@askery/model";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { isSame } from "../plan/request/is-same.ts";
import { describeExpression } from "../sql/describe-expression.ts";
import { resolveOutput } from "../sql/plan-outputs.ts";
import { refuseEdit, type EditContext } from "./edit-context.ts";
import { keepOnly, type MarkValue } from "./edit-marks.ts";
import { editPlanInSteps } from "./edit-plan.ts";
import { readsElsewhere } from "./open-block.ts";
import { chooseRowColumns } from "./row-columns.ts";

/** A figure of a plan's result: the values of its row, and its measure. */
export interface PlanPoint {
  readonly values: readonly MarkValue[];
  /** Null for the rows of the whole group. */
  readonly measure: OutputId | null;
}

/**
 * Plans the list of the rows that a figure is computed from: a count is their number, a sum that of a column. Rows of a
 * distinct count of keys are listed once for each key.
 */
export function planFigureRows(plan: Plan, point: PlanPoint, context: EditContext): QueryPlan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set" || readsElsewhere(plan)) return refuseEdit("edit-of-set");
  if (plan.aggregation !== "group" || plan.measures.length === 0) return refuseEdit("no-measure");
  const narrowed = editPlanInSteps(plan, keepOnly(plan, point.values), context);
  if (narrowed.kind === "problem") return narrowed.problem;
  if (narrowed.plan.kind !== "query") return refuseEdit("edit-of-set");
  const aggregates = listAggregates(point.measure, narrowed.plan);
  const condition = readRows(aggregates, narrowed.plan, context);
  const { filters } = narrowed.plan;
  const rows: QueryPlan = {
    ...narrowed.plan,
    aggregation: "none",
    filters:
      condition === null || filters.some((one) => isSame(one, condition)) ? filters : [...filters, condition],
    having: [],
    order: [],
    limit: null,
  };
  const { dimensions } = plan;
  const label = plan.measures.find(({ id }) => id === point.measure)?.label ?? "";
  return chooseRowColumns({ rows, dimensions, label, aggregates }, context);
}

/** The aggregates that a measure is computed from, each once. */
function listAggregates(measure: OutputId | null, plan: QueryPlan): readonly AggregateExpression[] {
  const found: AggregateExpression[] = [];
  const collect = (part: Expression): Expression => {
    if (part.kind === "output") mapExpression(resolveOutput(part, plan), collect);
    if (part.kind === "aggregate" && !found.some((one) => isSame(one, part))) found.push(part);
    return part;
  };
  const expression = plan.measures.find(({ id }) => id === measure)?.expression;
  if (expression !== undefined) mapExpression(expression, collect);
  return found;
}

/** The condition of the rows that aggregates read; null if one of them reads all. */
function readRows(
  aggregates: readonly AggregateExpression[],
  plan: QueryPlan,
  context: EditContext,
): Condition | null {
  const conditions = aggregates.map((one) => readRowsOf(one, plan, context));
  const some = conditions.filter((one) => one !== null);
  const [only] = some;
  if (only === undefined || some.length < conditions.length) return null;
  const distinct = some.filter((one, index) => some.findIndex((other) => isSame(one, other)) === index);
  return distinct.length === 1 ? only : { kind: "any", conditions: distinct };
}

function readRowsOf(
  { of, where }: AggregateExpression,
  plan: QueryPlan,
  { schema }: EditContext,
): Condition | null {
  const isAlwaysThere = of === null || !describeExpression(of, plan, schema.catalog).isNullable;
  const isThere: Condition | null = isAlwaysThere
    ? null
    : { kind: "not", condition: { kind: "null", value: of } };
  if (where === null || isThere === null) return where ?? isThere;
  return { kind: "all", conditions: [where, isThere] };
}

import type { Condition, Expression, QueryPlan } from "@askery/model";
import { outputsOf } from "./plan-outputs.ts";

/** The direct subexpressions of the same stage, excluding those inside aggregates and nested plans. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "arithmetic":
      return [expression.left, expression.right];
    case "grain":
    case "datePart":
      return [expression.of];
    case "duration":
      return [expression.from, expression.to];
    case "call":
      return expression.arguments;
    case "case":
      return [
        ...expression.branches.flatMap(({ when, then }) => [...expressionsIn(when), then]),
        expression.otherwise,
      ];
    default:
      return [];
  }
}

/** The expressions that a condition compares, at any depth of AND, OR and NOT. */
export function expressionsIn(condition: Condition): readonly Expression[] {
  switch (condition.kind) {
    case "compare":
      return [condition.left, condition.right];
    case "between":
      return [condition.value, condition.low, condition.high];
    case "exists":
      return condition.on.map((pair) => pair.outer);
    case "all":
    case "any":
      return condition.conditions.flatMap(expressionsIn);
    case "not":
      return expressionsIn(condition.condition);
    default:
      return [condition.value];
  }
}

/** True if the expression uses an aggregate. */
export function holdsAggregate(expression: Expression): boolean {
  return expression.kind === "aggregate" || partsOf(expression).some(holdsAggregate);
}

/** True if a row expression contains a subquery. */
export function holdsPlan(expression: Expression): boolean {
  if (expression.kind === "scalar") return true;
  if (expression.kind === "case" && expression.branches.some(({ when }) => asksPlan(when))) return true;
  return partsOf(expression).some(holdsPlan);
}

/** Does not look into the expressions of the condition, which are parts of the CASE. */
function asksPlan(condition: Condition): boolean {
  switch (condition.kind) {
    case "exists":
    case "inPlan":
      return true;
    case "all":
    case "any":
      return condition.conditions.some(asksPlan);
    case "not":
      return asksPlan(condition.condition);
    default:
      return false;
  }
}

/** True if an inner query refers to columns of the block, which must then be qualified. */
export function isCorrelated(plan: QueryPlan): boolean {
  return (
    plan.filters.some(asksForRow) ||
    plan.having.some(asksForRow) ||
    outputsOf(plan).some((output) => holdsRowQuestion(output.expression)) ||
    plan.order.some((order) => holdsRowQuestion(order.by))
  );
}

function asksForRow(condition: Condition): boolean {
  switch (condition.kind) {
    case "exists":
      return true;
    case "all":
    case "any":
      return condition.conditions.some(asksForRow);
    case "not":
      return asksForRow(condition.condition);
    default:
      return expressionsIn(condition).some(holdsRowQuestion);
  }
}

function holdsRowQuestion(expression: Expression): boolean {
  switch (expression.kind) {
    case "aggregate":
      return (
        (expression.where !== null && asksForRow(expression.where)) ||
        (expression.of !== null && holdsRowQuestion(expression.of))
      );
    case "case":
      return (
        expression.branches.some(({ when }) => asksForRow(when)) || partsOf(expression).some(holdsRowQuestion)
      );
    case "share":
    case "change":
    case "previous":
    case "running":
    case "moving":
    case "rank":
      return holdsRowQuestion(expression.of);
    default:
      return partsOf(expression).some(holdsRowQuestion);
  }
}

import type { Condition, Expression } from "@askery/model";

/**
 * Maps every part of an expression, innermost first, including conditions. Skips nested plans, since their sources are
 * separate.
 */
export function mapExpression(expression: Expression, change: (part: Expression) => Expression): Expression {
  const map = (part: Expression): Expression => mapExpression(part, change);
  switch (expression.kind) {
    case "arithmetic":
      return change({ ...expression, left: map(expression.left), right: map(expression.right) });
    case "duration":
      return change({ ...expression, from: map(expression.from), to: map(expression.to) });
    case "call":
      return change({ ...expression, arguments: expression.arguments.map(map) });
    case "case":
      return change({
        ...expression,
        branches: expression.branches.map(({ when, then }) => ({
          when: mapCondition(when, change),
          // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
          then: map(then),
        })),
        otherwise: map(expression.otherwise),
      });
    case "aggregate":
      return change({
        ...expression,
        of: expression.of === null ? null : map(expression.of),
        where: expression.where === null ? null : mapCondition(expression.where, change),
      });
    case "grain":
    case "datePart":
    case "share":
    case "change":
    case "previous":
    case "running":
    case "moving":
    case "rank":
      return change({ ...expression, of: map(expression.of) });
    case "column":
    case "literal":
    case "scalar":
    case "output":
      return change(expression);
  }
}

/** Maps every expression inside a condition. */
export function mapCondition(condition: Condition, change: (part: Expression) => Expression): Condition {
  const map = (part: Expression): Expression => mapExpression(part, change);
  switch (condition.kind) {
    case "compare":
      return { ...condition, left: map(condition.left), right: map(condition.right) };
    case "between":
      return {
        ...condition,
        value: map(condition.value),
        low: map(condition.low),
        high: map(condition.high),
      };
    case "exists":
      return {
        ...condition,
        on: condition.on.map(({ outer, inner }) => ({ outer: map(outer), inner })),
      };
    case "all":
    case "any":
      return { ...condition, conditions: condition.conditions.map((one) => mapCondition(one, change)) };
    case "not":
      return { ...condition, condition: mapCondition(condition.condition, change) };
    case "in":
    case "inPlan":
    case "match":
    case "null":
    case "period":
      return { ...condition, value: map(condition.value) };
  }
}

import type { Condition, Expression, Measure, QueryPlan } from "@askery/model";
import { changeBetween } from "../plan/assemble/change-between.ts";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { isSame } from "../plan/request/is-same.ts";
import { nameOutput } from "../plan/assemble/name-outputs.ts";
import { takenIds } from "./edit-measures.ts";
import { inlineOutput } from "./rename-output.ts";

/** Rows that figures are computed of, and their name beside the figure: "last year". */
export interface Side {
  readonly condition: Condition;
  readonly words: string;
}

/**
 * Puts the figures of other rows beside a plan's. A single figure also gets its change. Groups appear if either side has
 * them.
 *
 * @param now one of the plan's filters
 */
export function setBeside(plan: QueryPlan, now: Side, before: Side): QueryPlan {
  const ids = takenIds(plan);
  const whole = plan.measures.reduce((one, { id, expression }) => inlineOutput(one, id, expression), plan);
  const during = ({ condition }: Side) => whereOf(condition);
  const current = whole.measures.map((one) => ({
    ...one,
    expression: mapExpression(one.expression, during(now)),
    label: `${one.label} ${now.words}`,
  }));
  const shown = whole.measures.filter(({ isShown }) => isShown);
  const earlier = shown.map((one): Measure => {
    const label = `${one.label} ${before.words}`;
    return {
      ...one,
      id: nameOutput(label, ids),
      label,
      expression: mapExpression(one.expression, during(before)),
    };
  });
  const [one, other] = [current.find(({ isShown }) => isShown), earlier[0]];
  const change = one && other && earlier.length === 1 ? [changeBetween(one, other, ids)] : [];
  return {
    ...whole,
    filters: plan.filters.map((filter) =>
      isSame(filter, now.condition) ? { kind: "any", conditions: [now.condition, before.condition] } : filter,
    ),
    measures: [...current, ...earlier, ...change],
    having: whole.having.map((filter) => mapCondition(filter, during(now))),
    order: plan.order.map((order) => ({ ...order, by: mapExpression(order.by, during(now)) })),
  };
}

/** Limits aggregates to rows that meet a condition. */
export function whereOf(condition: Condition): (part: Expression) => Expression {
  return (part) => (part.kind === "aggregate" ? { ...part, where: both(part.where, condition) } : part);
}

function both(where: Condition | null, when: Condition): Condition {
  return where === null ? when : { kind: "all", conditions: [where, when] };
}

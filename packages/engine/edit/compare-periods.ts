import type {
  Condition,
  Expression,
  Measure,
  Period,
  PeriodCondition,
  Plan,
  Problem,
  QueryPlan,
} from "@askery/model";
import { formatPeriod } from "../chart/format-period.ts";
import { changeBetween } from "../plan/assemble/change-between.ts";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { nameOutput } from "../plan/assemble/name-outputs.ts";
import { isSame } from "../plan/request/is-same.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import { refuseEdit, type EditContext } from "./edit-context.ts";
import { takenIds } from "./edit-measures.ts";
import { findPeriodBefore } from "./find-period-before.ts";
import { isPeriod } from "./find-time.ts";
import { inlineOutput } from "./rename-output.ts";
import { comparesPeriods } from "./set-period.ts";

/**
 * Compares a plan's period with the previous period or the same period of the previous year. A single figure also gets
 * its change. Groups appear if either period has them.
 */
export function comparePeriods(
  plan: Plan,
  how: "periodBefore" | "yearBefore",
  context: EditContext,
): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  if (comparesPeriods(plan)) return refuseEdit("edit-of-comparison");
  if (plan.sources[0]?.kind === "plan") return refuseEdit("edit-of-groups");
  if (plan.aggregation !== "group" || plan.measures.length === 0) return refuseEdit("no-measure");
  const [now, ...others] = plan.filters.filter(isPeriod);
  const before = now === undefined || others.length > 0 ? null : findBefore(now.period, how, context);
  if (now === undefined || before === null) return refuseEdit("edit-without-period");
  if (plan.dimensions.some(({ expression }) => isTimeOf(expression, now.value))) {
    return refuseEdit("edit-along-time");
  }
  return setBeside(plan, now, { ...now, period: before, words: wordsOf(before, context) }, context);
}

function findBefore(period: Period, how: "periodBefore" | "yearBefore", context: EditContext): Period | null {
  if (period.from === null || period.to === null) return null;
  return how === "yearBefore" ? shiftPeriod(period, "year", -1) : findPeriodBefore(period, context);
}

/** True if the expression is a time unit of this date: along time, no row belongs to both periods. */
function isTimeOf(expression: Expression, date: Expression): boolean {
  let isTime = false;
  mapExpression(expression, (part) => {
    if (isSame(part, date)) isTime = true;
    return part;
  });
  return isTime;
}

function setBeside(
  plan: QueryPlan,
  now: PeriodCondition,
  before: PeriodCondition,
  context: EditContext,
): QueryPlan {
  const ids = takenIds(plan);
  const whole = plan.measures.reduce((one, { id, expression }) => inlineOutput(one, id, expression), plan);
  const during = (when: Condition) => (part: Expression) =>
    part.kind === "aggregate" ? { ...part, where: both(part.where, when) } : part;
  const current = whole.measures.map((one) => ({
    ...one,
    expression: mapExpression(one.expression, during(now)),
    label: `${one.label} ${now.words || wordsOf(now.period, context)}`,
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
      filter === now ? { kind: "any", conditions: [now, before] } : filter,
    ),
    measures: [...current, ...earlier, ...change],
    having: whole.having.map((filter) => mapCondition(filter, during(now))),
    order: plan.order.map((order) => ({ ...order, by: mapExpression(order.by, during(now)) })),
  };
}

function both(where: Condition | null, when: Condition): Condition {
  return where === null ? when : { kind: "all", conditions: [where, when] };
}

function wordsOf(period: Period, context: EditContext): string {
  return period.kind === "relative" ? describePeriod(period) : formatPeriod(resolvePeriod(period, context));
}

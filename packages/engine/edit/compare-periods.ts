import type { Expression, Period, Plan, Problem } from "@askery/model";
import { formatPeriod } from "../question/format-period.ts";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { isSame } from "../plan/request/is-same.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import { refuseEdit, type EditContext } from "./edit-context.ts";
import { findPeriodBefore } from "./find-period-before.ts";
import { isPeriod } from "./find-time.ts";
import { setBeside } from "./set-beside.ts";
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
  const words = wordsOf(before, context);
  return setBeside(
    plan,
    { condition: now, words: now.words || wordsOf(now.period, context) },
    { condition: { ...now, period: before, words }, words },
  );
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

function wordsOf(period: Period, context: EditContext): string {
  return period.kind === "relative" ? describePeriod(period) : formatPeriod(resolvePeriod(period, context));
}

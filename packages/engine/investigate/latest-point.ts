import type { Plan } from "@askery/model";
import { findTime, isPeriod } from "../edit/find-time.ts";
import type { PlanPoint } from "../edit/plan-figure-rows.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { addUnits, parseIsoDate, startOf, toIsoDate } from "../question/calendar-days.ts";
import { resolvePeriod } from "../question/resolve-period.ts";

/**
 * The latest point of a figure: on a time axis, its last whole unit of time until today; without one, the figure as a whole. Null
 * for a plan without a figure.
 */
export function latestPoint(plan: Plan, context: ExploreContext): PlanPoint | null {
  const measure = plan.kind === "query" ? plan.measures.find(({ isShown }) => isShown)?.id : undefined;
  if (plan.kind !== "query" || measure === undefined) return null;
  const axis = findTime(plan);
  if (axis?.expression.kind !== "grain" || axis.expression.grain === "hour") return { values: [], measure };
  const { grain } = axis.expression;
  const period = plan.filters.find(isPeriod)?.period;
  const end = (period && resolvePeriod(period, context).to) ?? context.today;
  const last = Math.min(parseIsoDate(end), parseIsoDate(context.today));
  const start = addUnits(startOf(last, grain, context.settings), grain, -1);
  return { values: [{ output: axis.id, value: { type: "date", value: toIsoDate(start) } }], measure };
}

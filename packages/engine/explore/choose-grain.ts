import { dayOf, type Exploration, type Grain, type QueryPlan } from "@askery/model";
import { countUnits } from "../chart/buckets.ts";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { ExploreContext } from "./explore-context.ts";

const grains: readonly Grain[] = ["year", "quarter", "month", "week", "day"];
/** With fewer points, a line shows little and no test decides. */
const enoughPoints = 18;
const fallback: Grain = "month";

/**
 * The coarsest unit that gives the dates of a plan's time axis at least 18 points, so that monthly figures of three
 * years are months, and those of three weeks are days. Months are never left for quarters or years, which would hide a
 * season, unless there are more than ten years. The dates are those of the last sync; months if they are unknown.
 */
export function chooseGrain(
  plan: QueryPlan,
  { period }: Pick<Exploration, "period">,
  context: ExploreContext,
): Grain {
  const span = period === null ? findSpan(plan, context) : daysOf(period);
  if (span === null) return fallback;
  const isLong = countUnits(span.first, span.last, "year") > 10;
  const fitting = grains
    .filter((grain) => isLong || (grain !== "year" && grain !== "quarter"))
    .find((grain) => countUnits(span.first, span.last, grain) >= enoughPoints);
  return fitting ?? "day";
}

interface Days {
  readonly first: number;
  readonly last: number;
}

function daysOf({ from, to }: NonNullable<Exploration["period"]>): Days {
  return { first: parseIsoDate(from), last: parseIsoDate(to) - 1 };
}

function findSpan(plan: QueryPlan, { schema, today }: ExploreContext): Days | null {
  const axis = plan.dimensions.find(({ expression }) => expression.kind === "grain")?.expression;
  if (axis?.kind !== "grain" || axis.of.kind !== "column") return null;
  const found = findPlanColumn(axis.of.source, axis.of.column, plan, schema.catalog);
  const profile = found?.kind === "stored" ? found.column.profile : null;
  const [first, last] = [dayOf(profile?.min ?? null), dayOf(profile?.max ?? null)];
  if (first === null || last === null) return null;
  return { first, last: Math.max(first, Math.min(last, parseIsoDate(today))) };
}

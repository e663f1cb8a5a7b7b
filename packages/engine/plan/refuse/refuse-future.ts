import type { Condition, Problem, QueryPlan } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import type { Schema } from "../schema/schema.ts";

/** Refuses a period in the future if the date column has no future dates and is no deadline. */
export function refuseFuture(plan: QueryPlan, calendar: CalendarContext, schema: Schema): Problem | null {
  const words = plan.filters.flatMap((filter) => futureWords(filter, plan, { ...calendar, schema }));
  return words.length === 0
    ? null
    : { code: "forecast-not-possible", spans: [], facts: { words: words.join(", ") }, suggestions: [] };
}

function futureWords(
  filter: Condition,
  plan: QueryPlan,
  { schema, ...calendar }: CalendarContext & { readonly schema: Schema },
): readonly string[] {
  if (filter.kind !== "period" || filter.value.kind !== "column") return [];
  const { value, words } = filter;
  const { from } = resolvePeriod(filter.period, calendar);
  const source = plan.sources.find(({ id }) => id === value.source);
  if (source?.kind !== "table" || from === null || from <= calendar.today) return [];
  const date = { table: source.table, column: value.column };
  if (schema.isDeadline(date)) return [];
  const latest = schema.column(date).profile?.max ?? null;
  return latest !== null && latest.slice(0, 10) < from ? [words] : [];
}

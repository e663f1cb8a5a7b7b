import { dayOf, type Output, type Plan } from "@askery/model";
import { addUnits, toIsoDate } from "../question/calendar-days.ts";
import { countUnits } from "./buckets.ts";
import { figureWithoutRows } from "./output.ts";
import type { TimeColumn } from "./shape-result.ts";
import type { Entry } from "./summarize-groups.ts";

/** The maximum number of units that are filled. */
const maxUnits = 5_000;

/**
 * Adds the units of time without rows between the first entry and the last, if the figure is known to be 0 there. Entries
 * must be in order.
 */
export function fillUnits(
  entries: readonly Entry[],
  { grain, distinct }: Pick<TimeColumn, "grain" | "distinct">,
  { output, plan }: { readonly output: Output; readonly plan: Plan },
): readonly Entry[] {
  const [first, last] = [dayOf(entries[0]?.key ?? null), dayOf(entries.at(-1)?.key ?? null)];
  if (!isZeroWithoutRows(output, plan) || grain === "hour" || first === null || last === null) return entries;
  const count = countUnits(first, last, grain);
  if (count === entries.length || count > maxUnits) return entries;
  const byDay = new Map(entries.map((entry) => [dayOf(entry.key), entry]));
  const withRows = new Set(distinct.map(dayOf));
  return Array.from({ length: count }, (_, index) => addUnits(first, grain, index)).flatMap((day) => {
    const entry = byDay.get(day);
    if (entry !== undefined) return [entry];
    return withRows.has(day) ? [] : [{ key: toIsoDate(day), value: 0 }];
  });
}

/** Whether a result has no row for a unit of time because its figure is 0 there. Limits leave out other units as well. */
export function isZeroWithoutRows(output: Output, plan: Plan): boolean {
  const hasAll = plan.kind === "query" && plan.limit === null && plan.having.length === 0;
  return hasAll && figureWithoutRows(output) === 0;
}

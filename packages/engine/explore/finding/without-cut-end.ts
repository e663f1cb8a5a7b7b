import { dayOf } from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import { findPlanColumn } from "../../chart/find-plan-column.ts";
import type { TimeColumn } from "../../chart/shape-result.ts";
import type { Entry } from "../../chart/summarize-groups.ts";
import type { AnswerScope } from "../../narrate/describing/answer-scope.ts";

/** With so many rows missing that usually come in the rest of a unit, the data were cut: chance leaves that out in 1 %. */
const missingRows = 4.6;

/** The units without the last one, if the data end within it: a file that was written on 25 April has no whole second quarter. */
export function withoutCutEnd(
  entries: readonly Entry[],
  time: TimeColumn,
  scope: Pick<AnswerScope, "plan" | "catalog">,
): readonly Entry[] {
  const start = dayOf(entries.at(-1)?.key ?? null);
  return start === null || findCutDay(start, time, scope) === null ? entries : entries.slice(0, -1);
}

/**
 * The last day of the data, if they end within the unit that starts on a day. The last date and the usual number of rows a
 * day are those of the last sync.
 */
export function findCutDay(
  start: number,
  { grain }: TimeColumn,
  { plan, catalog }: Pick<AnswerScope, "plan" | "catalog">,
): number | null {
  const axis = plan.kind === "query" ? plan.dimensions.map(({ expression }) => expression) : [];
  const date = axis.flatMap((expression) => (expression.kind === "grain" ? [expression.of] : []))[0];
  if (grain === "hour" || plan.kind !== "query" || date?.kind !== "column") return null;
  const found = findPlanColumn(date.source, date.column, plan, catalog);
  const profile = found?.kind === "stored" ? found.column.profile : null;
  const [first, last] = [dayOf(profile?.min ?? null), dayOf(profile?.max ?? null)];
  if (profile === null || first === null || last === null || last < start || last === first) return null;
  const rowsPerDay = (profile.rowCount - profile.nullCount) / (last - first);
  return rowsPerDay * (endOf(start, grain) - 1 - last) > missingRows ? last : null;
}

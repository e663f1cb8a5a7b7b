import type { Condition, PeriodCondition } from "@askery/model";
import { formatPeriod } from "../question/format-period.ts";
import { isSame } from "../plan/request/is-same.ts";
import { parseIsoDate, toIsoDate, type Day } from "../question/calendar-days.ts";
import type { State, Subject } from "./subject.ts";

/**
 * The same figure in a stretch of days, compared with the latest days before it that are the same weekdays and as many.
 * Null for a subject without periods.
 */
export function makeWindowSubject(subject: Subject, from: Day, to: Day): Subject | null {
  const { states, plan } = subject;
  const condition = states?.after.condition;
  if (states === null || condition?.kind !== "period") return null;
  const back = 7 * Math.ceil((to - from) / 7);
  const after = stateOf(condition, from, to);
  return {
    ...subject,
    plan: {
      ...plan,
      filters: plan.filters.map((one): Condition => (isSame(one, condition) ? after.condition : one)),
    },
    states: { before: stateOf(condition, from - back, to - back), after },
  };
}

function stateOf(condition: PeriodCondition, from: Day, to: Day): State {
  const span = { from: toIsoDate(from), to: toIsoDate(to) };
  const words = formatPeriod(span);
  return { words, condition: { ...condition, period: { kind: "absolute", ...span }, words }, span };
}

/** The days that the id of a step names; null if it names none. */
export function readWindow(id: string): { readonly from: Day; readonly to: Day } | null {
  const [, from, to] = /^window:(\d{4}-\d\d-\d\d):(\d{4}-\d\d-\d\d):/.exec(id) ?? [];
  return from === undefined || to === undefined ? null : { from: parseIsoDate(from), to: parseIsoDate(to) };
}

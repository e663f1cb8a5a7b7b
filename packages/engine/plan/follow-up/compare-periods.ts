import type { CalendarOffset, Grain, Period, PeriodEnd, RelativeUnit } from "@askery/model";
import { toIsoDate } from "../../question/calendar-days.ts";
import { describePeriod } from "../../question/describe-period.ts";
import { precedePeriod } from "../../question/precede-period.ts";
import { currentDay, currentUnit } from "../../question/relative-ends.ts";
import { shiftPeriod } from "../../question/shift-period.ts";
import { upToToday } from "../../question/up-to-today.ts";
import { wordsOfPeriod } from "../../question/words-of-period.ts";
import type { PeriodPhrase } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { PlacedPeriod, Request } from "../request/request.ts";
import { countRows } from "./count-rows.ts";
import type { FollowUpContext } from "./follow-up-context.ts";

type Shift = { readonly unit: Grain; readonly steps: number; readonly isToDate?: true };

export function shiftPeriods({ periods }: Request, { unit, steps }: Shift): readonly PlacedPeriod[] {
  return periods.map((placed) => {
    const period = shiftPeriod(untilToday(placed.period, steps), unit === "hour" ? "day" : unit, steps);
    return { ...placed, period, words: wordsOfPeriod(period) };
  });
}

/** "The same period last year" after "since March" ends today a year ago. */
function untilToday(period: Period, steps: number): Period {
  if (period.from === null || period.to !== null || steps > 0) return period;
  const from: PeriodEnd = period.kind === "relative" ? period.from : { kind: "date", date: period.from };
  return { kind: "relative", from, to: currentDay };
}

/** Compares with the shifted period; figures of all times are those of the current unit and of the one before. */
export function compareShifted(
  before: Request,
  { unit, steps, isToDate }: Shift,
  { calendar }: FollowUpContext,
): Request | null {
  const of = unit === "hour" ? "day" : unit;
  const found = shownPeriod(before) ?? (isOfAllTimes(before) ? currentPeriod(of) : null);
  if (found === null) return null;
  const shown = isToDate ? soFar(found, calendar) : found;
  const period = shiftPeriod(shown.period, of, steps);
  return comparePeriods(before, shown, { period, words: wordsOfPeriod(period) });
}

/** The days so far of a period that has not ended. */
function soFar(shown: PeriodPhrase, { today, settings }: FollowUpContext["calendar"]): PeriodPhrase {
  const period = upToToday(shown.period, { today: toIsoDate(today), settings });
  return period === null ? shown : { ...shown, period, words: wordsOfPeriod(period) };
}

/** The only period of an answer, or the first of those that it compares; null if there are none or several. */
function shownPeriod({ periods, versus }: Request): PeriodPhrase | null {
  const [only, ...others] = versus === null ? periods : versus.slice(0, 1);
  return only === undefined || others.length > 0 ? null : { period: only.period, words: only.words };
}

function isOfAllTimes({ periods, versus, groups, isOverTime }: Request): boolean {
  return (
    periods.length === 0 && versus === null && !isOverTime && !groups.some(({ kind }) => kind === "grain")
  );
}

function currentPeriod(unit: RelativeUnit["unit"]): PeriodPhrase {
  const end = currentUnit(unit, 0);
  const period = { kind: "relative", from: end, to: end } as const;
  return { period, words: describePeriod(period) };
}

/** Moves the only period to the time up to it. */
export function precedePeriods(
  before: Request,
  length: CalendarOffset | null,
  { calendar }: FollowUpContext,
): Request | null {
  const [only, ...others] = before.periods;
  const period = only && others.length === 0 ? precedePeriod(only.period, length, calendar) : null;
  if (only === undefined || period === null) return null;
  return { ...before, periods: [{ ...only, period, words: wordsOfPeriod(period) }] };
}

/** Compares with the time up to the period. */
export function comparePreceding(
  before: Request,
  length: CalendarOffset | null,
  { calendar }: FollowUpContext,
): Request | null {
  const shown = shownPeriod(before);
  const period = shown && precedePeriod(shown.period, length, calendar);
  return period && comparePeriods(before, shown, { period, words: wordsOfPeriod(period) });
}

/** Compares with a named period. */
export function compareBeside(before: Request, period: PeriodPhrase): Request | null {
  return comparePeriods(before, shownPeriod(before), period);
}

/** Shows the figure of a period next to that of another one. */
function comparePeriods(before: Request, shown: PeriodPhrase | null, other: PeriodPhrase): Request | null {
  if (shown === null || isSame(shown.period, other.period)) return null;
  const counted = before.measures.length > 0 ? before : countRows(before);
  const happening = counted?.happening ?? before.periods[0]?.column ?? null;
  return counted && { ...counted, periods: [], versus: [shown, other], happening };
}

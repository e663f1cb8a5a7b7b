import type { DateSpan } from "@askery/model";
import { parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";
import type { StretchContext } from "../../question/stretch.ts";
import type { PlacedPeriod, Request } from "../request/request.ts";
import type { FollowUpContext } from "./follow-up-context.ts";

/** New periods replace those before, except one that is left out of them. */
export function mergePeriods(
  before: Request,
  asked: Request,
  { calendar }: FollowUpContext,
): readonly PlacedPeriod[] {
  if (asked.periods.length === 0) return asked.versus === null ? before.periods : [];
  const placed = asked.periods.map((period) => {
    const [old] = before.periods;
    return {
      ...takeYear(period, old, calendar),
      column: period.column ?? old?.column ?? null,
      near: period.near ?? old?.near ?? null,
    };
  });
  return placed.some((period) => period.isNegated) ? [...before.periods, ...placed] : placed;
}

/**
 * "Only March to June" after figures of last year: without a year of its own, a period is the latest one within what was
 * shown. Otherwise it is the one nearest to what was shown that is not in the future, if that was at most a year: "and in
 * May?" after a March is May of the same year.
 */
function takeYear(
  asked: PlacedPeriod,
  before: PlacedPeriod | undefined,
  { today, settings }: StretchContext,
): PlacedPeriod {
  if (asked.isYearless !== true || before === undefined || before.isNegated) return asked;
  const calendar = { today: toIsoDate(today), settings };
  const shown = daysOf(resolvePeriod(before.period, calendar));
  if (shown === null) return asked;
  const options = yearsBack.flatMap((years) => {
    const period = shiftPeriod(asked.period, "year", -years);
    const { from, to } = resolvePeriod(period, calendar);
    const open = from === null || to === null;
    const days = daysOf({ from: from ?? toIsoDate(shown.from), to: to ?? toIsoDate(shown.to) });
    const closed = open && years > 0 && days !== null ? closePeriod(days) : period;
    return days === null || days.from >= days.to ? [] : [{ period: closed, days }];
  });
  const within = options.find(({ days }) => days.from >= shown.from && days.to <= shown.to);
  const isShort = shown.to - shown.from <= daysOfYear;
  const nearest = isShort
    ? options.toSorted((a, b) => gapOf(a.days, shown) - gapOf(b.days, shown))[0]
    : undefined;
  const found = within ?? nearest;
  return found === undefined ? asked : { ...asked, period: found.period };
}

const yearsBack: readonly number[] = Array.from({ length: 30 }, (_, index) => index);
const daysOfYear = 366;

interface Days {
  readonly from: number;
  readonly to: number;
}

function daysOf({ from, to }: DateSpan): Days | null {
  return from === null || to === null ? null : { from: parseIsoDate(from), to: parseIsoDate(to) };
}

function closePeriod({ from, to }: Days): PlacedPeriod["period"] {
  return { kind: "absolute", from: toIsoDate(from), to: toIsoDate(to) };
}

/** The days between two spans; below 0 if they overlap. */
function gapOf(one: Days, other: Days): number {
  return Math.max(one.from, other.from) - Math.min(one.to, other.to);
}

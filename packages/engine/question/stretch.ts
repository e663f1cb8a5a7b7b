import type { AskSettings, CalendarUnit, Grain, Period } from "@askery/model";
import { addUnits, startOf, toDate, toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import { currentDay, currentUnit, fixedDay, type RelativeEnds } from "./relative-ends.ts";
import { resolveEnd } from "./resolve-period.ts";
import { shiftAfter, shiftEnd } from "./shift-period.ts";
import type { Token } from "./tokenize-text.ts";

/** Days from `from` up to and not including `to`. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
  /** Present where they are counted from today: how. */
  readonly ends?: RelativeEnds | undefined;
}

/** A period in days, while it is being read. */
export interface Stretch extends Days {
  readonly grain: Grain;
  /** The days of equal length before it. */
  readonly previous: Days;
  readonly isUncertain: boolean;
  /** Present when the words name no year: the same stretch in another year. */
  readonly inYear?: (year: number) => Stretch | null;
  /** The words name its year: "March 2024". Its neighbors in a list are in that year too. */
  readonly hasNamedYear?: true;
  /** Present when that year is counted from today: "March of last year". */
  readonly relativeYear?: RelativeYear;
  /** "3 months ago" is a month, and the day from which "since 3 months ago" counts. */
  readonly exactDay?: Days;
  /** A year and nothing else: "2023". It may be a number as well. */
  readonly isLoneYear?: true;
}

/** A year, and how many years it is from this one. */
export interface RelativeYear {
  readonly year: number;
  readonly count: number;
}

export interface StretchMatch {
  readonly to: number;
  readonly stretch: Stretch;
}

/** What the words are read against. */
export interface PeriodContext {
  readonly today: Day;
  readonly settings: AskSettings;
  /** What was found to start at a token so far: several rules look at the same place. */
  readonly anchors: Map<number, StretchMatch | null>;
}

/** Today and the settings, without what was found so far. */
export type StretchContext = Pick<PeriodContext, "today" | "settings">;

/** Reads one kind of date phrase that starts at a token. */
export type StretchReader = (
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
) => StretchMatch | null;

/** `count` whole units of fixed dates, from the one that the day lies in. */
export function unitStretch(day: Day, unit: CalendarUnit, settings: AskSettings, count = 1): Stretch {
  const from = startOf(day, unit, settings);
  const length = unit === "weekend" ? 2 : null;
  const to = length === null ? addUnits(from, unit, count) : from + length;
  const before = addUnits(from, unit, -count);
  const previous = { from: before, to: length === null ? from : before + length };
  return { from, to, previous, grain: unitGrains[unit], isUncertain: false };
}

/** `count` whole units counted from the current one. */
export function relativeStretch(
  unit: CalendarUnit,
  offset: number,
  context: StretchContext,
  count = 1,
): Stretch {
  const last = unit === "weekend" ? 0 : count - 1;
  const ends = { from: currentUnit(unit, offset), to: currentUnit(unit, offset + last) };
  const before = { from: currentUnit(unit, offset - count), to: currentUnit(unit, offset - count + last) };
  return countStretch({ ends, before, unit }, context);
}

/** From the start of the unit up to and including today; before it the same days one unit earlier. */
export function toDateStretch(unit: CalendarUnit, context: StretchContext): Stretch {
  const ends = { from: currentUnit(unit, 0), to: currentDay };
  return countStretch({ ends, before: shiftEnds(ends, unit, -1), unit }, context);
}

/** A stretch that is counted from today. */
export function countStretch(
  {
    ends,
    before,
    unit,
  }: { readonly ends: RelativeEnds; readonly before: RelativeEnds; readonly unit: CalendarUnit },
  context: StretchContext,
): Stretch {
  return {
    ...countDays(ends, context),
    previous: countDays(before, context),
    grain: unitGrains[unit],
    isUncertain: false,
  };
}

export function countDays(ends: RelativeEnds, { today, settings }: StretchContext): Days {
  return {
    from: resolveEnd(ends.from, today, settings).from,
    to: resolveEnd(ends.to, today, settings).to,
    ends,
  };
}

/** The same days, a number of units earlier or later. */
export function moveStretch(
  stretch: Stretch,
  { unit, count }: { readonly unit: CalendarUnit; readonly count: number },
  context: StretchContext,
): Stretch {
  const move = ({ from, to, ends }: Days): Days =>
    ends === undefined
      ? { from: addUnits(from, unit, count), to: shiftAfter(to, unit, count) }
      : countDays(shiftEnds(ends, unit, count), context);
  const { grain, isUncertain } = stretch;
  return { ...move(stretch), previous: move(stretch.previous), grain, isUncertain };
}

/** From the start of one stretch to the end of another. A grain between: the finer of both. */
export function joinStretches(first: Stretch, last: Stretch): Stretch {
  const { from } = first;
  const { to } = last;
  const grain = grainOrder.indexOf(first.grain) <= grainOrder.indexOf(last.grain) ? first.grain : last.grain;
  const isRelative = first.ends !== undefined || last.ends !== undefined;
  const ends = isRelative
    ? { from: first.ends?.from ?? fixedDay(from), to: last.ends?.to ?? fixedDay(to - 1) }
    : undefined;
  return {
    from,
    to,
    ends,
    previous: daysBefore({ from, to, ends }),
    grain,
    isUncertain: first.isUncertain && last.isUncertain,
  };
}

/** As many whole months before, where both ends are first days of a month; else as many days. */
function daysBefore({ from, to, ends }: Days): Days {
  const start = toDate(from);
  const end = toDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const isMonths = start.day === 1 && end.day === 1;
  const [unit, count] = isMonths ? (["month", -months] as const) : (["day", from - to] as const);
  return { from: addUnits(from, unit, count), to: from, ends: ends && shiftEnds(ends, unit, count) };
}

function shiftEnds({ from, to }: RelativeEnds, unit: CalendarUnit, count: number): RelativeEnds {
  return { from: shiftEnd(from, { unit, count }), to: shiftEnd(to, { unit, count }) };
}

const grainOrder: readonly Grain[] = ["hour", "day", "week", "month", "quarter", "year"];

export const unitGrains: Readonly<Record<CalendarUnit, Grain>> = {
  day: "day",
  weekend: "day",
  week: "week",
  month: "month",
  quarter: "quarter",
  fiscalQuarter: "quarter",
  half: "quarter",
  year: "year",
  fiscalYear: "year",
  decade: "year",
};

/** The days as a plan stores them. */
export function toPeriod({ from, to, ends }: Days): Period {
  return ends === undefined
    ? { kind: "absolute", from: toIsoDate(from), to: toIsoDate(to) }
    : { kind: "relative", ...ends };
}

export function matched(to: number, stretch: Stretch): StretchMatch {
  return { to, stretch };
}

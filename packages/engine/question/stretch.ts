import type { AskSettings, CalendarUnit, Grain, Period } from "@askery/model";
import { addUnits, startOf, toDate, toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import { currentDay, currentUnit, fixedDay, type RelativeEnds } from "./relative-ends.ts";
import { resolveEnd } from "./resolve-period.ts";
import { shiftAfter, shiftEnd } from "./shift-period.ts";
import type { Token } from "./tokenize-text.ts";

/** The days from `from` up to, but not including, `to`. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
  /** Present for a relative period: its ends. */
  readonly ends?: RelativeEnds | undefined;
}

/** A period with its days, used while parsing. */
export interface Stretch extends Days {
  readonly grain: Grain;
  /** The preceding days of equal length. */
  readonly previous: Days;
  readonly isUncertain: boolean;
  /** Present if the words name no year: returns the same period in another year. */
  readonly inYear?: (year: number) => Stretch | null;
  /** True for two ends that name no year: "March to June". */
  readonly isYearless?: true;
  /** True if the words name the year: "March 2024". Neighbors in a list then share it. */
  readonly hasNamedYear?: true;
  /** Present if that year is relative: "March of last year". */
  readonly relativeYear?: RelativeYear;
  /** For "3 months ago", the exact day, which "since 3 months ago" starts at. */
  readonly exactDay?: Days;
  /** True for a bare year: "2023". It may also be a number. */
  readonly isLoneYear?: true;
  /** Present for a season: the index of the word after it. A database may have its own seasons: the term "Fall 2023". */
  readonly afterSeason?: number;
}

/** A year and its offset from the current one. */
export interface RelativeYear {
  readonly year: number;
  readonly count: number;
}

export interface StretchMatch {
  readonly to: number;
  readonly stretch: Stretch;
}

/** The input for parsing periods. */
export interface PeriodContext {
  readonly today: Day;
  readonly settings: AskSettings;
  /** The order of month and day in numeric dates with slashes. */
  readonly isMonthFirst: boolean;
  /** Memoized matches by token, since several rules parse the same position. */
  readonly anchors: Map<number, StretchMatch | null>;
}

export type StretchContext = Pick<PeriodContext, "today" | "settings">;

/** Parses one kind of date phrase at a token. */
export type StretchReader = (
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
) => StretchMatch | null;

/** `count` whole units from the one that contains `day`, as absolute dates. */
export function unitStretch(day: Day, unit: CalendarUnit, settings: AskSettings, count = 1): Stretch {
  const from = startOf(day, unit, settings);
  const length = unit === "weekend" ? 2 : null;
  const to = length === null ? addUnits(from, unit, count) : from + length;
  const before = addUnits(from, unit, -count);
  const previous = { from: before, to: length === null ? from : before + length };
  return { from, to, previous, grain: unitGrains[unit], isUncertain: false };
}

/** `count` whole units relative to the current one. */
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

/** From the start of the unit up to and including today; `previous` has the same days one unit earlier. */
export function toDateStretch(unit: CalendarUnit, context: StretchContext): Stretch {
  const ends = { from: currentUnit(unit, 0), to: currentDay };
  return countStretch({ ends, before: shiftEnds(ends, unit, -1), unit }, context);
}

/** A relative stretch. */
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

/** Moves a stretch by a number of units. */
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

/** Spans from the start of one stretch to the end of another, with the finer grain. */
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

/** The preceding days: as many whole months if the period consists of months, otherwise as many days. */
export function daysBefore({ from, to, ends }: Days): Days {
  const start = toDate(from);
  const end = toDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const isMonths = start.day === 1 && end.day === 1;
  const [unit, count] = isMonths ? (["month", -months] as const) : (["day", from - to] as const);
  return { from: addUnits(from, unit, count), to: from, ends: ends && shiftEnds(ends, unit, count) };
}

export function shiftEnds({ from, to }: RelativeEnds, unit: CalendarUnit, count: number): RelativeEnds {
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

/** Converts the days to a plan's period. */
export function toPeriod({ from, to, ends }: Days): Period {
  return ends === undefined
    ? { kind: "absolute", from: toIsoDate(from), to: toIsoDate(to) }
    : { kind: "relative", ...ends };
}

export function matched(to: number, stretch: Stretch): StretchMatch {
  return { to, stretch };
}

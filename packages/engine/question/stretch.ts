import type { AskSettings, CalendarUnit, Grain } from "@askery/model";
import { addUnits, startOf, toDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";
import type { Token } from "./tokenize-text.ts";

/** Days from `from` up to and not including `to`. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
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
  /** "3 months ago" is a month, and the day from which "since 3 months ago" counts. */
  readonly exactDay?: Day;
  /** A year and nothing else: "2023". It may be a number as well. */
  readonly isLoneYear?: true;
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

/** Reads one kind of date phrase that starts at a token. */
export type StretchReader = (
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
) => StretchMatch | null;

/** `count` whole units from the one that the day lies in. */
export function unitStretch(day: Day, unit: CalendarUnit, settings: AskSettings, count = 1): Stretch {
  const from = startOf(day, unit, settings);
  const length = unit === "weekend" ? 2 : null;
  const to = length === null ? addUnits(from, unit, count) : from + length;
  const before = addUnits(from, unit, -count);
  const previous = { from: before, to: length === null ? from : before + length };
  return { from, to, previous, grain: unitGrains[unit], isUncertain: false };
}

/** From the start of the unit up to and including today; before it the same days one unit earlier. */
export function toDateStretch(today: Day, unit: CalendarUnit, settings: AskSettings): Stretch {
  const from = startOf(today, unit, settings);
  const previous = { from: addUnits(from, unit, -1), to: addUnits(today, unit, -1) + 1 };
  return { from, to: today + 1, previous, grain: unitGrains[unit], isUncertain: false };
}

/** The same days, a number of units earlier or later. */
export function moveStretch(stretch: Stretch, unit: CalendarUnit, count: number): Stretch {
  const move = (days: Days): Days => ({
    from: addUnits(days.from, unit, count),
    to: addUnits(days.to, unit, count),
  });
  return {
    ...move(stretch),
    previous: move(stretch.previous),
    grain: stretch.grain,
    isUncertain: stretch.isUncertain,
  };
}

/** From the start of one stretch to the end of another. A grain between: the finer of both. */
export function joinStretches(first: Stretch, last: Stretch): Stretch {
  const { from } = first;
  const { to } = last;
  const grain = grainOrder.indexOf(first.grain) <= grainOrder.indexOf(last.grain) ? first.grain : last.grain;
  return {
    from,
    to,
    previous: daysBefore({ from, to }),
    grain,
    isUncertain: first.isUncertain && last.isUncertain,
  };
}

/** As many whole months before, where both ends are first days of a month; else as many days. */
function daysBefore({ from, to }: Days): Days {
  const start = toDate(from);
  const end = toDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const isMonths = start.day === 1 && end.day === 1;
  return { from: isMonths ? addUnits(from, "month", -months) : from - (to - from), to: from };
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

export function matched(to: number, stretch: Stretch): StretchMatch {
  return { to, stretch };
}

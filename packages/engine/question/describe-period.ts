import { formatBucket, formatDay } from "@askery/model";
import type {
  CalendarOffset,
  CalendarUnit,
  FixedDay,
  PeriodEnd,
  RelativePeriod,
  RelativeUnit,
} from "@askery/model";
import { parseIsoDate, toDay, toIsoDate } from "./calendar-days.ts";

/**
 * Describes a relative period in words that are true on any day: "this month", "last 30 days", "this year to date",
 * "since the start of last quarter", "this week, a year earlier". Periods without a common name are described by both
 * ends.
 */
export function describePeriod({ from, to }: RelativePeriod): string {
  if (from === null) return to === null ? "all time" : describeUntil(to);
  if (to === null) return `since ${describeStart(from)}`;
  return (
    nameSpan(from, to) ??
    nameShifted(from, to) ??
    nameBefore(from, to) ??
    (isSame(from, to) && from.kind === "unit"
      ? describeUnit(from)
      : `from ${describeStart(from)} to ${describeEnd(to)}`)
  );
}

/** The common name of a closed period, or null. */
function nameSpan(from: PeriodEnd, to: PeriodEnd): string | null {
  const [first, last] = [countUnits(from), countUnits(to)];
  if (from.kind === "date" || to.kind === "date") return null;
  if (first !== null && isSame(from, to)) return nameUnit(from.unit, first);
  if (isToday(to)) {
    if (first === 0) return `this ${unitNames[from.unit]} to date`;
    const offset = onlyOffset(from);
    if (offset !== null && offset.count < 0) return nameCount("last", "past", offset);
  }
  const ahead = onlyOffset(to);
  if (ahead !== null && ahead.count > 0 && onlyOffset(from)?.unit === "day" && first === 1) {
    return nameCount("next", "coming", ahead);
  }
  if (first === null || last === null || from.unit !== to.unit) return null;
  const whole = `${String(last - first + 1)} full ${unitNames[from.unit]}s`;
  return last === -1 ? `last ${whole}` : first === 1 ? `next ${whole}` : null;
}

/** "Last 30 days, a year earlier": both ends have the same offset. */
function nameShifted(from: PeriodEnd, to: PeriodEnd): string | null {
  if (from.kind === "date" || to.kind === "date") return null;
  const [offset, other] = [from.offsets.at(-1), to.offsets.at(-1)];
  if (offset === undefined || offset.unit !== other?.unit || offset.count !== other.count) return null;
  const unshifted = nameSpan(
    { ...from, offsets: from.offsets.slice(0, -1) },
    { ...to, offsets: to.offsets.slice(0, -1) },
  );
  const direction = offset.count < 0 ? "earlier" : "later";
  return unshifted === null ? null : `${unshifted}, ${verbalizeOffset(offset)} ${direction}`;
}

/** "The 12 months before": as long as the last 12 months, and ends before them. */
function nameBefore(from: PeriodEnd, to: PeriodEnd): string | null {
  if (from.kind === "date" || to.kind === "date" || to.unit !== "day") return null;
  const [offset, day, ...more] = to.offsets;
  const start = onlyOffset(from);
  const isDayBefore = day?.unit === "day" && day.count === -1 && more.length === 0;
  if (offset === undefined || start === null || !isDayBefore) return null;
  return offset.count < 0 && start.unit === offset.unit && start.count === 2 * offset.count
    ? `the ${verbalizeOffset(offset)} before`
    : null;
}

function describeUntil(to: PeriodEnd): string {
  if (to.kind === "date") return `until ${describeEnd(to)}`;
  const next = { ...to, offsets: to.offsets.slice(0, -1) };
  const last = to.offsets.at(-1);
  const isDayBefore = to.unit === "day" && last?.unit === "day" && last.count === -1;
  return isDayBefore ? `before ${describeStart(next)}` : `until ${describeEnd(to)}`;
}

function describeStart(end: PeriodEnd): string {
  if (end.kind === "date") return describeDate(end);
  const { anchor, offsets } = end;
  const [first, ...others] = offsets;
  const isOfAnchor = first === undefined || first.unit === anchor;
  const start = anchor === "day" && first !== undefined ? nameDays(first) : null;
  const anchored = nameUnit(anchor, isOfAnchor ? (first?.count ?? 0) : 0);
  const base = start ?? (anchor === "day" ? anchored : `the start of ${anchored}`);
  return (isOfAnchor || start !== null ? others : offsets).reduce(
    (text, offset) => `${verbalizeOffset(offset)} ${offset.count < 0 ? "before" : "after"} ${text}`,
    base,
  );
}

function describeEnd(end: PeriodEnd): string {
  if (end.kind === "date") return describeDate(end);
  if (end.unit === "day") return describeStart(end);
  const count = countUnits(end);
  return `the end of ${count === null ? describeUnit(end) : nameUnit(end.unit, count)}`;
}

/** A unit within a larger one: "Q3 of last year", "May 5 of last year", "the week from the start of this month". */
function describeUnit(end: RelativeUnit): string {
  const part = namePart(end);
  if (part !== null) return part;
  return end.unit === "day" ? describeStart(end) : `the ${unitNames[end.unit]} from ${describeStart(end)}`;
}

/** The calendar's name for a part of a year, or null. */
function namePart({ unit, anchor, offsets }: RelativeUnit): string | null {
  const [first, ...others] = offsets;
  const isYearMoved = first?.unit === "year";
  const [offset, ...more] = isYearMoved ? others : offsets;
  if (anchor !== "year" || offset === undefined || offset.count < 0) return null;
  const year = nameUnit("year", isYearMoved ? first.count : 0);
  if (offset.unit === unit && more.length === 0) {
    const part = unit === "month" ? monthNames[offset.count] : yearParts[unit]?.[offset.count];
    return part === undefined ? null : `${part} of ${year}`;
  }
  const [day, ...rest] = more;
  const month = monthNames[offset.count];
  const isDay = unit === "day" && offset.unit === "month" && day?.unit === "day" && rest.length === 0;
  return isDay && month !== undefined && day.count > 0
    ? `${String(day.count + 1)} ${month} of ${year}`
    : null;
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  formatBucket(toIsoDate(toDay(2000, month + 1, 1)), "month", "bare"),
);
const yearParts: Readonly<Partial<Record<CalendarUnit, readonly string[]>>> = {
  quarter: ["Q1", "Q2", "Q3", "Q4"],
  half: ["H1", "H2"],
};

function describeDate({ date }: FixedDay): string {
  return formatDay(parseIsoDate(date));
}

/** The distance to the current unit, in units of this end; null if the end uses other units. */
function countUnits(end: PeriodEnd): number | null {
  if (end.kind === "date" || end.anchor !== end.unit) return null;
  const [offset, ...others] = end.offsets;
  if (offset === undefined) return 0;
  return others.length === 0 && offset.unit === end.unit ? offset.count : null;
}

function isToday(end: PeriodEnd): boolean {
  return end.kind === "unit" && end.unit === "day" && countUnits(end) === 0;
}

/** The offset of a day that is a single step from today, or null. */
function onlyOffset(end: RelativeUnit): CalendarOffset | null {
  const [offset, ...others] = end.offsets;
  const isFromToday = end.unit === "day" && end.anchor === "day" && others.length === 0;
  return isFromToday ? (offset ?? null) : null;
}

function isSame(one: PeriodEnd, other: PeriodEnd): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "this month", "last month", "3 months ago", "yesterday". */
function nameUnit(unit: CalendarUnit, count: number): string {
  if (unit === "day") return count === 0 ? "today" : nameDays({ unit, count });
  const name = unitNames[unit];
  const near = ["last", "this", "next"][count + 1];
  return near === undefined ? nameDays({ unit, count }) : `${near} ${name}`;
}

/** A distance from today: "3 months ago", "yesterday", "2 weeks ahead". */
function nameDays({ unit, count }: CalendarOffset): string {
  if (unit === "day" && count === -1) return "yesterday";
  if (unit === "day" && count === 1) return "tomorrow";
  return `${verbalizeOffset({ unit, count })} ${count < 0 ? "ago" : "ahead"}`;
}

/** "last 30 days"; but "past week", since "last week" is a calendar week. */
function nameCount(word: string, wordOfOne: string, { unit, count }: CalendarOffset): string {
  return Math.abs(count) === 1
    ? `${wordOfOne} ${unitNames[unit]}`
    : `${word} ${verbalizeOffset({ unit, count })}`;
}

/** "a year", "3 months". */
function verbalizeOffset({ unit, count }: CalendarOffset): string {
  const size = Math.abs(count);
  return size === 1 ? `a ${unitNames[unit]}` : `${String(size)} ${unitNames[unit]}s`;
}

const unitNames: Readonly<Record<CalendarUnit, string>> = {
  day: "day",
  week: "week",
  weekend: "weekend",
  month: "month",
  quarter: "quarter",
  fiscalQuarter: "fiscal quarter",
  half: "half",
  year: "year",
  fiscalYear: "fiscal year",
  decade: "decade",
};

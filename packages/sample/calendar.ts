/** Days are counted from 1970-01-01, times of day in seconds from midnight; neither has a time zone. */
export const secondsPerDay = 86_400;

const millisecondsPerDay = 86_400_000;

/** The parts of a day: month 1 to 12, date 1 to 31, weekday 0 (Sunday) to 6. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly weekday: number;
}

/** The three years of the shop's data, both ends included, and the time at which the data of the last day end. */
export interface Period {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly now: number;
}

/** Reads a day written as `yyyy-mm-dd`; undefined if there is no such day. */
export function readIsoDay(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const day = dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return printIsoDay(day) === text ? day : undefined;
}

export function printIsoDay(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** A date beyond the end of the month continues into the next one: 31 February is 3 March. */
export function dayOf(year: number, month: number, date: number): number {
  return Math.round(Date.UTC(year, month - 1, date) / millisecondsPerDay);
}

export function splitDay(day: number): CalendarDay {
  const date = new Date(day * millisecondsPerDay);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

export function dayOfMoment(moment: number): number {
  return Math.floor(moment / secondsPerDay);
}

/** The first day of the month that contains `day`. */
export function monthStart(day: number): number {
  const { year, month } = splitDay(day);
  return dayOf(year, month, 1);
}

/** The period that ends on `today` at 16:00. */
export function periodEnding(today: number): Period {
  const { year, month, date } = splitDay(today);
  return {
    firstDay: dayOf(year - 3, month, date + 1),
    lastDay: today,
    now: today * secondsPerDay + 16 * 3600,
  };
}

/** The position of a day in the period: 0 on the first day, 1 on the last, negative before it. */
export function progressOf(period: Period, day: number): number {
  return (day - period.firstDay) / (period.lastDay - period.firstDay);
}

import type { AskSettings, CalendarUnit, IsoDate } from "@askery/model";

/** Days since 1970-01-01 in the proleptic Gregorian calendar, as integers. A day has no time zone. */
export type Day = number;

export interface CalendarDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

/** The settings that determine where weeks, fiscal quarters and fiscal years start. */
export type CalendarRules = Pick<AskSettings, "weekStart" | "fiscalYearStartMonth">;

/** Converts a date to a day, with Howard Hinnant's `days_from_civil`. A `month` outside 1–12 carries into the year. */
export function toDay(year: number, month: number, day: number): Day {
  const months = year * 12 + (month - 1);
  const carriedYear = Math.floor(months / 12);
  const carriedMonth = months - carriedYear * 12 + 1;
  const shiftedYear = carriedMonth <= 2 ? carriedYear - 1 : carriedYear;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (carriedMonth + (carriedMonth > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Converts a day to its date: the inverse of `toDay`. */
export function toDate(day: Day): CalendarDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1 };
}

/** Parses `YYYY-MM-DD`. Returns 1970-01-01 for anything else. */
export function parseIsoDate(text: IsoDate): Day {
  const [year, month, day] = text.split("-").map(Number);
  return year === undefined || month === undefined || day === undefined || !isDate(year, month, day)
    ? 0
    : toDay(year, month, day);
}

export function toIsoDate(day: Day): IsoDate {
  const date = toDate(day);
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

/** True for a date that the calendar has, in the years 1 to 9999. */
export function isDate(year: number, month: number, day: number): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

export function daysInMonth(year: number, month: number): number {
  return toDay(year, month + 1, 1) - toDay(year, month, 1);
}

/** Adds calendar months and clamps to the last day of the month: March 31 minus 1 month is February 28. */
export function addMonths(day: Day, months: number): Day {
  const date = toDate(day);
  return (
    toDay(date.year, date.month + months, 1) +
    Math.min(date.day, daysInMonth(date.year, date.month + months)) -
    1
  );
}

/** Adds calendar units, keeping the position within the unit where possible. */
export function addUnits(day: Day, unit: CalendarUnit, count: number): Day {
  const length = unitLengths[unit];
  return "days" in length ? day + length.days * count : addMonths(day, length.months * count);
}

/** The first day of the unit that contains a day. On a weekday, "weekend" means the next one. */
export function startOf(day: Day, unit: CalendarUnit, rules: CalendarRules): Day {
  const { year, month } = toDate(day);
  switch (unit) {
    case "day":
      return day;
    case "week":
      return day - ((weekdayOf(day) - (rules.weekStart === "monday" ? 0 : 6) + 7) % 7);
    case "weekend":
      return day - weekdayOf(day) + 5;
    case "month":
      return toDay(year, month, 1);
    case "quarter":
      return toDay(year, month - ((month - 1) % 3), 1);
    case "fiscalQuarter":
      return toDay(year, month - ((month - rules.fiscalYearStartMonth + 12) % 3), 1);
    case "half":
      return toDay(year, month <= 6 ? 1 : 7, 1);
    case "year":
      return toDay(year, 1, 1);
    case "fiscalYear":
      return toDay(month < rules.fiscalYearStartMonth ? year - 1 : year, rules.fiscalYearStartMonth, 1);
    case "decade":
      return toDay(year - (year % 10), 1, 1);
  }
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The Monday of ISO 8601 week 1, the week that contains January 4. */
export function startOfIsoYear(year: number): Day {
  const fourth = toDay(year, 1, 4);
  return fourth - weekdayOf(fourth);
}

const unitLengths: Readonly<Record<CalendarUnit, { readonly days: number } | { readonly months: number }>> = {
  day: { days: 1 },
  week: { days: 7 },
  weekend: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  fiscalQuarter: { months: 3 },
  half: { months: 6 },
  year: { months: 12 },
  fiscalYear: { months: 12 },
  decade: { months: 120 },
};

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

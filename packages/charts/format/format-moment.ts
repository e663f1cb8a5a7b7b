import { readLocale, writeDay, type DatePart, type Grain } from "@askery/model";

/**
 * A calendar unit by its start: "Nov 2026", "Q3 2026", "week of 16 Nov 2026", "20 Nov 2026, 14:00". The language
 * of the locale makes no difference, because the text around dates is English; a layout of days in it does.
 */
export function formatMoment(ms: number, grain: Grain | null, locale = ""): string {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  switch (grain) {
    case "year":
      return String(year);
    case "quarter":
      return `Q${quarterOf(date)} ${year}`;
    case "month":
      return `${monthOf(date)} ${year}`;
    case "week":
      return `week of ${wholeDay(ms, locale)}`;
    case "day":
      return wholeDay(ms, locale);
    case "hour":
      return `${wholeDay(ms, locale)}, ${clockOf(date)}`;
    case null:
      return ms % dayMs === 0 ? wholeDay(ms, locale) : `${wholeDay(ms, locale)}, ${clockOf(date)}`;
  }
}

/**
 * A short label for an axis: "Nov", "Q3", "16 Nov", "14:00". `withYear` adds the year, for the first label and where a
 * year begins.
 */
export function formatMomentTick(ms: number, grain: Grain | null, withYear: boolean): string {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  const short = String(year % 100).padStart(2, "0");
  switch (grain) {
    case "year":
      return String(year);
    case "quarter":
      return withYear ? `Q${quarterOf(date)} ${short}` : `Q${quarterOf(date)}`;
    case "month":
      return withYear ? `${monthOf(date)} ${year}` : monthOf(date);
    case "hour":
      return date.getUTCHours() === 0 && date.getUTCMinutes() === 0 ? formatDay(ms, withYear) : clockOf(date);
    case "week":
    case "day":
    case null:
      return formatDay(ms, withYear);
  }
}

function wholeDay(ms: number, locale: string): string {
  const { days } = readLocale(locale);
  if (days === null) return formatDay(ms);
  const date = new Date(ms);
  return writeDay(days, {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
}

/** "20 Nov 2026", or "20 Nov" without the year. */
export function formatDay(ms: number, withYear = true): string {
  const date = new Date(ms);
  const day = `${date.getUTCDate()} ${monthOf(date)}`;
  return withYear ? `${day} ${date.getUTCFullYear()}` : day;
}

/** A part of a date in words: 3 is "Mar", "Wed" or "3:00". */
export function formatDatePart(value: number, part: DatePart): string {
  switch (part) {
    case "monthOfYear":
      return months[value - 1] ?? String(value);
    case "weekday":
      return weekdays[value - 1] ?? String(value);
    case "quarterOfYear":
      return `Q${value}`;
    case "hourOfDay":
      return `${value}:00`;
    case "weekOfYear":
      return `week ${value}`;
    case "year":
      return String(Math.round(value));
    case "dayOfMonth":
      return String(value);
  }
}

const dayMs = 86_400_000;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function monthOf(date: Date): string {
  return months[date.getUTCMonth()] ?? "";
}

function quarterOf(date: Date): number {
  return Math.floor(date.getUTCMonth() / 3) + 1;
}

function clockOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

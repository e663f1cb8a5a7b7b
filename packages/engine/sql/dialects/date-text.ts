import { invariant } from "@askery/model";

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timestampPattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,9})?$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Returns a date in the form `YYYY-MM-DD`, which is safe in SQL; anything else is a bug. */
export function checkDate(date: string): string {
  invariant(datePattern.test(date), `a date is YYYY-MM-DD, not ${JSON.stringify(date)}`);
  return date;
}

/** Returns a timestamp in the form `YYYY-MM-DD HH:MM:SS[.fff]`; anything else is a bug. */
export function checkTimestamp(timestamp: string): string {
  invariant(
    timestampPattern.test(timestamp),
    `a timestamp is YYYY-MM-DD HH:MM:SS, not ${JSON.stringify(timestamp)}`,
  );
  return timestamp;
}

/** True for `YYYY-MM-DD` with an existing date. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && isDay(text);
}

/** True for `YYYY-MM-DD HH:MM:SS[.fff]` with an existing date and time. */
export function isTimestamp(text: string): boolean {
  return timestampPattern.test(text) && isDay(text.slice(0, 10)) && timePattern.test(text.slice(11, 19));
}

/** The next day: `2024-12-31` → `2025-01-01`. */
export function nextDay(date: string): string {
  return new Date(toUnixMs(checkDate(date)) + 86_400_000).toISOString().slice(0, 10);
}

/** Milliseconds since 1970 of a checked date or timestamp in UTC; a day past the end of the month carries over. */
export function toUnixMs(moment: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = moment.split(/[- :]/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) + Math.round(second * 1000);
}

/** Excludes years before 100, which `Date.UTC` maps to the 20th century. */
function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const ms = Date.UTC(year, month - 1, day);
  return year >= 100 && new Date(ms).toISOString().slice(0, 10) === date;
}

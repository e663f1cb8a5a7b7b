import type { DatePart, Grain } from "../calendar.ts";
import type { Cell } from "../table.ts";
import { readLocale, writeDay } from "./locale-tag.ts";

/**
 * - `short`: "Nov 2026", for axes, tables and titles
 * - `long`: "November 2026", for sentences
 * - `bare`: "November", where the year is clear
 */
export type DateStyle = "short" | "long" | "bare";

/**
 * Formats a day counted from 1970-01-01: "20 Nov 2026". The language of the locale makes no difference, because the text
 * around dates is English; a layout of days in it does, in the style `short`.
 */
export function formatDay(day: number, style: DateStyle = "short", locale = ""): string {
  const date = new Date(day * dayMs);
  const { days } = readLocale(locale);
  if (days !== null && style === "short") {
    return writeDay(days, {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    });
  }
  const text = `${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1, "short")}`;
  return style === "bare" ? text : `${text} ${date.getUTCFullYear()}`;
}

/**
 * The calendar unit that starts at a cell: "Nov 2026", "Q3 2026", "week of 16 Nov 2026". A cell that is not a date is
 * returned as text.
 */
export function formatBucket(cell: Cell, grain: Grain, style: DateStyle = "short", locale = ""): string {
  const day = dayOf(cell);
  if (day === null) return cell === null ? missing : String(cell);
  const date = new Date(day * dayMs);
  const month = date.getUTCMonth() + 1;
  const year = style === "bare" ? "" : ` ${date.getUTCFullYear()}`;
  switch (grain) {
    case "year":
      return String(date.getUTCFullYear());
    case "quarter":
      return `Q${Math.ceil(month / 3)}${year}`;
    case "month":
      return monthName(month, style === "short" ? "short" : "long") + year;
    case "week":
      return `week of ${formatDay(day, style, locale)}`;
    case "day":
      return formatDay(day, style, locale);
    case "hour":
      return [formatDay(day, style, locale), String(cell).slice(11, 16)]
        .filter((part) => part !== "")
        .join(", ");
  }
}

/** A part of a date in words: 3 is "March", "Wednesday" or "3:00". An average of years is a whole year. */
export function formatDatePart(cell: Cell, part: DatePart): string {
  const number = Number(cell);
  if (cell === null || !Number.isFinite(number)) return cell === null ? missing : String(cell);
  if (part === "year") return String(Math.round(number));
  if (!Number.isInteger(number)) return String(cell);
  switch (part) {
    case "monthOfYear":
      return number >= 1 && number <= 12 ? monthName(number, "long") : String(number);
    case "weekday":
      return weekdays[number - 1] ?? String(number);
    case "quarterOfYear":
      return `Q${number}`;
    case "hourOfDay":
      return `${number}:00`;
    case "weekOfYear":
      return `week ${number}`;
    case "dayOfMonth":
      return String(number);
  }
}

/** The day of a cell, counted from 1970-01-01 and without its time of day; null if the cell is not a date. */
export function dayOf(cell: Cell): number | null {
  const match = datePattern.exec(String(cell));
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() / dayMs : null;
}

/** The text of a missing value. It is never shown as 0. */
export const missing = "–";

export function monthName(month: number, style: "short" | "long"): string {
  const name = months[month - 1] ?? "";
  return style === "long" ? name : name.slice(0, 3);
}

const dayMs = 86_400_000;
const datePattern = /^(\d{4})-(\d{2})-(\d{2})/;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

import type { Cell, DatePart, Grain, Period } from "@askery/model";
import { addUnits, parseIsoDate, toDate, type Day } from "../question/calendar-days.ts";
import { dayOf, endOf } from "./buckets.ts";

/**
 * - `short`: "Nov 2026", for axes, tables and titles
 * - `long`: "November 2026", for sentences
 * - `bare`: "November", where the year is clear
 */
export type DateStyle = "short" | "long" | "bare";

/** "20 Nov 2026". Dates keep the house's layout whatever the locale, as the words around them are English. */
export function formatDay(day: Day, style: DateStyle = "short"): string {
  const date = toDate(day);
  const month = monthName(date.month, "short");
  return style === "bare" ? `${date.day} ${month}` : `${date.day} ${month} ${date.year}`;
}

/** The calendar unit that starts at a cell: "Nov 2026", "Q3 2026", "week of 16 Nov 2026". What is no date stays as it is. */
export function formatBucket(cell: Cell, grain: Grain, style: DateStyle = "short"): string {
  const day = dayOf(cell);
  if (day === null) return cell === null ? missing : String(cell);
  const date = toDate(day);
  const year = style === "bare" ? "" : ` ${date.year}`;
  switch (grain) {
    case "year":
      return String(date.year);
    case "quarter":
      return `Q${Math.ceil(date.month / 3)}${year}`;
    case "month":
      return monthName(date.month, style === "short" ? "short" : "long") + year;
    case "week":
      return `week of ${formatDay(day, style)}`;
    case "day":
      return formatDay(day, style);
    case "hour":
      return [formatDay(day, style), String(cell).slice(11, 16)].filter((part) => part !== "").join(", ");
  }
}

/** A figure read off a date, in words: 3 is "March", "Wednesday" or "3:00". */
export function formatDatePart(cell: Cell, part: DatePart): string {
  const number = typeof cell === "number" ? cell : Number(cell);
  if (cell === null || !Number.isInteger(number)) return cell === null ? missing : String(cell);
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
    case "year":
    case "dayOfMonth":
      return String(number);
  }
}

/** "1 Jan – 20 Nov 2026", "Nov 2026", "2026", "since 1 Mar 2026". A period that is open on both ends is "all time". */
export function formatPeriod({ from, to }: Period): string {
  if (from === null) return to === null ? "all time" : `before ${formatDay(parseIsoDate(to))}`;
  const first = parseIsoDate(from);
  if (to === null) return `since ${formatDay(first)}`;
  const last = parseIsoDate(to) - 1;
  const unit = wholeUnit(first, last + 1);
  if (unit !== null) return formatBucket(from, unit);
  if (toDate(first).year !== toDate(last).year) return `${formatDay(first)} – ${formatDay(last)}`;
  return `${formatDay(first, "bare")} – ${formatDay(last)}`;
}

/** The year, quarter, month or day that a span is exactly; null when it is none. */
export function wholeUnit(from: Day, to: Day): Grain | null {
  const { month, day } = toDate(from);
  if (day === 1) {
    if (month === 1 && endOf(from, "year") === to) return "year";
    if (month % 3 === 1 && endOf(from, "quarter") === to) return "quarter";
    if (endOf(from, "month") === to) return "month";
  }
  return addUnits(from, "day", 1) === to ? "day" : null;
}

/** How a missing value is written: never as 0. */
export const missing = "–";

export function monthName(month: number, style: "short" | "long"): string {
  const name = months[month - 1] ?? "";
  return style === "long" ? name : name.slice(0, 3);
}

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

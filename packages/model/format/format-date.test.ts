import { expect, test } from "vitest";
import type { DatePart, Grain } from "../calendar.ts";
import type { Cell } from "../table.ts";
import { dayOf, formatBucket, formatDatePart, formatDay, monthName, type DateStyle } from "./format-date.ts";

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

test("months and weekdays have their names, and months a short form of three letters", () => {
  expect(months.map((_, index) => monthName(index + 1, "long"))).toEqual(months);
  expect(months.map((_, index) => monthName(index + 1, "short"))).toEqual(
    months.map((name) => name.slice(0, 3)),
  );
  expect(months.map((_, index) => formatDatePart(index + 1, "monthOfYear"))).toEqual(months);
  expect(weekdays.map((_, index) => formatDatePart(index + 1, "weekday"))).toEqual(weekdays);
});

test.each<[Cell, number | null]>([
  ["1970-01-01", 0],
  ["1970-01-02 23:59:59", 1],
  ["1969-12-31", -1],
  ["2024-02-29", 19_782],
  ["0001-01-01", -719_162],
  ["0000-01-01", null],
  ["2026-02-29", null],
  ["2026-13-20", null],
  ["2026-00-10", null],
  ["20 Nov 2026", null],
  ["on 2026-11-20", null],
  [2026, null],
  [null, null],
])("the day of %s is %s", (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test.each<[Cell, Grain, DateStyle, string]>([
  ["2026-01-01", "year", "short", "2026"],
  ["2026-01-01", "year", "bare", "2026"],
  ["2026-04-01", "quarter", "long", "Q2 2026"],
  ["2026-10-01", "quarter", "bare", "Q4"],
  ["2026-11-01", "month", "short", "Nov 2026"],
  ["2026-11-01", "month", "long", "November 2026"],
  ["2026-11-01", "month", "bare", "November"],
  ["2026-11-16", "week", "long", "week of 16 Nov 2026"],
  ["2026-11-16", "week", "bare", "week of 16 Nov"],
  ["2026-11-16", "day", "short", "16 Nov 2026"],
  ["2026-11-16", "day", "bare", "16 Nov"],
  ["2026-11-16 09:30:15", "hour", "short", "16 Nov 2026, 09:30"],
  ["2026-11-16", "hour", "bare", "16 Nov"],
  ["soon", "month", "short", "soon"],
  [7, "month", "short", "7"],
  [null, "month", "short", "–"],
])("%s as a %s in the style %s is “%s”", (cell, grain, style, text) => {
  expect(formatBucket(cell, grain, style)).toBe(text);
});

test("dates are short with their year by default", () => {
  expect([formatDay(0), formatBucket("2026-11-01", "month")]).toEqual(["1 Jan 1970", "Nov 2026"]);
});

test.each<[Cell, DatePart, string]>([
  [2006.4, "year", "2006"],
  ["2006", "year", "2006"],
  ["3", "monthOfYear", "March"],
  [0, "monthOfYear", "0"],
  [13, "monthOfYear", "13"],
  [8, "weekday", "8"],
  [2, "quarterOfYear", "Q2"],
  [15, "hourOfDay", "15:00"],
  [0, "hourOfDay", "0:00"],
  [47, "weekOfYear", "week 47"],
  [31, "dayOfMonth", "31"],
  [2.5, "monthOfYear", "2.5"],
  [2.5, "quarterOfYear", "2.5"],
  ["n/a", "weekday", "n/a"],
  [null, "weekday", "–"],
])("%s as a %s is “%s”", (cell, part, text) => {
  expect(formatDatePart(cell, part)).toBe(text);
});

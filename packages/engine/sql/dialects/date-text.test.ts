import { expect, test } from "vitest";
import { clickhouse } from "./clickhouse.ts";
import { checkDate, checkTimestamp, isDate, isTimestamp, nextDay, toUnixMs } from "./date-text.ts";

test.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2024-13-01", false],
  ["0100-01-01", true],
  ["0099-01-01", false],
  ["2024-1-1", false],
  ["2024-01-01 ", false],
])("a date exists: %s", (text, exists) => {
  expect(isDate(text)).toBe(exists);
});

test.each([
  ["2024-02-29 23:59:59", true],
  ["2024-02-29 19:00:00.123456789", true],
  ["2024-02-29 24:00:00", false],
  ["2024-02-29 12:60:00", false],
  ["2024-02-29 12:00:60", false],
  ["2023-02-29 12:00:00", false],
  ["2024-02-29T12:00:00", false],
  ["2024-02-29", false],
])("a timestamp exists: %s", (text, exists) => {
  expect(isTimestamp(text)).toBe(exists);
});

test("the next day, over months and years", () => {
  expect(["2024-02-28", "2024-02-29", "2024-12-31"].map(nextDay)).toEqual([
    "2024-02-29",
    "2024-03-01",
    "2025-01-01",
  ]);
});

test("milliseconds since 1970 in UTC", () => {
  expect(["1970-01-02", "1970-01-01 00:01:02", "1970-01-01 01:00:00.250"].map(toUnixMs)).toEqual([
    86_400_000, 62_000, 3_600_250,
  ]);
});

test("anything but a date or a timestamp is a bug", () => {
  expect(() => checkDate("2024-02-29'")).toThrow("a date is YYYY-MM-DD");
  expect(() => checkTimestamp("2024-02-29")).toThrow("a timestamp is");
  expect(checkTimestamp("2024-02-29 12:00:00.5")).toBe("2024-02-29 12:00:00.5");
});

test.each([
  ["1970-01-01", "toDate32('1970-01-01')"],
  ["1970-01-02", "toDate('1970-01-02')"],
  ["2105-12-31", "toDate('2105-12-31')"],
  ["2106-01-01", "toDate32('2106-01-01')"],
])("ClickHouse's usual date type ends: %s", (date, sql) => {
  expect(clickhouse.dateLiteral(date, null)).toBe(sql);
});

import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMonths,
  isDate,
  parseIsoDate,
  startOf,
  startOfIsoYear,
  toDate,
  toDay,
  toIsoDate,
  weekdayOf,
} from "./calendar-days.ts";

const rules = { weekStart: "monday", fiscalYearStartMonth: 4 } as const;

describe("days", () => {
  test("count from 1970-01-01, a Thursday", () => {
    expect(toDay(1970, 1, 1)).toBe(0);
    expect(toDay(2026, 11, 20)).toBe(20_777);
    expect(weekdayOf(0)).toBe(3);
  });

  test("and dates convert to each other without loss", () => {
    assert(
      property(integer({ min: -700_000, max: 2_900_000 }), (day) => {
        const { year, month, day: dayOfMonth } = toDate(day);
        expect(toDay(year, month, dayOfMonth)).toBe(day);
      }),
      { seed: 7 },
    );
  });

  test("agree with the platform's calendar", () => {
    assert(
      property(integer({ min: 0, max: 80_000 }), (day) => {
        const platform = new Date(day * 86_400_000);
        expect(toIsoDate(day)).toBe(platform.toISOString().slice(0, 10));
        expect(weekdayOf(day)).toBe((platform.getUTCDay() + 6) % 7);
      }),
      { seed: 7 },
    );
  });

  test("parseIsoDate returns day 0 for text that is not a date", () => {
    expect(["", "2024-13-01", "tomorrow", "2023-02-29"].map(parseIsoDate)).toEqual([0, 0, 0, 0]);
  });
});

test("addMonths keeps the day of the month, or uses the last day of a shorter month", () => {
  expect(toIsoDate(addMonths(toDay(2026, 3, 31), -1))).toBe("2026-02-28");
  expect(toIsoDate(addMonths(toDay(2024, 1, 31), 1))).toBe("2024-02-29");
  expect(toIsoDate(addMonths(toDay(2026, 11, 20), -12))).toBe("2025-11-20");
});

test("isDate accepts only dates that the calendar has", () => {
  expect([isDate(2024, 2, 29), isDate(2023, 2, 29), isDate(1900, 2, 29), isDate(2000, 2, 29)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("startOf returns the first day of a unit", () => {
  const day = toDay(2026, 11, 20);
  const units = [
    "day",
    "week",
    "weekend",
    "month",
    "quarter",
    "half",
    "year",
    "fiscalYear",
    "decade",
  ] as const;
  expect(units.map((unit) => toIsoDate(startOf(day, unit, rules)))).toEqual([
    "2026-11-20",
    "2026-11-16",
    "2026-11-21",
    "2026-11-01",
    "2026-10-01",
    "2026-07-01",
    "2026-01-01",
    "2026-04-01",
    "2020-01-01",
  ]);
});

test("week 1 contains January 4", () => {
  expect([2020, 2021, 2024, 2026].map((year) => toIsoDate(startOfIsoYear(year)))).toEqual([
    "2019-12-30",
    "2021-01-04",
    "2024-01-01",
    "2025-12-29",
  ]);
});

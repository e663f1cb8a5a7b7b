import { defaultSettings } from "@askery/model";
import type { CalendarOffset, CalendarUnit, IsoDate, PeriodEnd, RelativeUnit } from "@askery/model";
import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseIsoDate, startOf, toIsoDate, type CalendarRules } from "./calendar-days.ts";
import { resolvePeriod } from "./resolve-period.ts";

const units = [
  "day",
  "week",
  "weekend",
  "month",
  "quarter",
  "fiscalQuarter",
  "half",
  "year",
  "fiscalYear",
  "decade",
] as const satisfies readonly CalendarUnit[];

function counted(unit: CalendarUnit, count = 0): RelativeUnit {
  return { kind: "unit", unit, anchor: unit, offsets: count === 0 ? [] : [{ unit, count }] };
}

/** A day at a distance from today. */
function away(unit: CalendarUnit, count: number, ...more: readonly CalendarOffset[]): RelativeUnit {
  return { kind: "unit", unit: "day", anchor: "day", offsets: [{ unit, count }, ...more] };
}

function days(
  from: PeriodEnd | null,
  to: PeriodEnd | null,
  today: IsoDate,
  settings: Partial<CalendarRules> = {},
): string {
  const span = resolvePeriod(
    { kind: "relative", from, to },
    { today, settings: { ...defaultSettings, ...settings } },
  );
  return `${span.from ?? "…"} to ${span.to ?? "…"}`;
}

describe("a resolved period", () => {
  test("has the same dates on every day if it is absolute", () => {
    const period = { kind: "absolute", from: "2024-01-01", to: null } as const;
    expect(resolvePeriod(period, { today: "2031-05-05", settings: defaultSettings })).toEqual({
      from: "2024-01-01",
      to: null,
    });
  });

  test.each([
    ["this month", counted("month"), counted("month"), "2026-11-01 to 2026-12-01"],
    ["last month", counted("month", -1), counted("month", -1), "2026-10-01 to 2026-11-01"],
    ["3 full months", counted("month", -3), counted("month", -1), "2026-08-01 to 2026-11-01"],
    ["this weekend", counted("weekend"), counted("weekend"), "2026-11-21 to 2026-11-23"],
    ["last 30 days", away("day", -30), counted("day"), "2026-10-21 to 2026-11-21"],
    ["next 2 months", away("day", 1), away("month", 2), "2026-11-21 to 2027-01-21"],
    ["year to date", counted("year"), counted("day"), "2026-01-01 to 2026-11-21"],
    ["since this year", counted("year"), null, "2026-01-01 to …"],
    ["until last quarter", null, counted("quarter", -1), "… to 2026-10-01"],
    ["from a day to today", { kind: "date", date: "2025-03-01" }, counted("day"), "2025-03-01 to 2026-11-21"],
    ["always", null, null, "… to …"],
  ] satisfies (readonly [string, PeriodEnd | null, PeriodEnd | null, string])[])(
    "%s on 20 November 2026",
    (_, from, to, expected) => {
      expect(days(from, to, "2026-11-20")).toBe(expected);
    },
  );

  test("of last month, quarter or week is in the previous year in early January", () => {
    const found = (["month", "quarter", "week"] as const).map((unit) =>
      days(counted(unit, -1), counted(unit, -1), "2027-01-01"),
    );
    expect(found).toEqual([
      "2026-12-01 to 2027-01-01",
      "2026-10-01 to 2027-01-01",
      "2026-12-21 to 2026-12-28",
    ]);
  });

  test("a year before February 29 is February 28, and the month keeps its length", () => {
    const yearEarlier = { unit: "year", count: -1 } as const;
    const [day, month] = [away("year", -1), { ...counted("month"), offsets: [yearEarlier] }];
    expect(days(day, day, "2028-02-29")).toBe("2027-02-28 to 2027-03-01");
    expect(days(month, month, "2028-02-29")).toBe("2027-02-01 to 2027-03-01");
    expect(days(month, month, "2029-02-28")).toBe("2028-02-01 to 2028-03-01");
  });

  test("of yesterday a year earlier has one day, even on February 29", () => {
    const end = away("day", -1, { unit: "year", count: -1 });
    expect(days(end, end, "2028-02-29")).toBe("2027-02-28 to 2027-03-01");
    expect(days(end, end, "2028-03-01")).toBe("2027-02-28 to 2027-03-01");
  });

  test("a month before the 31st starts on the last day of a shorter month", () => {
    expect(days(away("month", -1), counted("day"), "2026-03-31")).toBe("2026-02-28 to 2026-04-01");
  });

  test("has weeks that start as the settings say", () => {
    const week = counted("week");
    expect(days(week, week, "2026-11-22", { weekStart: "monday" })).toBe("2026-11-16 to 2026-11-23");
    expect(days(week, week, "2026-11-22", { weekStart: "sunday" })).toBe("2026-11-22 to 2026-11-29");
  });

  test("has fiscal quarters and years that start as the settings say", () => {
    const settings = { fiscalYearStartMonth: 2 };
    const [quarter, year] = [counted("fiscalQuarter"), counted("fiscalYear")];
    expect(days(quarter, quarter, "2027-01-31", settings)).toBe("2026-11-01 to 2027-02-01");
    expect(days(year, year, "2027-01-31", settings)).toBe("2026-02-01 to 2027-02-01");
    expect(days(quarter, quarter, "2027-02-01", settings)).toBe("2027-02-01 to 2027-05-01");
  });

  test("counts a part from the start of its whole", () => {
    const third: RelativeUnit = {
      kind: "unit",
      unit: "quarter",
      anchor: "year",
      offsets: [
        { unit: "year", count: -1 },
        { unit: "quarter", count: 2 },
      ],
    };
    expect(days(third, third, "2026-11-20")).toBe("2025-07-01 to 2025-10-01");
  });
});

const anyDay = integer({ min: parseIsoDate("1999-12-20"), max: parseIsoDate("2040-03-02") }).map(toIsoDate);
const anyRules = record({
  weekStart: constantFrom("monday" as const, "sunday" as const),
  fiscalYearStartMonth: integer({ min: 1, max: 12 }),
});
const anyUnit = record({
  kind: constantFrom("unit" as const),
  unit: constantFrom(...units),
  anchor: constantFrom(...units),
  offsets: array(record({ unit: constantFrom(...units), count: integer({ min: -9000, max: 9000 }) }), {
    maxLength: 4,
  }),
});

describe("on any day and with any settings", () => {
  test("this unit contains today, except for a weekend on weekdays", () => {
    assert(
      property(constantFrom(...units), anyDay, anyRules, (unit, today, settings) => {
        const end = counted(unit);
        const { from, to } = resolvePeriod({ kind: "relative", from: end, to: end }, { today, settings });
        expect([unit === "weekend" || (from ?? "") <= today, (to ?? "") > today]).toEqual([true, true]);
      }),
      { seed: 7 },
    );
  });

  test("the previous unit ends where this one starts, and a period to date ends today", () => {
    assert(
      property(constantFrom(...units), anyDay, anyRules, (unit, today, settings) => {
        if (unit === "weekend") return;
        const context = { today, settings };
        const [previous, current] = [counted(unit, -1), counted(unit)];
        const before = resolvePeriod({ kind: "relative", from: previous, to: previous }, context);
        const soFar = resolvePeriod({ kind: "relative", from: current, to: counted("day") }, context);
        const start = toIsoDate(startOf(parseIsoDate(today), unit, settings));
        expect([before.to, soFar]).toEqual([start, { from: start, to: toIsoDate(parseIsoDate(today) + 1) }]);
      }),
      { seed: 7 },
    );
  });

  test("every period has valid dates in order", () => {
    assert(
      property(option(anyUnit), option(anyUnit), anyDay, anyRules, (from, to, today, settings) => {
        const span = resolvePeriod({ kind: "relative", from, to }, { today, settings });
        const given = [span.from, span.to].filter((date) => date !== null);
        expect([
          given.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)),
          given.toSorted(),
          span.from === null,
          span.to === null,
        ]).toEqual([true, given, from === null, to === null]);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

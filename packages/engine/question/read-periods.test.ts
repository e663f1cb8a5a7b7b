import { defaultSettings } from "@askery/model";
import type { AskSettings, Period } from "@askery/model";
import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { parseIsoDate, toIsoDate } from "./calendar-days.ts";
import { periodQuestions } from "./period-questions.data.ts";
import { readPeriods } from "./read-periods.ts";
import { resolvePeriod } from "./resolve-period.ts";
import { tokenizeText } from "./tokenize-text.ts";

function describePeriods(
  question: string,
  today = "2026-11-20",
  settings: Partial<AskSettings> = {},
): string[] {
  const tokens = tokenizeText(question);
  const context = { today: parseIsoDate(today), settings: { ...defaultSettings, ...settings } };
  return readPeriods(tokens, context).map(({ phrase: { range, period, grain, isUncertain } }) => {
    const words = question.slice(tokens[range.from]?.span.start, tokens[range.to - 1]?.span.end);
    const { from, to } = resolvePeriod(period, { today, settings: context.settings });
    return `${words}: ${from ?? "…"} to ${to ?? "…"} ${grain}${isUncertain ? " ?" : ""}`;
  });
}

function describePrevious(question: string): (string | null)[] {
  const today = "2026-11-20";
  const context = { today: parseIsoDate(today), settings: defaultSettings };
  return readPeriods(tokenizeText(question), context).map(({ phrase: { previous } }) => {
    if (previous === null) return null;
    const { from, to } = resolvePeriod(previous, { today, settings: defaultSettings });
    return `${from ?? ""} to ${to ?? ""}`;
  });
}

describe("periods on 20 November 2026", () => {
  test.each(periodQuestions)("%s", (question, ...periods) => {
    expect(describePeriods(question)).toEqual(periods);
  });
});

describe("the previous period", () => {
  test.each([
    ["last month", "2026-09-01 to 2026-10-01"],
    ["this year", "2025-01-01 to 2026-01-01"],
    ["Q1 2024", "2023-10-01 to 2024-01-01"],
    ["H2 2024", "2024-01-01 to 2024-07-01"],
    ["yesterday", "2026-11-18 to 2026-11-19"],
    ["this weekend", "2026-11-14 to 2026-11-16"],
    ["last 90 days", "2026-05-24 to 2026-08-22"],
    ["last 3 months", "2026-05-20 to 2026-08-20"],
    ["last 3 full months", "2026-05-01 to 2026-08-01"],
    ["March to May 2024", "2023-12-01 to 2024-03-01"],
    ["1-5 May 2024", "2024-04-26 to 2024-05-01"],
  ])("before %s come as many units", (question, previous) => {
    expect(describePrevious(question)).toEqual([previous]);
  });

  test("of a period to date has the same days one unit earlier", () => {
    expect(describePrevious("YTD")).toEqual(["2025-01-01 to 2025-11-21"]);
    expect(describePrevious("month to date")).toEqual(["2026-10-01 to 2026-10-21"]);
  });

  test("of an open period does not exist", () => {
    expect(describePrevious("since March")).toEqual([null]);
  });
});

test("a year so far ends today, in that year alone", () => {
  expect(describePeriods("2026 so far")).toEqual(["2026 so far: 2026-01-01 to 2026-11-21 year"]);
  expect(describePeriods("2026 so far", "2027-02-03")).toEqual(["2026: 2026-01-01 to 2027-01-01 year ?"]);
});

describe("settings", () => {
  test("determine the first day of a week", () => {
    expect(describePeriods("this week", "2026-11-22")).toEqual(["this week: 2026-11-16 to 2026-11-23 week"]);
    expect(describePeriods("this week", "2026-11-22", { weekStart: "sunday" })).toEqual([
      "this week: 2026-11-22 to 2026-11-29 week",
    ]);
  });

  test("determine fiscal years, which are named for the year they end in", () => {
    expect(describePeriods("FY2024", "2026-11-20", { fiscalYearStartMonth: 7 })).toEqual([
      "FY2024: 2023-07-01 to 2024-07-01 year",
    ]);
    expect(describePeriods("this fiscal year", "2026-11-20", { fiscalYearStartMonth: 7 })).toEqual([
      "this fiscal year: 2026-07-01 to 2027-07-01 year",
    ]);
  });

  test("determine the order of day and month in numeric dates", () => {
    expect(describePeriods("05/06/2024", "2026-11-20", { locale: "en-GB" })).toEqual([
      "05/06/2024: 2024-06-05 to 2024-06-06 day",
    ]);
  });
});

describe("edges of the calendar", () => {
  test("one month before the 31st is the last day of the month", () => {
    expect(describePeriods("last 1 months", "2026-03-31")).toEqual([
      "last 1 months: 2026-02-28 to 2026-04-01 month",
    ]);
  });

  test("February 29 without a year is in the latest leap year", () => {
    expect(describePeriods("29 February")).toEqual(["29 February: 2024-02-29 to 2024-03-01 day"]);
  });

  test("today's weekday name means today, except in last Friday", () => {
    expect(describePeriods("on Friday")).toEqual(["on Friday: 2026-11-20 to 2026-11-21 day"]);
    expect(describePeriods("last Friday")).toEqual(["last Friday: 2026-11-13 to 2026-11-14 day"]);
  });

  test("last month is in the previous year on January 1", () => {
    expect(describePeriods("last month", "2026-01-01")).toEqual([
      "last month: 2025-12-01 to 2026-01-01 month",
    ]);
  });
});

describe("relative periods", () => {
  const day = integer({ min: parseIsoDate("2023-12-25"), max: parseIsoDate("2029-03-02") }).map(toIsoDate);
  const rules = record({
    weekStart: constantFrom("monday" as const, "sunday" as const),
    fiscalYearStartMonth: integer({ min: 1, max: 12 }),
  });
  const readOn = (question: string, today: string, settings: AskSettings): readonly Period[] =>
    readPeriods(tokenizeText(question), { today: parseIsoDate(today), settings }).map(
      ({ phrase: { period } }) => period,
    );

  test("resolve to the same dates as rereading the question on a later day", () => {
    assert(
      property(constantFrom(...periodQuestions), day, day, rules, ([question], first, later, rule) => {
        const settings = { ...defaultSettings, ...rule };
        const context = { today: later, settings };
        const reread = readOn(question, later, settings);
        const moved = readOn(question, first, settings).map((period, index) =>
          isCounted(period) ? resolvePeriod(period, context) : index,
        );
        const expected = moved.map((span, index) => {
          const period = reread[index];
          return typeof span === "number" || period === undefined ? index : resolvePeriod(period, context);
        });
        expect([question, moved]).toEqual([question, expected]);
      }),
      { seed: 7, numRuns: 4000 },
    );
  });

  test.each([
    ["revenue this month", "relative"],
    ["revenue this fiscal quarter", "relative"],
    ["last 30 days", "relative"],
    ["Q3 last year", "relative"],
    ["first 3 months of this year", "relative"],
    ["January and February of last year", "relative, relative"],
    ["this year vs the year before", "relative, relative"],
    ["YTD vs same period last year", "relative, relative"],
    ["since last quarter", "relative"],
    ["December 2025 to date", "relative"],
    ["in March", "absolute"],
    ["last Monday", "absolute"],
    ["Q1 2024 vs the year before", "absolute, absolute"],
  ])("%s: %s", (question, kinds) => {
    const found = readOn(question, "2026-11-20", defaultSettings);
    expect(found.map(({ kind }) => kind).join(", ")).toBe(kinds);
  });
});

/** True if both ends are relative to today. */
function isCounted(period: Period): boolean {
  return period.kind === "relative" && [period.from, period.to].every((end) => end?.kind !== "date");
}

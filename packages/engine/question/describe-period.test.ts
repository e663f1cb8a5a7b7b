import type { CalendarOffset, CalendarUnit, PeriodEnd } from "@askery/model";
import { expect, test } from "vitest";
import { describePeriod } from "./describe-period.ts";

function end(unit: CalendarUnit, anchor: CalendarUnit, ...offsets: readonly CalendarOffset[]): PeriodEnd {
  return { kind: "unit", unit, anchor, offsets };
}

function step(unit: CalendarUnit, count: number): CalendarOffset {
  return { unit, count };
}

const today = end("day", "day");
const thisMonth = end("month", "month");
const yearEarlier = step("year", -1);
const third = end("quarter", "year", step("year", -1), step("quarter", 2));

test.each<[string, PeriodEnd | null, PeriodEnd | null]>([
  ["today", today, today],
  ["yesterday", end("day", "day", step("day", -1)), end("day", "day", step("day", -1))],
  ["this month", thisMonth, thisMonth],
  [
    "last fiscal quarter",
    end("fiscalQuarter", "fiscalQuarter", step("fiscalQuarter", -1)),
    end("fiscalQuarter", "fiscalQuarter", step("fiscalQuarter", -1)),
  ],
  ["3 months ago", end("month", "month", step("month", -3)), end("month", "month", step("month", -3))],
  ["last 30 days", end("day", "day", step("day", -30)), today],
  ["past week", end("day", "day", step("week", -1)), today],
  ["last 3 full months", end("month", "month", step("month", -3)), end("month", "month", step("month", -1))],
  ["next 2 weeks", end("day", "day", step("day", 1)), end("day", "day", step("week", 2))],
  ["this year to date", end("year", "year"), today],
  ["this year to date, a year earlier", end("year", "year", yearEarlier), end("day", "day", yearEarlier)],
  [
    "last 30 days, a year earlier",
    end("day", "day", step("day", -30), yearEarlier),
    end("day", "day", yearEarlier),
  ],
  ["since the start of this year", end("year", "year"), null],
  ["since 3 months ago", end("day", "day", step("month", -3)), null],
  ["before the start of this year", null, end("day", "year", step("day", -1))],
  ["until the end of last month", null, end("month", "month", step("month", -1))],
  ["until today", null, today],
  ["from 1 Mar 2025 to today", { kind: "date", date: "2025-03-01" }, today],
  ["from the start of last month to today", end("month", "month", step("month", -1)), today],
  ["Q3 of last year", third, third],
  [
    "a day before the start of this quarter",
    end("day", "quarter", step("day", -1)),
    end("day", "quarter", step("day", -1)),
  ],
  ["March of this year", end("month", "year", step("month", 2)), end("month", "year", step("month", 2))],
  ["the week from the start of this month", end("week", "month"), end("week", "month")],
  ["all time", null, null],
])("%s", (words, from, to) => {
  expect(describePeriod({ kind: "relative", from, to })).toBe(words);
});

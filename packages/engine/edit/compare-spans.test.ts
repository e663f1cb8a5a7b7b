import { defaultSettings, type Period, type RelativeUnit } from "@askery/model";
import { expect, test } from "vitest";
import { findComparedSpans } from "./compare-spans.ts";

const context = { today: "2026-11-20", settings: defaultSettings };

const unit = (name: RelativeUnit["unit"], count = 0): RelativeUnit => ({
  kind: "unit",
  unit: name,
  anchor: name,
  offsets: count === 0 ? [] : [{ unit: name, count }],
});
const relative = (from: RelativeUnit, to: RelativeUnit): Period => ({ kind: "relative", from, to });
const absolute = (from: string | null, to: string | null): Period => ({ kind: "absolute", from, to });

test.each([
  [
    "last month",
    relative(unit("month", -1), unit("month", -1)),
    "2026-10-01 2026-11-01",
    "2026-09-01 2026-10-01",
  ],
  [
    "the last 30 days",
    relative(unit("day", -30), unit("day")),
    "2026-10-21 2026-11-21",
    "2026-09-20 2026-10-21",
  ],
  ["a quarter", absolute("2026-07-01", "2026-10-01"), "2026-07-01 2026-10-01", "2026-04-01 2026-07-01"],
  ["some days", absolute("2026-03-10", "2026-03-20"), "2026-03-10 2026-03-20", "2026-02-28 2026-03-10"],
])("%s is compared with the period of the same length before it", (_, period, now, before) => {
  expect(print(findComparedSpans(period, "periodBefore", context))).toEqual([now, before]);
});

test("of a period that is not over, the days up to today are compared with as many before", () => {
  const month = relative(unit("month"), unit("month"));
  const year = relative(unit("year"), unit("year"));
  expect(print(findComparedSpans(month, "periodBefore", context))).toEqual([
    "2026-11-01 2026-11-21",
    "2026-10-01 2026-10-21",
  ]);
  expect(print(findComparedSpans(year, "periodBefore", context))).toEqual([
    "2026-01-01 2026-11-21",
    "2025-01-01 2025-11-21",
  ]);
});

test("a shorter month before ends where it ends", () => {
  const month = relative(unit("month"), unit("month"));
  const today = "2026-03-30";
  expect(print(findComparedSpans(month, "periodBefore", { ...context, today }))).toEqual([
    "2026-03-01 2026-03-31",
    "2026-02-01 2026-03-01",
  ]);
});

test("a period is compared with the same a year earlier", () => {
  const month = relative(unit("month"), unit("month"));
  expect(print(findComparedSpans(month, "yearBefore", context))).toEqual([
    "2026-11-01 2026-11-21",
    "2025-11-01 2025-11-21",
  ]);
});

test("an open period is compared with nothing", () => {
  expect(findComparedSpans(absolute("2026-01-01", null), "periodBefore", context)).toBeNull();
  expect(findComparedSpans(absolute(null, "2026-01-01"), "yearBefore", context)).toBeNull();
});

function print(spans: ReturnType<typeof findComparedSpans>): readonly string[] | null {
  return spans && [spans.now, spans.before].map(({ from, to }) => `${from} ${to}`);
}

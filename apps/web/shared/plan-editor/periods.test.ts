import { expect, test } from "vitest";
import { lastUnits, rangeOf, readRange } from "./periods.ts";

test("a number of days ends today, a number of months with the last full one", () => {
  const away = (unit: string, count: number) => ({
    kind: "unit",
    unit,
    anchor: unit,
    offsets: count === 0 ? [] : [{ unit, count }],
  });
  expect(lastUnits(30, "day")).toEqual({
    words: "last 30 days",
    period: { kind: "relative", from: away("day", -30), to: away("day", 0) },
  });
  expect(lastUnits(3, "month")).toEqual({
    words: "last 3 full months",
    period: { kind: "relative", from: away("month", -3), to: away("month", -1) },
  });
});

test("entered dates include the last day, and may be open", () => {
  expect(rangeOf("2026-01-01", "2026-02-28")).toEqual({
    kind: "absolute",
    from: "2026-01-01",
    to: "2026-03-01",
  });
  expect(rangeOf("2026-01-01", "")).toEqual({ kind: "absolute", from: "2026-01-01", to: null });
  expect(rangeOf("2026-02-01", "2026-01-01")).toBeNull();
  expect(rangeOf("", "")).toBeNull();
});

test("fixed dates are entered as they are shown", () => {
  const range = { first: "2024-02-28", last: "2024-02-29" };
  expect(readRange(rangeOf(range.first, range.last))).toEqual(range);
});

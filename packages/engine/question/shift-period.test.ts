import { defaultSettings } from "@askery/model";
import type { Period } from "@askery/model";
import { expect, test } from "vitest";
import { resolvePeriod } from "./resolve-period.ts";
import { shiftPeriod } from "./shift-period.ts";

const month: Period = {
  kind: "relative",
  from: { kind: "unit", unit: "month", anchor: "month", offsets: [] },
  to: { kind: "unit", unit: "month", anchor: "month", offsets: [] },
};

test("moves absolute dates by calendar units and leaves open ends open", () => {
  const year: Period = { kind: "absolute", from: "2024-01-01", to: "2025-01-01" };
  expect(shiftPeriod(year, "year", -1)).toEqual({ kind: "absolute", from: "2023-01-01", to: "2024-01-01" });
  expect(shiftPeriod({ kind: "absolute", from: "2024-03-31", to: null }, "month", -1)).toEqual({
    kind: "absolute",
    from: "2024-02-29",
    to: null,
  });
});

test("keeps the last day of a span in a shorter month", () => {
  const day: Period = { kind: "absolute", from: "2028-02-28", to: "2028-02-29" };
  expect(shiftPeriod(day, "year", -1)).toEqual({ kind: "absolute", from: "2027-02-28", to: "2027-03-01" });
});

test("keeps a relative period relative and merges steps of one unit", () => {
  const before = shiftPeriod(month, "month", -1);
  const end = { kind: "unit", unit: "month", anchor: "month", offsets: [{ unit: "month", count: -1 }] };
  expect(before).toEqual({ kind: "relative", from: end, to: end });
  expect(shiftPeriod(before, "month", 1)).toEqual(month);
  expect(
    resolvePeriod(shiftPeriod(before, "year", -1), { today: "2026-01-15", settings: defaultSettings }),
  ).toEqual({
    from: "2024-12-01",
    to: "2025-01-01",
  });
});

test("moves the absolute end of a relative period as a date", () => {
  const sinceMarch: Period = { kind: "relative", from: { kind: "date", date: "2025-03-01" }, to: null };
  expect(shiftPeriod(sinceMarch, "quarter", 1)).toEqual({
    kind: "relative",
    from: { kind: "date", date: "2025-06-01" },
    to: null,
  });
});

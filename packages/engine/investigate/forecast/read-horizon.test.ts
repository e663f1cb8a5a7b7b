import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { toIsoDate } from "../../question/calendar-days.ts";
import { readHorizon } from "./read-horizon.ts";

const context = { today: "2026-11-20", settings: defaultSettings };

test.each([
  ["orders for the next quarter", ["orders", "month", "2027-01-01", "2027-04-01"]],
  ["revenue next month", ["revenue", "month", "2026-12-01", "2027-01-01"]],
  ["revenue for the next 3 months", ["revenue", "month", "2026-12-01", "2027-03-01"]],
  ["orders in December", ["orders", "month", "2026-12-01", "2027-01-01"]],
  ["orders for the rest of the year", ["orders", "day", "2026-11-20", "2027-01-01"]],
  ["orders this year", ["orders", "month", "2026-11-01", "2027-01-01"]],
  ["revenue for 2027 in Spain", ["revenue in Spain", "month", "2027-01-01", "2028-01-01"]],
  ["revenue in the next 30 days", ["revenue", "day", "2026-11-21", "2026-12-21"]],
  ["orders next week", ["orders", "day", "2026-11-23", "2026-11-30"]],
  ["visits over the next 8 weeks", ["visits", "week", "2026-11-23", "2027-01-18"]],
  ["orders", ["orders", "month", "2026-12-01", "2027-03-01"]],
])("%s", (asked, expected) => {
  const { figure, grain, from, to } = readHorizon(asked, context);
  expect([figure, grain, toIsoDate(from), toIsoDate(to)]).toEqual(expected);
});

test("three months from the end of November are the three after it, though February is shorter", () => {
  const { from, to } = readHorizon("orders for the next three months", { ...context, today: "2026-11-29" });
  expect([toIsoDate(from), toIsoDate(to)]).toEqual(["2026-12-01", "2027-03-01"]);
});

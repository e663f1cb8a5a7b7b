import { expect, test } from "vitest";
import { readPeriodTitle } from "./read-period-title.ts";

test.each([
  ["Jan 2026", "month 2026-01-01"],
  ["jan_2026", "month 2026-01-01"],
  ["December-26", "month 2026-12-01"],
  ["Sept 2026", "month 2026-09-01"],
  ["2026-07", "month 2026-07-01"],
  ["Q3 2026", "quarter 2026-07-01"],
  ["2026Q1", "quarter 2026-01-01"],
  ["2026", "year 2026-01-01"],
  ["Jan 2026 plan", null],
  ["may", null],
  ["plan 2026", null],
  ["2026 plan", null],
  ["3026", null],
  ["Total", null],
])("%s is %s", (title, period) => {
  const found = readPeriodTitle(title);
  expect(found && `${found.unit} ${found.start}`).toBe(period);
});

import { expect, test } from "vitest";
import { describe, tableOf } from "../meaning-catalog.test-support.ts";

function dateWith(nullCount: number) {
  return {
    type: "date",
    profile: { rowCount: 100, nullCount, distinctCount: 50, min: "2025-02-01", max: "2026-03-01" },
  } as const;
}

test.each([
  ["invoices are of the day they are due, if some are not paid", "due_on", { due_on: 0, paid_on: 3 }],
  ["also if many are not paid", "due_on", { paid_on: 40, due_on: 0 }],
  ["all of them are paid", "paid_on", { due_on: 0, paid_on: 0 }],
  ["the day of issue comes first", "issued_on", { due_on: 0, issued_on: 0, paid_on: 3 }],
  ["a deadline that rows lack is not theirs", "paid_on", { due_on: 60, paid_on: 30 }],
  ["what begins rows is their date, even if some lack it", "ordered_on", { ordered_on: 4, due_on: 0 }],
])("%s", (_, date, columns: Readonly<Record<string, number>>) => {
  const dates = Object.entries(columns).map(([name, nullCount]) => ({ name, ...dateWith(nullCount) }));
  const [invoices] = describe([tableOf("invoices", { name: "id", isKey: true }, ...dates)]).tables;
  expect(invoices?.date.value).toBe(date);
});

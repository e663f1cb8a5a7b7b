import { expect, test } from "vitest";
import { listFilterValues, type DashboardFilter, type FilterValue } from "./dashboard-filter.ts";

const valueOf = (value: boolean): FilterValue => ({ kind: "boolean", value });

const filter: DashboardFilter = {
  id: "paid",
  label: "Paid",
  kind: "boolean",
  column: { table: "orders", column: "is_paid" },
  initial: valueOf(true),
  isRequired: false,
  targets: {},
};

const valuesOf = (more: Partial<DashboardFilter>, state: Parameters<typeof listFilterValues>[1]) =>
  listFilterValues([{ ...filter, ...more }], state).map(({ value }) => value);

test("a filter has the chosen value, its initial one, or none if it is switched off", () => {
  expect(valuesOf({}, { paid: valueOf(false) })).toEqual([valueOf(false)]);
  expect(valuesOf({}, {})).toEqual([valueOf(true)]);
  expect(valuesOf({}, { paid: null })).toEqual([]);
});

test("a filter that is required is never switched off", () => {
  expect(valuesOf({ isRequired: true }, { paid: null })).toEqual([valueOf(true)]);
});

test("a hidden filter has its initial value, whatever the address says", () => {
  expect(valuesOf({ isHidden: true }, { paid: valueOf(false) })).toEqual([valueOf(true)]);
  expect(valuesOf({ isHidden: true }, { paid: null })).toEqual([valueOf(true)]);
  expect(valuesOf({ isHidden: true, initial: null }, { paid: valueOf(false) })).toEqual([]);
});

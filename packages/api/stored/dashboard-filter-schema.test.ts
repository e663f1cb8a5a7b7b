import type { DashboardFilter, FilterState } from "@askery/model";
import { expect, test } from "vitest";
import { readDashboardFilters, readFilterState } from "./dashboard-filter-schema.ts";

const lastMonth = {
  kind: "unit",
  unit: "month",
  anchor: "month",
  offsets: [{ unit: "month", count: -1 }],
} as const;
const time: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: {
    kind: "time",
    period: { kind: "relative", from: lastMonth, to: lastMonth },
    words: "last month",
  },
  isRequired: true,
  targets: { "11111111-1111-4111-8111-111111111111": { kind: "none" } },
};
const country: DashboardFilter = {
  id: "country",
  label: "Country",
  kind: "values",
  column: { table: "customers", column: "country" },
  initial: null,
  isRequired: false,
  targets: {},
};

test("filters and their values are read as they were written", () => {
  const state: FilterState = {
    time: null,
    country: { kind: "values", options: [{ value: { type: "text", value: "DE" }, label: "Germany" }] },
    price: { kind: "number", low: "10", high: null },
    name: { kind: "text", how: "contains", text: "a" },
    active: { kind: "boolean", value: true },
  };
  const variable = { kind: "variable", name: "since", until: "until" } as const;
  const [cardId = ""] = Object.keys(time.targets);
  const ofVariables = { ...country, id: "since", column: null, targets: { [cardId]: variable } };
  const filters = [time, country, ofVariables];
  expect(readDashboardFilters(JSON.parse(JSON.stringify(filters)))).toEqual(filters);
  expect(readFilterState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test.each<[claim: string, filters: unknown]>([
  ["two filters with one id", [country, country]],
  ["a required filter without a value", [{ ...country, isRequired: true }]],
  ["a value of another kind", [{ ...country, initial: { kind: "boolean", value: true } }]],
  [
    "a variable whose name could not be one",
    [
      {
        ...country,
        column: null,
        targets: { [Object.keys(time.targets)[0] ?? ""]: { kind: "variable", name: "1=1" } },
      },
    ],
  ],
  ["an unknown part", [{ ...country, sql: "1 = 1" }]],
])("%s is refused", (_, filters) => {
  expect(readDashboardFilters(filters)).toBeNull();
});

test.each<[claim: string, value: unknown]>([
  ["no value at all", { kind: "values", options: [] }],
  ["a range without ends", { kind: "number", low: null, high: null }],
  ["a number that is none", { kind: "number", low: "1e9", high: null }],
])("%s is refused", (_, value) => {
  expect(readFilterState({ one: value })).toBeNull();
});

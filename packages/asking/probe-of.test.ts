import type { Cell, Plan, Table } from "@askery/model";
import { expect, test } from "vitest";
import { probeOf } from "./probe-of.ts";

const total: Plan = planWith(0);
const byCity: Plan = planWith(1);

test.each<readonly [claim: string, Plan, readonly (readonly Cell[])[], outcome: string]>([
  ["no row is no row", byCity, [[], []], "no-rows"],
  ["a figure is a result", total, [[7]], "rows"],
  ["an aggregate over no rows is null", total, [[null]], "only-nulls"],
  ["a lone count of 0 counted nothing", total, [[0]], "no-rows"],
  ["a group with a figure of 0 is a result", byCity, [["Paris"], [0]], "rows"],
  [
    "groups without a single figure are nulls",
    byCity,
    [
      ["Paris", "Rome"],
      [null, null],
    ],
    "only-nulls",
  ],
  ["a group called null is a result", byCity, [[null], [3]], "rows"],
])("%s", (_, plan, values, outcome) => {
  expect(probeOf(plan, tableOf(values)).outcome).toBe(outcome);
});

function planWith(dimensions: number): Plan {
  return {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: "customers", join: null }],
    filters: [],
    aggregation: "group",
    dimensions: Array.from({ length: dimensions }, () => ({
      id: "city",
      expression: { kind: "column", source: "s0", column: "city" },
      label: "city",
      isShown: true,
      format: null,
    })),
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}

function tableOf(values: readonly (readonly Cell[])[]): Table {
  return {
    columns: values.map((_, index) => ({ name: `c${String(index)}`, type: "other" })),
    values,
    rowCount: values[0]?.length ?? 0,
    isTruncated: false,
  };
}

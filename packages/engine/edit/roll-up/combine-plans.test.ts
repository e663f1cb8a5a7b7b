import type { Plan, QueryPlan, Table } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  by,
  col,
  countOrders,
  dimension,
  from,
  is,
  measure,
  per,
  query,
} from "../../chart/shop.test-support.ts";
import { combinePlans } from "./combine-plans.ts";
import { splitTable } from "./split-table.ts";

const context = { dialect: "postgres" } as const;
const orders = from("orders");
const status = dimension("status", col("s0", "status"));
const total = measure("total", aggregate("sum", col("s0", "total")));
const countByStatus = query({
  sources: orders,
  dimensions: [status],
  measures: [countOrders],
  order: by("orders"),
});
const totalByStatus = query({ sources: orders, dimensions: [status], measures: [total], order: by("total") });

const combined = (own: Plan, ...others: readonly Plan[]) => combinePlans(own, others, context);

test("plans with the same groups are one plan for each of them, and their columns are named", () => {
  const [one, other] = [combined(countByStatus, totalByStatus), combined(totalByStatus, countByStatus)];
  expect(one?.plan.measures.map(({ expression }) => expression)).toEqual(
    expect.arrayContaining([countOrders.expression, total.expression]),
  );
  expect(one?.plan).toEqual(other?.plan);
  expect([one, other].map((plan) => plan?.columns.map(({ name }) => name))).toEqual([
    ["status", "orders"],
    ["status", "total"],
  ]);
  expect(new Set([one, other].map((plan) => plan?.columns[1]?.of))).toEqual(new Set([1, 2]));
});

test("a third plan with other rows, groups or figures changes nothing", () => {
  const median = measure("median", aggregate("median", col("s0", "total")));
  const others: readonly Partial<QueryPlan>[] = [
    { filters: [is(col("s0", "status"), "paid")] },
    { dimensions: [dimension("channel", col("s0", "channel"))] },
    { measures: [median] },
    { having: [is({ kind: "output", output: "orders" }, "9")] },
    { limit: { count: 5, per: [] } },
    // Databases sort texts differently.
    { order: by("status") },
  ];
  const plain = combined(countByStatus, totalByStatus);
  const third = others.map((other) => combined(countByStatus, totalByStatus, { ...countByStatus, ...other }));
  expect(third).toEqual(others.map(() => plain));
  expect(others.map((other) => combined({ ...countByStatus, ...other }, totalByStatus))).toEqual(
    others.map(() => null),
  );
});

test("one plan alone, and the same plan again, are not combined", () => {
  expect([combined(countByStatus), combined(countByStatus, countByStatus)]).toEqual([null, null]);
});

test("a plan may be sorted by time", () => {
  const month = per("month", col("s0", "ordered_at"));
  const monthly = { ...countByStatus, dimensions: [month], order: by(month.id, "ascending") };
  const sums = { ...totalByStatus, dimensions: [month], order: [] };
  expect(combined(monthly, sums)?.order).toEqual([{ of: 0, direction: "ascending" }]);
});

const table = (values: Table["values"], isTruncated = false): Table => ({
  columns: [
    { name: "group_1", type: "text" },
    { name: "figure_1", type: "integer" },
  ],
  values,
  rowCount: values[0]?.length ?? 0,
  isTruncated,
});

const columns = [
  { name: "orders", of: 1 },
  { name: "status", of: 0 },
];

test("the rows of one plan have its columns, in its order, with nulls last", () => {
  const rows = table([
    ["a", "b", "c", "d"],
    [2, null, 7, 2],
  ]);
  const descending = splitTable(rows, { columns, order: [{ of: 1, direction: "descending" }] });
  expect(descending).toEqual({
    columns: [
      { name: "orders", type: "integer" },
      { name: "status", type: "text" },
    ],
    values: [
      [7, 2, 2, null],
      ["c", "a", "d", "b"],
    ],
    rowCount: 4,
    isTruncated: false,
  });
  const ascending = splitTable(rows, { columns, order: [{ of: 1, direction: "ascending" }] });
  expect(ascending?.values[0]).toEqual([2, 2, 7, null]);
});

test("long numbers, which are texts, are sorted as numbers", () => {
  const figures = ["9.5000000000000000001", 12, null, "-3", "9.5"];
  const rows = table([["a", "b", "c", "d", "e"], figures]);
  const sorted = splitTable(rows, { columns, order: [{ of: 1, direction: "descending" }] });
  expect(sorted?.values[1]).toEqual(["b", "a", "e", "d", "c"]);
});

test("nothing follows from rows that were cut, or that are sorted by words", () => {
  const order = [{ of: 1, direction: "ascending" }] as const;
  expect(splitTable(table([["a"], [1]], true), { columns, order })).toBeNull();
  expect(
    splitTable(
      table([
        ["a", "b"],
        ["ten", "two"],
      ]),
      { columns, order },
    ),
  ).toBeNull();
});

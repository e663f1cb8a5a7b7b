import type { Literal } from "@askery/model";
import { expect, test } from "vitest";
import {
  by,
  col,
  dimension,
  is,
  measure,
  per,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { crossFilter, drillInto, exclude } from "./edit-marks.ts";
import { editPlanInSteps } from "./edit-plan.ts";

const context = { schema: schemaOf(shop), today, settings };
const monthly = query({
  sources: salesSources,
  dimensions: [per("month", col("s1", "ordered_at")), dimension("category", col("s3", "name"))],
  measures: [revenue],
  order: [...by("month", "ascending"), ...by("revenue")],
});
const text = (value: string): Literal => ({ type: "text", value });
const chairs = { output: "category", value: text("Chairs") };
const march = { output: "month", value: text("2026-03-01") };
const inMarch = {
  kind: "period",
  value: col("s1", "ordered_at"),
  period: { kind: "absolute", from: "2026-03-01", to: "2026-04-01" },
  words: "",
} as const;

test("drillInto filters by a mark's values and breaks down by the next dimension", () => {
  const product = { kind: "field", field: { kind: "column", table: "products", column: "name" } } as const;
  expect(editPlanInSteps(monthly, drillInto(monthly, [chairs, march], product), context)).toEqual({
    kind: "edited",
    plan: {
      ...monthly,
      filters: [is(col("s3", "name"), "Chairs"), inMarch],
      dimensions: [dimension("product", col("s2", "name"))],
      order: by("revenue"),
    },
  });
});

test("exclude keeps rows without a value", () => {
  const value = col("s3", "name");
  expect(editPlanInSteps(monthly, exclude(monthly, [chairs]), context)).toMatchObject({
    plan: {
      filters: [
        {
          kind: "any",
          conditions: [
            { kind: "null", value },
            { kind: "not", condition: is(value, "Chairs") },
          ],
        },
      ],
    },
  });
  const none = exclude(monthly, [{ output: "category", value: { type: "null" } }]);
  expect(editPlanInSteps(monthly, none, context)).toMatchObject({
    plan: { filters: [{ kind: "not", condition: { kind: "null", value } }] },
  });
});

test("crossFilter filters other plans by the mark's columns and skips computed ones", () => {
  const length = dimension("length", { kind: "call", function: "length", arguments: [col("s3", "name")] });
  const from = { ...monthly, dimensions: [...monthly.dimensions, length] };
  const { edits, skipped } = crossFilter(from, [march, chairs, { output: "length", value: text("6") }]);
  expect(skipped).toEqual(["length"]);
  const orders = query({
    sources: [{ kind: "table", id: "s0", table: "orders", join: null }],
    measures: [measure("orders", { kind: "aggregate", function: "count", of: null, where: null })],
  });
  expect(editPlanInSteps(orders, edits, context)).toMatchObject({
    plan: {
      sources: orders.sources,
      filters: [
        { ...inMarch, value: col("s0", "ordered_at") },
        {
          kind: "exists",
          plan: { sources: [{ table: "order_lines" }, { table: "products" }, { table: "categories" }] },
        },
      ],
    },
  });
});

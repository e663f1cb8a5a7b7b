import type { PlanEdit, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  by,
  col,
  countOrders,
  dimension,
  from,
  join,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { editPlan } from "./edit-plan.ts";

const context = { schema: schemaOf(shop), today, settings };
const column = (table: string, name: string) => ({ kind: "column", table, column: name }) as const;

/** The edited plan, or the code of the problem. */
function edit(plan: QueryPlan, change: PlanEdit) {
  const result = editPlan(plan, change, context);
  return result.kind === "edited" ? result.plan : result.problem.code;
}

const byCategory = query({
  sources: salesSources,
  dimensions: [dimension("category", col("s3", "name"))],
  measures: [revenue],
  order: by("revenue"),
});
const orders = query({ sources: from("orders"), measures: [countOrders] });

test("groups can be filtered by a figure that the plan does not show", () => {
  const figure = { kind: "rows", table: null } as const;
  const edited = edit(byCategory, {
    kind: "addFilter",
    filter: {
      kind: "test",
      field: { kind: "figure", figure },
      test: { kind: "compare", operator: ">=", value: { type: "number", value: "100" } },
    },
  });
  expect(edited).toEqual({
    ...byCategory,
    having: [
      {
        kind: "compare",
        left: aggregate("count", null),
        operator: ">=",
        right: { kind: "literal", value: { type: "number", value: "100" } },
      },
    ],
  });
  const filter = { kind: "test", field: { kind: "figure", figure }, test: { kind: "null" } } as const;
  expect(edit(orders, { kind: "addFilter", filter })).toBe("no-measure");
});

const after = (left: readonly [string, string], right: readonly [string, string]) =>
  ({
    kind: "addFilter",
    filter: {
      kind: "test",
      field: column(...left),
      test: { kind: "compareField", operator: ">", with: column(...right) },
    },
  }) as const;

test("two columns of the same rows are compared, also of related rows", () => {
  const edited = edit(orders, after(["orders", "ordered_at"], ["customers", "signed_up_at"]));
  expect(edited).toEqual({
    ...orders,
    sources: [...orders.sources, join("s1", "customers", ["s0", "customer_id"])],
    filters: [
      { kind: "compare", left: col("s0", "ordered_at"), operator: ">", right: col("s1", "signed_up_at") },
    ],
  });
  const related = edit(orders, after(["order_lines", "revenue"], ["order_lines", "quantity"]));
  expect(related).toMatchObject({
    filters: [
      {
        kind: "exists",
        plan: { filters: [{ left: col("s0", "revenue"), operator: ">", right: col("s0", "quantity") }] },
      },
    ],
  });
});

test("columns of different kinds, and of different rows, are not compared", () => {
  expect(edit(orders, after(["orders", "total"], ["orders", "status"]))).toBe("edit-not-comparable");
  expect(edit(orders, after(["orders", "total"], ["order_lines", "revenue"]))).toBe("edit-not-comparable");
});

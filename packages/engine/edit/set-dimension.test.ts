import type { PlanEdit, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  by,
  col,
  dimension,
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
import { editPlan } from "./edit-plan.ts";

const context = { schema: schemaOf(shop), today, settings };
const column = (table: string, name: string) => ({ kind: "column", table, column: name }) as const;

function set(plan: QueryPlan, edit: PlanEdit): QueryPlan {
  const result = editPlan(plan, edit, context);
  if (result.kind === "problem" || result.plan.kind !== "query") throw new Error("not edited");
  return result.plan;
}

test("without its time axis, growth goes, and so does the order by it", () => {
  const month = dimension("month", per("month", col("s1", "ordered_at")).expression);
  const growing = query({
    sources: salesSources,
    dimensions: [month, dimension("category", col("s3", "name"))],
    measures: [
      revenue,
      measure("growth", {
        kind: "change",
        of: revenue.expression,
        as: "ratio",
        along: "month",
        steps: 1,
        within: ["category"],
      }),
    ],
    order: by("growth"),
  });
  const edited = set(growing, { kind: "setDimension", dimension: "month", to: null });
  expect([edited.measures, edited.order]).toEqual([[revenue], by("revenue")]);
});

test("a dimension that replaces one of the same name takes its id, and nothing changes if they are the same", () => {
  const byName = query({
    sources: salesSources,
    dimensions: [dimension("name", col("s3", "name"))],
    measures: [revenue],
    order: by("revenue"),
  });
  const toBrand = { kind: "field", field: column("products", "brand") } as const;
  const toCategory = { kind: "field", field: column("categories", "name") } as const;
  const branded = set(byName, { kind: "setDimension", dimension: "name", to: toBrand });
  expect(branded.dimensions.map(({ id }) => id)).toEqual(["brand"]);
  expect(set(byName, { kind: "setDimension", dimension: "name", to: toCategory })).toBe(byName);
});

import type { PlanEdit } from "@askery/model";
import { expect, test } from "vitest";
import {
  by,
  col,
  dimension,
  during,
  is,
  query,
  revenue,
  salesSources,
  settings,
  today,
  describedShop,
} from "../chart/shop.test-support.ts";
import { editPlan } from "../edit/edit-plan.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeEdit } from "./describe-edit.ts";

const plan = query({
  sources: salesSources,
  filters: [
    during(col("s1", "ordered_at"), "2026-01-01", "2027-01-01", "this year"),
    is(col("s3", "name"), "Chairs"),
  ],
  dimensions: [dimension("brand", col("s2", "brand"))],
  measures: [revenue],
  order: by("revenue"),
});
const country = { kind: "column", table: "customers", column: "country" } as const;
const quantity = {
  figure: {
    kind: "aggregate",
    function: "sum",
    field: { kind: "column", table: "order_lines", column: "quantity" },
  },
  label: null,
} as const;
const japan = {
  kind: "test",
  field: country,
  test: { kind: "compare", operator: "=", value: { type: "text", value: "Japan" } },
} as const;

test.each<readonly [PlanEdit, string]>([
  [{ kind: "addFilter", filter: japan }, "only where country is Japan"],
  [{ kind: "setFilter", filter: is(col("s3", "name"), "Chairs"), to: null }, "without “category is Chairs”"],
  [{ kind: "setFilter", filter: is(col("s3", "name"), "Chairs"), to: japan }, "only where country is Japan"],
  [{ kind: "setPeriod", period: null, words: "", field: null }, "for all time"],
  [
    {
      kind: "setPeriod",
      period: { kind: "absolute", from: "2023-01-01", to: "2024-01-01" },
      words: "",
      field: null,
    },
    "2023",
  ],
  [{ kind: "addMeasure", measure: quantity }, "and quantity"],
  [{ kind: "setMeasure", measure: "revenue", to: quantity }, "quantity instead"],
  [{ kind: "addDimension", dimension: { kind: "field", field: country } }, "by country as well"],
  [{ kind: "setDimension", dimension: "brand", to: { kind: "field", field: country } }, "by country instead"],
  [{ kind: "setDimension", dimension: "brand", to: null }, "not by brand"],
  [
    { kind: "setOrder", order: [{ output: "revenue", direction: "ascending" }] },
    "sorted by revenue, lowest first",
  ],
  [{ kind: "setLimit", limit: { count: 5, per: [] } }, "top 5 brands"],
  [{ kind: "compare", with: "yearBefore" }, "and the year before"],
])("%j: %s", (edit, words) => {
  const done = editPlan(plan, edit, { schema: schemaOf(shop), today, settings });
  const after = done.kind === "edited" ? done.plan : plan;
  expect([
    done.kind,
    describeEdit({ edit, before: plan, after }, { catalog: shop, described: describedShop, settings, today }),
  ]).toEqual(["edited", words]);
});

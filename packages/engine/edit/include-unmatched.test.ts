import type { Plan, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { col, dimension, query, revenue, salesSources, settings, today } from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { editPlan } from "./edit-plan.ts";

const context = { schema: schemaOf(shop), today, settings };
const byCategory = query({
  sources: salesSources,
  dimensions: [dimension("category", col("s3", "name"))],
  measures: [revenue],
});

function include(plan: Plan, table: string) {
  const result = editPlan(plan, { kind: "includeUnmatched", table }, context);
  return result.kind === "edited" ? result.plan : result.problem.code;
}

/** How each source is joined. */
function joinsOf(plan: Plan | string): readonly (string | undefined)[] {
  return typeof plan === "object" && plan.kind === "query" ? plan.sources.map(({ join }) => join?.how) : [];
}

test("rows that refer to nothing are included, and nothing else changes", () => {
  const included = include(byCategory, "categories");
  expect(joinsOf(included)).toEqual([undefined, "inner", "inner", "left"]);
  expect({ ...(included as QueryPlan), sources: [] }).toEqual({ ...byCategory, sources: [] });
});

test("tables that are joined by way of it are optional, too", () => {
  expect(joinsOf(include(byCategory, "products"))).toEqual([undefined, "inner", "left", "left"]);
});

test("refuses SQL, set operations, and tables that the plan does not join", () => {
  expect(include({ kind: "sql", text: "SELECT 1" }, "orders")).toBe("edit-of-sql");
  expect(include({ kind: "set", operator: "union", left: byCategory, right: byCategory }, "orders")).toBe(
    "edit-of-set",
  );
  expect(include(byCategory, "order_lines")).toBe("edit-name-unknown");
  expect(include(byCategory, "reviews")).toBe("edit-name-unknown");
});

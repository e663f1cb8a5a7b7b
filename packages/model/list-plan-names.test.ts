import { expect, test } from "vitest";
import { listPlanNames } from "./list-plan-names.ts";
import type { Expression, QueryPlan, Source } from "./plan.ts";

const empty = {
  kind: "query",
  filters: [],
  aggregation: "none",
  dimensions: [],
  measures: [],
  having: [],
  order: [],
  limit: null,
} as const;
const column = (name: string): Expression => ({ kind: "column", source: "s0", column: name });
const dimension = (name: string): QueryPlan["dimensions"][number] => {
  return { id: name, expression: column(name), label: name, isShown: true, format: null };
};
const brands: Source = { kind: "table", id: "s0", table: "brands", join: null };
const inner: QueryPlan = { ...empty, sources: [brands], dimensions: [dimension("brand_id")] };

const namesIn = (plan: QueryPlan) =>
  listPlanNames(plan)
    .map(({ table, column: name }) => (name === null ? table : `${table}.${name}`))
    .toSorted();

test("columns are those of the tables that their plan reads", () => {
  expect(namesIn(inner)).toEqual(["brands", "brands.brand_id"]);
});

test("an output of an inner plan is no column of a table around it, even if their sources have the same name", () => {
  const ranked: Source = { kind: "plan", id: "s0", plan: inner, join: null };
  const wrapper: QueryPlan = { ...empty, sources: [ranked], dimensions: [dimension("brand_id")] };
  const plan: QueryPlan = {
    ...empty,
    sources: [{ kind: "table", id: "s0", table: "products", join: null }],
    filters: [{ kind: "inPlan", value: column("maker"), plan: wrapper }],
  };
  expect(namesIn(plan)).toEqual(["brands", "brands.brand_id", "products", "products.maker"]);
});

import type { PlanEdit, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  by,
  col,
  countOrders,
  dimension,
  during,
  from,
  is,
  join,
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
import { editPlan, editPlanInSteps } from "./edit-plan.ts";

const context = { schema: schemaOf(shop), today, settings };

const column = (table: string, name: string) => ({ kind: "column", table, column: name }) as const;
const output = (id: string) => ({ kind: "output", output: id }) as const;
const isText = (table: string, name: string, value: string) =>
  ({
    kind: "test",
    field: column(table, name),
    test: { kind: "compare", operator: "=", value: { type: "text", value } },
  }) as const;
const sumOf = (table: string, name: string) =>
  ({ figure: { kind: "aggregate", function: "sum", field: column(table, name) }, label: null }) as const;

/** The edited plan, or the code of the problem. */
function edit(plan: QueryPlan, ...edits: PlanEdit[]) {
  const result = editPlanInSteps(plan, edits, context);
  return result.kind === "edited" ? result.plan : result.problem.code;
}

const byCategory = query({
  sources: salesSources,
  filters: [during(col("s1", "ordered_at"), "2026-01-01", "2027-01-01", "this year")],
  dimensions: [dimension("category", col("s3", "name"))],
  measures: [revenue],
  order: by("revenue"),
});
const orders = query({ sources: from("orders"), measures: [countOrders] });
const average = query({
  sources: from("orders"),
  measures: [measure("total", aggregate("sum", col("s0", "total")))],
});

test("a filter across a to-one step joins its table without losing rows", () => {
  expect(edit(orders, { kind: "addFilter", filter: isText("customers", "country", "Japan") })).toEqual({
    ...orders,
    sources: [...orders.sources, join("s1", "customers", ["s0", "customer_id"])],
    filters: [is(col("s1", "country"), "Japan")],
  });
});

test("a filter across a to-many step uses EXISTS, so that no row counts twice", () => {
  const edited = edit(orders, { kind: "addFilter", filter: isText("products", "brand", "Lumo") });
  expect(edited).toEqual({
    ...orders,
    filters: [
      {
        kind: "exists",
        plan: query({
          sources: [...from("order_lines"), join("s1", "products", ["s0", "product_id"])],
          filters: [is(col("s1", "brand"), "Lumo")],
          dimensions: [{ ...dimension("order_id", col("s0", "order_id")), label: "order_id" }],
        }),
        on: [{ outer: col("s0", "id"), inner: "order_id" }],
      },
    ],
  });
});

test("a filter by a figure applies to groups", () => {
  const filter = {
    kind: "test",
    field: output("revenue"),
    test: { kind: "compare", operator: ">", value: { type: "number", value: "100" } },
  } as const;
  expect(edit(byCategory, { kind: "addFilter", filter })).toEqual({
    ...byCategory,
    having: [
      {
        kind: "compare",
        left: { kind: "output", output: "revenue" },
        operator: ">",
        right: { kind: "literal", value: { type: "number", value: "100" } },
      },
    ],
  });
});

test("a filter is not added twice, and a missing filter cannot be changed", () => {
  const once = edit(orders, { kind: "addFilter", filter: isText("orders", "status", "paid") });
  const twice = editPlan(orders, { kind: "addFilter", filter: isText("orders", "status", "paid") }, context);
  expect(twice).toEqual({ kind: "edited", plan: once });
  expect(edit(orders, { kind: "setFilter", filter: is(col("s0", "status"), "paid"), to: null })).toBe(
    "edit-name-unknown",
  );
});

test("a changed filter keeps its position", () => {
  const filters = [is(col("s0", "status"), "paid"), is(col("s0", "channel"), "web")];
  const edited = edit(
    { ...orders, filters },
    { kind: "setFilter", filter: is(col("s0", "status"), "paid"), to: isText("orders", "status", "open") },
  );
  expect(edited).toEqual({
    ...orders,
    filters: [is(col("s0", "status"), "open"), is(col("s0", "channel"), "web")],
  });
});

test("a period replaces the previous one on the same date and can be cleared", () => {
  const period = { kind: "absolute", from: "2025-01-01", to: "2026-01-01" } as const;
  expect(edit(byCategory, { kind: "setPeriod", period, words: "last year", field: null })).toEqual({
    ...byCategory,
    filters: [during(col("s1", "ordered_at"), "2025-01-01", "2026-01-01", "last year")],
  });
  // Removes the join that only the period used.
  expect(edit(byCategory, { kind: "setPeriod", period: null, words: "", field: null })).toEqual({
    ...byCategory,
    sources: byCategory.sources.filter(({ id }) => id !== "s1"),
    filters: [],
  });
});

test("an order by what an output shows is an order by that output, so setting it again changes nothing", () => {
  const latest = query({
    sources: from("orders"),
    dimensions: [dimension("ordered_at", col("s0", "ordered_at"))],
    aggregation: "none",
    order: [{ by: col("s0", "ordered_at"), direction: "descending" }],
  });
  const sort = (direction: "ascending" | "descending") =>
    edit(latest, { kind: "setOrder", order: [{ output: "ordered_at", direction }] });
  expect([sort("descending"), sort("ascending")]).toEqual([
    latest,
    { ...latest, order: [{ by: output("ordered_at"), direction: "ascending" }] },
  ]);
});

test("a plan without a period gets one on the date of its rows", () => {
  const period = { kind: "absolute", from: "2025-01-01", to: null } as const;
  expect(edit(orders, { kind: "setPeriod", period, words: "since 2025", field: null })).toEqual({
    ...orders,
    filters: [during(col("s0", "ordered_at"), "2025-01-01", null, "since 2025")],
  });
});

test("a replaced dimension removes its joins and keeps the order", () => {
  const to = { kind: "field", field: column("orders", "channel") } as const;
  expect(edit(byCategory, { kind: "setDimension", dimension: "category", to })).toEqual({
    ...byCategory,
    sources: byCategory.sources.slice(0, 2),
    dimensions: [dimension("channel", col("s1", "channel"))],
  });
});

test("time comes first and is sorted ascending", () => {
  const month = { kind: "grain", grain: "month", field: null } as const;
  expect(edit(byCategory, { kind: "addDimension", dimension: month })).toEqual({
    ...byCategory,
    dimensions: [
      { ...per("month", col("s1", "ordered_at")), format: { kind: "date", grain: "month" } },
      ...byCategory.dimensions,
    ],
    order: [...by("month", "ascending"), ...by("revenue")],
  });
});

test("an entity is shown by name, grouped by key, and removed with its keys", () => {
  const added = edit(byCategory, {
    kind: "setDimension",
    dimension: "category",
    to: { kind: "entity", table: "products" },
  });
  expect(added).toEqual({
    ...byCategory,
    sources: byCategory.sources.slice(0, 3),
    dimensions: [
      dimension("product", col("s2", "name")),
      { ...dimension("id", col("s2", "id"), "product id"), id: "product_id", isShown: false },
    ],
  });
  const channel = { kind: "field", field: column("orders", "channel") } as const;
  expect(
    edit(
      byCategory,
      { kind: "setDimension", dimension: "category", to: { kind: "entity", table: "products" } },
      { kind: "setDimension", dimension: "product", to: channel },
    ),
  ).toEqual(edit(byCategory, { kind: "setDimension", dimension: "category", to: channel }));
});

test("a to-many breakdown counts keys and refuses sums", () => {
  const dimensionOf = { kind: "field", field: column("shipments", "delivery_days") } as const;
  const edited = edit(orders, { kind: "addDimension", dimension: dimensionOf });
  expect(edited).toMatchObject({
    sources: [{ table: "orders" }, { table: "shipments", join: { how: "left", isFanOut: true } }],
    measures: [{ id: "orders", expression: { function: "countDistinct", of: col("s0", "id") } }],
  });
  expect(
    edit(
      orders,
      { kind: "addDimension", dimension: dimensionOf },
      { kind: "setDimension", dimension: "delivery_days", to: null },
    ),
  ).toEqual(orders);
  expect(edit(average, { kind: "addDimension", dimension: dimensionOf })).toBe("edit-repeats-rows");
});

test("a figure of shared rows is refused, a figure of to-many rows is not", () => {
  expect(edit(byCategory, { kind: "addMeasure", measure: sumOf("orders", "total") })).toBe(
    "edit-repeats-rows",
  );
  const customers = query({
    sources: from("customers"),
    measures: [measure("customers", aggregate("count", null))],
  });
  expect(edit(customers, { kind: "addMeasure", measure: sumOf("orders", "total") })).toMatchObject({
    measures: [
      { id: "customers", expression: { function: "countDistinct", of: col("s0", "id") } },
      { id: "total", expression: { function: "sum", of: col("s1", "total") } },
    ],
  });
});

test("a replaced figure is the new sort key, while group filters keep the old one", () => {
  const above = {
    kind: "test",
    field: output("revenue"),
    test: { kind: "compare", operator: ">", value: { type: "number", value: "100" } },
  } as const;
  const edited = edit(
    byCategory,
    { kind: "addFilter", filter: above },
    { kind: "setMeasure", measure: "revenue", to: sumOf("order_lines", "quantity") },
  );
  expect(edited).toMatchObject({
    measures: [{ id: "quantity", expression: aggregate("sum", col("s0", "quantity")) }],
    having: [{ left: revenue.expression }],
    order: by("quantity"),
  });
});

test("a figure aggregates a list under its filters", () => {
  const list = query({
    sources: from("orders"),
    filters: [is(col("s0", "status"), "paid")],
    dimensions: [dimension("id", col("s0", "id"))],
    order: by("id"),
  });
  const rows = { figure: { kind: "rows", table: null }, label: null } as const;
  expect(edit(list, { kind: "addMeasure", measure: rows })).toEqual({
    ...orders,
    filters: list.filters,
  });
});

test("the last figure and the last column cannot be removed", () => {
  expect(edit(orders, { kind: "setMeasure", measure: "orders", to: null })).toBe("edit-last-part");
  const list = query({ sources: from("orders"), dimensions: [dimension("id", col("s0", "id"))] });
  expect(edit(list, { kind: "setDimension", dimension: "id", to: null })).toBe("edit-last-part");
});

test("a breakdown of the average of daily figures applies within the days", () => {
  const daily = query({
    sources: from("orders"),
    dimensions: [per("day", col("s0", "ordered_at"))],
    measures: [countOrders],
  });
  const mean = query({
    sources: [{ kind: "plan", id: "s0", plan: daily, join: null }],
    measures: [measure("average", aggregate("avg", col("s0", "orders")))],
  });
  const channel = { kind: "field", field: column("orders", "channel") } as const;
  const edited = edit(mean, { kind: "addDimension", dimension: channel });
  expect(edited).toEqual({
    ...mean,
    sources: [
      {
        kind: "plan",
        id: "s0",
        plan: { ...daily, dimensions: [...daily.dimensions, dimension("channel", col("s0", "channel"))] },
        join: null,
      },
    ],
    dimensions: [dimension("channel", col("s0", "channel"))],
    order: by("average"),
  });
  expect(
    edit(
      mean,
      { kind: "addDimension", dimension: channel },
      { kind: "setDimension", dimension: "channel", to: null },
    ),
  ).toEqual(mean);
});

test("both sides of a set operation get a filter on columns, and its result a filter on outputs", () => {
  const side = (status: string) =>
    query({
      sources: from("orders"),
      filters: [is(col("s0", "status"), status)],
      dimensions: [dimension("channel", col("s0", "channel"))],
    });
  const both = { kind: "set", operator: "intersect", left: side("paid"), right: side("open") } as const;
  const germany = is(col("s0", "ship_country"), "Germany");
  const narrowed = editPlan(
    both,
    { kind: "addFilter", filter: isText("orders", "ship_country", "Germany") },
    context,
  );
  expect(narrowed).toEqual({
    kind: "edited",
    plan: {
      ...both,
      left: { ...both.left, filters: [...both.left.filters, germany] },
      right: { ...both.right, filters: [...both.right.filters, germany] },
    },
  });
  const web = {
    kind: "test",
    field: output("channel"),
    test: { kind: "compare", operator: "=", value: { type: "text", value: "web" } },
  } as const;
  expect(editPlan(both, { kind: "addFilter", filter: web }, context)).toEqual({
    kind: "edited",
    plan: query({
      sources: [{ kind: "plan", id: "s0", plan: both, join: null }],
      filters: [is(col("s0", "channel"), "web")],
      dimensions: [dimension("channel", col("s0", "channel"))],
    }),
  });
});

test("SQL with known columns is wrapped", () => {
  const sql = { kind: "sql", text: "SELECT status FROM orders" } as const;
  const paid = {
    kind: "test",
    field: output("status"),
    test: { kind: "compare", operator: "=", value: { type: "text", value: "paid" } },
  } as const;
  const known = { ...context, sqlColumns: [{ name: "status", type: "text" }] } as const;
  const wrapped = editPlan(sql, { kind: "addFilter", filter: paid }, known);
  expect(wrapped).toEqual({
    kind: "edited",
    plan: query({
      sources: [{ kind: "plan", id: "s0", plan: sql, join: null }],
      filters: [is(col("s0", "status"), "paid")],
      dimensions: [dimension("status", col("s0", "status"))],
    }),
  });
  const removal = { kind: "setFilter", filter: is(col("s0", "status"), "paid"), to: null } as const;
  expect(wrapped.kind === "edited" && editPlan(wrapped.plan, removal, known)).toEqual({
    kind: "edited",
    plan: sql,
  });
  expect(editPlan(sql, { kind: "addFilter", filter: paid }, context)).toMatchObject({
    problem: { code: "edit-of-sql" },
  });
});

test("unknown names, unconnected tables and wrong types are problems", () => {
  const gone = query({ sources: from("orders"), dimensions: [dimension("x", col("s0", "gone"))] });
  expect(edit(gone, { kind: "setLimit", limit: null })).toBe("edit-name-unknown");
  expect(edit(orders, { kind: "addFilter", filter: isText("orders", "nope", "x") })).toBe(
    "edit-name-unknown",
  );
  const grain = { kind: "grain", grain: "month", field: column("orders", "status") } as const;
  expect(edit(orders, { kind: "addDimension", dimension: grain })).toBe("edit-wrong-type");
  expect(edit(orders, { kind: "addMeasure", measure: sumOf("orders", "status") })).toBe("edit-wrong-type");
  expect(edit(orders, { kind: "setLimit", limit: { count: 1.5, per: [] } })).toBe("edit-wrong-type");
});

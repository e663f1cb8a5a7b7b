import { finish, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { describeOutputs } from "./describe-outputs.ts";
import {
  aggregate,
  col,
  countOrders,
  describedShop,
  dimension,
  from,
  measure,
  per,
  query,
  result,
  revenue,
  rows,
  salesSources,
  settings,
} from "./shop.test-support.ts";
import { prepareNames } from "../link/prepare-names.ts";
import { describeCatalog } from "../meaning/describe-catalog.ts";
import { shop } from "../shop-catalog.test-support.ts";

const show = (plan: Plan, cells: Parameters<typeof result>[1]) =>
  result(plan, cells).outputs.map(({ label, role, format, unit }) => ({ label, role, format, unit }));

test("describes columns by their plan", () => {
  const plan = query({
    sources: salesSources,
    dimensions: [
      per("month", col("s1", "ordered_at")),
      dimension("product", col("s2", "name")),
      dimension("status", col("s1", "status")),
    ],
    measures: [
      revenue,
      countOrders,
      measure("pieces", aggregate("avg", col("s0", "quantity")), "average quantity"),
    ],
  });
  expect(show(plan, [["2026-01-01", "Oslo sofa", "paid", 12.5, 3, 1.5]])).toEqual([
    {
      label: "month",
      role: { kind: "time", grain: "month" },
      format: { kind: "date", grain: "month" },
      unit: null,
    },
    { label: "product", role: { kind: "name" }, format: { kind: "text" }, unit: null },
    { label: "status", role: { kind: "category" }, format: { kind: "text" }, unit: null },
    {
      label: "revenue",
      role: { kind: "figure", figure: "sum" },
      format: { kind: "currency", currency: "EUR" },
      unit: null,
    },
    { label: "orders", role: { kind: "figure", figure: "count" }, format: { kind: "number" }, unit: null },
    {
      label: "average quantity",
      role: { kind: "figure", figure: "level" },
      format: { kind: "number" },
      unit: null,
    },
  ]);
});

test("recognizes durations, units, shares and money by column names", () => {
  const of = (table: string, column: string) =>
    show(query({ sources: from(table), dimensions: [dimension(column, col("s0", column))] }), [[1.5]])[0];
  expect(of("shipments", "delivery_days")?.format).toEqual({ kind: "duration", unit: "day" });
  expect(of("products", "weight_kg")).toMatchObject({ format: { kind: "number" }, unit: "kg" });
  expect(of("order_lines", "discount")?.format).toEqual({ kind: "percent" });
  expect(of("products", "list_price")?.format).toEqual({ kind: "currency", currency: "EUR" });
  expect(of("orders", "id")?.role).toEqual({ kind: "name" });
});

test("applies a corrected meaning to the format", () => {
  const plan = query({ sources: from("orders"), dimensions: [dimension("total", col("s0", "total"))] });
  const described = finish(
    describeCatalog({
      catalog: shop,
      values: [],
      corrections: [{ kind: "currency", table: "orders", column: "total", currency: "CHF" }],
      names: prepareNames(shop),
    }),
  );
  const [output] = describeOutputs({
    plan,
    table: rows(["total"], [[12.5]]),
    catalog: shop,
    described,
    settings,
  });
  expect(output?.format).toEqual({ kind: "currency", currency: "CHF" });
});

test.each([
  ["amount_usd", 40, { format: { kind: "currency", currency: "USD" }, unit: null }],
  ["item_price", 40, { format: { kind: "currency", currency: "EUR" }, unit: null }],
  ["total_items", 40, { format: { kind: "number" }, unit: null }],
  ["min_price", 40, { format: { kind: "currency", currency: "EUR" }, unit: null }],
  ["price_min", 40, { format: { kind: "currency", currency: "EUR" }, unit: null }],
  ["return_rate", 0.4, { format: { kind: "percent" }, unit: null }],
  ["return_rate", 40, { format: { kind: "number" }, unit: null }],
  ["average_lag", 0.4, { format: { kind: "number" }, unit: null }],
  ["delivery_days", 40, { format: { kind: "duration", unit: "day" }, unit: null }],
  ["latency_ms", 40, { format: { kind: "number" }, unit: null }],
  ["volume_m3", 40, { format: { kind: "number" }, unit: "m³" }],
])("a result's column named %s with values up to %d", (name, max, expected) => {
  const [output] = describeOutputs({
    plan: { kind: "sql", text: "select" },
    table: rows([name], [[max]]),
    catalog: shop,
    described: describedShop,
    settings,
  });
  expect({ format: output?.format, unit: output?.unit }).toEqual(expected);
});

test("money by a count is money, money by money a ratio, and only sums and counts are additive", () => {
  const sum = aggregate("sum", col("s0", "total"));
  const plan = query({
    sources: from("orders"),
    measures: [
      measure("per_customer", {
        kind: "arithmetic",
        operator: "/",
        left: sum,
        right: aggregate("countDistinct", col("s0", "customer_id")),
      }),
      measure("ratio", { kind: "arithmetic", operator: "/", left: sum, right: sum }),
      measure("distinct_channel", aggregate("countDistinct", col("s0", "channel")), "distinct channel"),
    ],
  });
  expect(show(plan, [[12.5, 1, 6]]).map(({ label, role, format }) => [label, role, format])).toEqual([
    ["per customer", { kind: "figure", figure: "level" }, { kind: "currency", currency: "EUR" }],
    ["ratio", { kind: "figure", figure: "level" }, { kind: "number" }],
    ["different channels", { kind: "figure", figure: "distinct" }, { kind: "number" }],
  ]);
});

test("describes hand-written SQL by names and values", () => {
  const table = rows(
    ["order_month", "productName", "total_revenue", "year", "customer_id"],
    [
      ["2026-01-01", "Oslo sofa", "12.50", 2026, 1],
      ["2026-02-01", "Teak bench", "7.00", 2026, 2],
    ],
  );
  const outputs = describeOutputs({
    plan: { kind: "sql", text: "select" },
    table,
    catalog: shop,
    described: describedShop,
    settings,
  });
  expect(outputs.map(({ label, role, format }) => [label, role, format])).toEqual([
    ["order month", { kind: "time", grain: "month" }, { kind: "date", grain: "month" }],
    ["product name", { kind: "name" }, { kind: "text" }],
    ["total revenue", { kind: "figure", figure: "unknown" }, { kind: "currency", currency: "EUR" }],
    ["year", { kind: "datePart", part: "year" }, { kind: "datePart", part: "year" }],
    ["customer id", { kind: "category" }, { kind: "text" }],
  ]);
});

test("hand-written SQL: recognizes a year in one row, and does not add up keys", () => {
  const table = rows(["fiscal_year", "customer_key", "contact_email", "days"], [[2026, 7, "a@b.org", 31]]);
  const outputs = describeOutputs({
    plan: { kind: "sql", text: "select" },
    table,
    catalog: shop,
    described: describedShop,
    settings,
  });
  expect(outputs.map(({ role, format }) => [role.kind, format])).toEqual([
    ["datePart", { kind: "datePart", part: "year" }],
    ["category", { kind: "text" }],
    ["name", { kind: "text" }],
    ["figure", { kind: "duration", unit: "day" }],
  ]);
});

test("describes a set operation by its left side, and a mismatched table by its names and values", () => {
  const left = query({
    sources: from("customers"),
    dimensions: [dimension("country", col("s0", "country"), "home country")],
  });
  const set: Plan = { kind: "set", operator: "union", left, right: left };
  const table = rows(["country"], [["Japan"]]);
  const wide = rows(["a", "b"], [["x", 1]]);
  expect(
    describeOutputs({ plan: set, table, catalog: shop, described: describedShop, settings })[0]?.label,
  ).toBe("home country");
  expect(
    describeOutputs({ plan: set, table: wide, catalog: shop, described: describedShop, settings }).map(
      ({ label }) => label,
    ),
  ).toEqual(["a", "b"]);
});

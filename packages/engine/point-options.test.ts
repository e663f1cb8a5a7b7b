import type { Literal, Plan } from "@askery/model";
import { expect, test } from "vitest";
import { prepareDatabase } from "./plan/prepare-database.ts";
import {
  by,
  col,
  countOrders,
  dimension,
  from,
  per,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "./chart/shop.test-support.ts";
import { editPlanInSteps } from "./edit/edit-plan.ts";
import { planFigureRows } from "./edit/plan-figure-rows.ts";
import { describePlan } from "./narrate/describe-plan.ts";
import { listPointOptions } from "./narrate/options/list-point-options.ts";
import { shop } from "./shop-catalog.test-support.ts";

const prepared = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const context = { ...prepared, dialect: "sqlite", today, settings } as const;
const monthly = query({
  sources: salesSources,
  dimensions: [per("month", col("s1", "ordered_at")), dimension("category", col("s3", "name"))],
  measures: [revenue],
  order: [...by("month", "ascending"), ...by("revenue")],
});
const text = (value: string): Literal => ({ type: "text", value });
const chairs = { output: "category", value: text("Chairs") };
const march = { output: "month", value: text("2026-03-01") };
const point = { values: [march, chairs], measure: "revenue" };
const wordsOf = (options: readonly { readonly words: string }[]) => options.map(({ words }) => words);

test("a figure offers what works from its row, each value alone and all together", () => {
  const options = listPointOptions(monthly, point, context);
  expect({ ...options, breakDown: wordsOf(options.breakDown).slice(0, 3) }).toMatchObject({
    words: "Mar 2026, Chairs",
    hasRows: true,
    zoom: [{ words: "by day" }, { words: "by week" }],
    only: [{ words: "Mar 2026" }, { words: "Chairs" }, { words: "Mar 2026, Chairs" }],
    leaveOut: [{ words: "Mar 2026" }, { words: "Chairs" }, { words: "Mar 2026, Chairs" }],
    compare: [{ words: "Chairs with the rest" }, { words: "Mar 2026 with Feb 2026" }],
  });
});

test("the first breakdowns are a category, a thing and time", () => {
  const plan = query({
    sources: from("orders"),
    dimensions: [dimension("country", col("s0", "ship_country"))],
    measures: [countOrders],
    order: by("orders"),
  });
  const germany = { values: [{ output: "country", value: text("DE") }], measure: "orders" };
  expect(wordsOf(listPointOptions(plan, germany, context).breakDown).slice(0, 3)).toEqual([
    "status",
    "customer",
    "month",
  ]);
});

test("zooming in limits the plan's own period instead of adding another", () => {
  const period = { kind: "absolute", from: "2026-02-10", to: "2026-03-20" } as const;
  const plan: Plan = {
    ...monthly,
    filters: [{ kind: "period", value: col("s1", "ordered_at"), period, words: "" }],
  };
  const [byDay] = listPointOptions(plan, point, context).zoom;
  expect(editPlanInSteps(plan, byDay?.edits ?? [], context)).toMatchObject({
    plan: {
      filters: [{ kind: "period", period: { from: "2026-03-01", to: "2026-03-20" } }],
      dimensions: [{ expression: { kind: "grain", grain: "day" } }, { id: "category" }],
    },
  });
});

test("a mark beside the rest splits the rows in two groups, in place of its breakdown", () => {
  const [beside] = listPointOptions(monthly, point, context).compare;
  expect(editPlanInSteps(monthly, beside?.edits ?? [], context)).toMatchObject({
    plan: {
      dimensions: [
        { id: "month" },
        {
          label: "Chairs and the rest",
          expression: {
            kind: "case",
            branches: [
              {
                when: { kind: "compare", left: col("s3", "name"), operator: "=" },
                // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
                then: { value: { value: "Chairs" } },
              },
            ],
            otherwise: { value: { value: "the rest" } },
          },
        },
      ],
    },
  });
});

test("a name with a key is filtered by both", () => {
  const plan = query({
    sources: from("orders"),
    dimensions: [
      dimension("country", col("s0", "ship_country")),
      { ...dimension("id", col("s0", "id")), isShown: false },
    ],
    measures: [countOrders],
  });
  const key = { output: "id", value: { type: "number", value: "7" } } as const;
  const [only] = listPointOptions(
    plan,
    { values: [{ output: "country", value: text("DE"), keys: [key] }], measure: "orders" },
    context,
  ).only;
  expect(editPlanInSteps(plan, only?.edits ?? [], context)).toMatchObject({
    plan: { filters: [{ kind: "all", conditions: [{ operator: "=" }, { operator: "=" }] }] },
  });
});

test("the rows of a figure have its period and values, and end with what it adds up", () => {
  const rows = planFigureRows(monthly, point, context);
  if ("code" in rows) throw new Error(rows.code);
  expect(describePlan(rows, { ...prepared, settings, catalog: shop })).toMatchInlineSnapshot(
    `"order lines and their product, ordered at, category and revenue where category is Chairs, Mar 2026, sorted by revenue, highest first"`,
  );
  expect(rows).toMatchObject({ aggregation: "none", measures: [], having: [], limit: null });
});

test("lists, SQL and figures from elsewhere have no rows to list", () => {
  const list = query({
    sources: from("orders"),
    aggregation: "none",
    dimensions: [dimension("id", col("s0", "id"))],
  });
  expect(planFigureRows(list, { values: [], measure: null }, context)).toMatchObject({ code: "no-measure" });
  expect(
    planFigureRows({ kind: "sql", text: "SELECT 1" }, { values: [], measure: null }, context),
  ).toMatchObject({
    code: "edit-of-sql",
  });
});

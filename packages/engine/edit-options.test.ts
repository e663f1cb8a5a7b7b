import type { MeasureOption, Plan } from "@askery/model";
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
import { editPlan } from "./edit/edit-plan.ts";
import { shop } from "./shop-catalog.test-support.ts";
import { listEditOptions } from "./narrate/options/list-edit-options.ts";

const metric = {
  phrase: "turnover",
  meaning: {
    kind: "metric",
    table: "orders",
    expression: {
      kind: "aggregate",
      function: "sum",
      of: { kind: "column", source: "s0", column: "total" },
      where: {
        kind: "compare",
        left: col("s0", "status"),
        operator: "=",
        right: { kind: "literal", value: { type: "text", value: "paid" } },
      },
    },
  },
} as const;
const prepared = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [metric] } });
const context = { ...prepared, dialect: "sqlite", today, settings } as const;
const ordersByStatus = query({
  sources: from("orders"),
  dimensions: [dimension("status", col("s0", "status"))],
  measures: [countOrders],
  order: by("orders"),
});
const revenueByMonth = query({
  sources: salesSources,
  dimensions: [per("month", col("s1", "ordered_at"))],
  measures: [revenue],
  order: by("month", "ascending"),
});
const wordsOf = (options: readonly { readonly words: string }[]) => options.map(({ words }) => words);

test("the best options are those of the plan's own rows", () => {
  const { measures, dimensions, fields, times, outputs } = listEditOptions(ordersByStatus, context);
  expect(wordsOf(measures).slice(0, 4)).toEqual([
    "turnover (metric)",
    "order total",
    "share of orders",
    "average order total",
  ]);
  expect(wordsOf(dimensions).slice(0, 3)).toEqual(["ordered at", "channel", "ship country"]);
  expect(wordsOf(fields).slice(0, 2)).toEqual(["status", "channel"]);
  expect(wordsOf(times)[0]).toBe("ordered at");
  expect(outputs).toEqual([
    { words: "status", output: "status", isMeasure: false, sortsAs: "text" },
    { words: "number of orders", output: "orders", isMeasure: true, sortsAs: "number" },
  ]);
});

test("parts are read as edits would write them", () => {
  expect(listEditOptions(revenueByMonth, context).parts).toEqual([
    {
      kind: "measure",
      measure: "revenue",
      now: {
        figure: {
          kind: "aggregate",
          function: "sum",
          field: { kind: "column", table: "order_lines", column: "revenue" },
        },
        label: null,
      },
    },
    {
      kind: "dimension",
      dimension: "month",
      now: {
        kind: "grain",
        grain: "month",
        field: { kind: "column", table: "orders", column: "ordered_at" },
      },
    },
    { kind: "order", order: [{ output: "month", direction: "ascending" }] },
  ]);
});

test("a figure that would repeat the rows of another says so, and can take its place", () => {
  const isMarked = ({ repeats }: MeasureOption) => repeats !== undefined;
  const { measures } = listEditOptions(revenueByMonth, context);
  const [marked] = measures.filter(isMarked);
  expect(marked?.repeats).toBe(
    "Beside it, revenue would count order lines more than once. It can take its place.",
  );
  const add = (plan: Plan, { measure }: MeasureOption) =>
    editPlan(plan, { kind: "addMeasure", measure }, context).kind;
  expect(measures.map((one) => add(revenueByMonth, one) === "edited")).toEqual(
    measures.map((one) => !isMarked(one)),
  );
});

test("a figure that the plan shows is not offered under the same words, however it counts", () => {
  const perStatus = query({
    sources: from("orders"),
    dimensions: [dimension("status", col("s0", "status"))],
    measures: [
      {
        ...countOrders,
        expression: { kind: "aggregate", function: "countDistinct", of: col("s0", "id"), where: null },
      },
    ],
  });
  const { measures } = listEditOptions(perStatus, context);
  expect(wordsOf(measures)).not.toContain("number of orders");
});

test("groups are filtered by shown figures, and by others that the plan does not show", () => {
  const figuresOf = (plan: Plan) =>
    listEditOptions(plan, context)
      .fields.filter(({ field }) => field.kind !== "column")
      .map(({ words, group, field }) => `${field.kind}: ${words} of ${group}`);
  expect(figuresOf(ordersByStatus).slice(0, 3)).toEqual([
    "output: number of orders of this answer",
    "figure: turnover (metric) of figures of orders",
    "figure: order total of figures of orders",
  ]);
  expect(figuresOf(query({ sources: from("orders"), measures: [countOrders] }))).toEqual([
    "output: number of orders of this answer",
  ]);
});

test("a filter that combines several is read with its parts in words", () => {
  const isStatus = (value: string) =>
    ({
      kind: "test",
      field: { kind: "column", table: "orders", column: "status" },
      test: { kind: "compare", operator: "=", value: { type: "text", value } },
    }) as const;
  const filter = { kind: "any", filters: [isStatus("paid"), isStatus("sent")] } as const;
  const edited = editPlan(ordersByStatus, { kind: "addFilter", filter }, context);
  const { parts } = listEditOptions(edited.kind === "edited" ? edited.plan : ordersByStatus, context);
  expect(parts.find(({ kind }) => kind === "filter")).toMatchObject({
    words: "status is paid or status is sent",
    now: filter,
    parts: [
      { words: "status is paid", filter: isStatus("paid"), parts: [] },
      { words: "status is sent", filter: isStatus("sent"), parts: [] },
    ],
  });
});

test("columns of the same rows and kind can be compared", () => {
  const { fields } = listEditOptions(ordersByStatus, context);
  const same = fields.filter(({ comparesAs }) => comparesAs !== null);
  const ordered = fields.find(({ words }) => words === "ordered at");
  expect(wordsOf(same.filter(({ comparesAs }) => comparesAs === ordered?.comparesAs))).toEqual([
    "ordered at",
    "signed up at",
  ]);
});

test("a search looks at names, their meaning and the table", () => {
  expect(wordsOf(listEditOptions(ordersByStatus, context, "avg tot").measures)).toEqual([]);
  expect(wordsOf(listEditOptions(ordersByStatus, context, "average tot").measures)).toEqual([
    "average order total",
  ]);
});

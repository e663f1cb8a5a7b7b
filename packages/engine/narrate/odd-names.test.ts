import type { Catalog, CatalogColumn, Cell, ColumnType, Condition, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { describeOutputs } from "../chart/describe-outputs.ts";
import {
  aggregate,
  by,
  col,
  dimension,
  from,
  join,
  measure,
  query,
  rows,
  settings,
  today,
  describedOf,
  describedShop,
} from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeAnswer } from "./describe-answer.ts";
import { describePlan } from "./describe-plan.ts";

/* Databases use singular names, incomplete names, prepositions. Answers must be readable anyway. */

const columnTypes: Readonly<Record<string, Readonly<Record<string, ColumnType>>>> = {
  employee: {
    id: "integer",
    first_name: "text",
    last_name: "text",
    hired_on: "date",
    salary: "decimal",
    zip_code: "integer",
  },
  trip: { id: "integer", duration: "integer", start_date: "date", bike_id: "integer", was_late: "boolean" },
  stock: { id: "integer", on_hand: "integer" },
};

const company: Catalog = {
  tables: Object.entries(columnTypes).map(([name, columns]) => ({
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 100,
    primaryKey: ["id"],
    columns: Object.entries(columns).map(([column, type]) => columnOf(column, type)),
  })),
  relationships: [],
};

function columnOf(name: string, type: ColumnType): CatalogColumn {
  return {
    name,
    type,
    nativeType: type,
    encoding: null,
    isNullable: true,
    isUnique: name === "id",
    comment: null,
    profile: null,
  };
}

const count = (table: string) => measure(table, aggregate("count", null));
const first = dimension("first_name", col("s0", "first_name"));
const last = dimension("last_name", col("s0", "last_name"));
const before2024: Condition = {
  kind: "period",
  value: col("s0", "hired_on"),
  period: { kind: "absolute", from: null, to: "2024-01-01" },
  words: "before 2024",
};

const answers: readonly (readonly [
  claim: string,
  plan: QueryPlan,
  cells: readonly (readonly Cell[])[],
  restatement: string,
  sentence: string,
])[] = [
  [
    "rows of a table in the singular are several",
    query({ sources: from("trip"), measures: [count("trip")] }),
    [[9959]],
    "number of trips",
    "There are 9,959 trips.",
  ],
  [
    "a date says what happened in the period",
    query({ sources: from("employee"), filters: [before2024], measures: [count("employee")] }),
    [[107]],
    "number of employees hired before 1 Jan 2024",
    "There are 107 employees hired before 1 Jan 2024.",
  ],
  [
    "a first and a last name are one person",
    query({
      sources: from("employee"),
      dimensions: [first, last],
      measures: [measure("salary", aggregate("avg", col("s0", "salary")), "average salary")],
      order: by("salary"),
    }),
    [
      ["Steven", "King", 24_000],
      ["Neena", "Kochhar", 17_000],
    ],
    "average salary by employee",
    "Steven King has the highest average salary at €24.0k, Neena Kochhar the lowest at €17.0k.",
  ],
  [
    "the one best is named with its figure",
    query({
      sources: from("employee"),
      dimensions: [first, last, dimension("salary", col("s0", "salary"))],
      order: by("salary"),
      limit: { count: 1, per: [] },
    }),
    [["Steven", "King", 9450]],
    "employee with the highest salary",
    "Steven King has the highest salary at €9,450.",
  ],
  [
    "what is on hand is a quantity",
    query({
      sources: from("stock"),
      measures: [measure("on_hand", aggregate("sum", col("s0", "on_hand")), "on hand")],
    }),
    [[60_022]],
    "quantity on hand",
    "Quantity on hand is 60,022.",
  ],
  [
    "a figure whose name says little is its owner's",
    query({
      sources: from("trip"),
      measures: [measure("d", aggregate("avg", col("s0", "duration")), "average duration")],
    }),
    [[812]],
    "average trip duration",
    "Average trip duration is 812.",
  ],
  [
    "the digits of a mark are not grouped",
    query({
      sources: from("employee"),
      filters: [
        {
          kind: "compare",
          left: col("s0", "zip_code"),
          operator: "=",
          right: { kind: "literal", value: { type: "number", value: "94107" } },
        },
      ],
      measures: [count("employee")],
    }),
    [[3]],
    "number of employees where zip code is 94107",
    "There are 3 employees where zip code is 94107.",
  ],
  [
    "a number that names something follows what it names",
    query({
      sources: from("trip"),
      dimensions: [dimension("bike_id", col("s0", "bike_id"))],
      measures: [count("trip")],
      order: by("trip"),
    }),
    [
      ["327", 48],
      ["687", 2],
    ],
    "number of trips by bike id",
    "There are 50 trips. Bike 327 leads with 48, 96% of them.",
  ],
  [
    "equal counts are reported once",
    query({
      sources: from("trip"),
      dimensions: [dimension("bike_id", col("s0", "bike_id"))],
      measures: [count("trip")],
    }),
    [
      ["327", 4],
      ["687", 4],
    ],
    "number of trips by bike id",
    "Both bikes have 4 trips each.",
  ],
  [
    "rows that nothing tells apart",
    query({
      sources: from("trip"),
      dimensions: [dimension("bike_id", col("s0", "bike_id"))],
      measures: [count("trip")],
    }),
    [[null, 9959]],
    "number of trips by bike id",
    "9,959 trips have no bike id.",
  ],
  [
    "a rate says of what",
    query({
      sources: from("trip"),
      measures: [
        {
          ...measure(
            "rate",
            {
              kind: "arithmetic",
              operator: "/",
              left: {
                kind: "aggregate",
                function: "count",
                of: null,
                where: {
                  kind: "compare",
                  left: col("s0", "was_late"),
                  operator: "=",
                  right: { kind: "literal", value: { type: "boolean", value: true } },
                },
              },
              right: aggregate("count", null),
            },
            "share of trips",
          ),
          format: { kind: "percent" },
        },
      ],
    }),
    [[0.119]],
    "share of late trips",
    "Share of late trips is 12%.",
  ],
];

const described = describedOf(company);

test.each(answers)("%s", (_, ...[plan, cells, restatement, sentence]) => {
  const shown = [...plan.dimensions, ...plan.measures].map(({ id }) => id);
  const table = rows(shown, cells);
  const outputs = describeOutputs({ plan, table, catalog: company, described, settings });
  expect(describePlan(plan, { catalog: company, described, settings })).toBe(restatement);
  expect(describeAnswer({ plan, table, outputs, catalog: company, described, today, settings })).toBe(
    sentence,
  );
});

test("names the rows at the end of a join path", () => {
  const sales = query({
    sources: [...from("order_lines"), join("s1", "orders", ["s0", "order_id"])],
    dimensions: [dimension("product_id", col("s0", "product_id"))],
  });
  const unsold: Condition = {
    kind: "not",
    condition: { kind: "exists", plan: sales, on: [{ outer: col("s0", "id"), inner: "product_id" }] },
  };
  const plan = query({
    sources: from("products"),
    filters: [unsold],
    dimensions: [dimension("product", col("s0", "name"))],
  });
  expect(describePlan(plan, { catalog: shop, described: describedShop, settings })).toBe(
    "products without orders",
  );
});

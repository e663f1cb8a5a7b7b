import type { CatalogTable, ColumnType } from "@askery/model";
import { expect, test } from "vitest";
import { readFilter, readMetric } from "./read-metric.ts";

function column(name: string, type: ColumnType) {
  return {
    name,
    type,
    nativeType: type,
    encoding: null,
    isNullable: false,
    isUnique: false,
    comment: null,
    profile: null,
  };
}

const lines: CatalogTable = {
  id: "order_lines",
  schema: null,
  name: "order_lines",
  kind: "table",
  comment: null,
  rowEstimate: null,
  primaryKey: [],
  columns: [
    column("quantity", "integer"),
    column("unit_price", "decimal"),
    column("Net Price", "decimal"),
    column("status", "text"),
  ],
};

const of = (name: string) => ({ kind: "column", source: "s0", column: name });

test("a sum of a product", () => {
  expect(readMetric("SUM(quantity * order_lines.unit_price)", lines)).toEqual({
    kind: "read",
    expression: {
      kind: "aggregate",
      function: "sum",
      of: { kind: "arithmetic", operator: "*", left: of("quantity"), right: of("unit_price") },
      where: null,
    },
  });
});

test("a share of rows: a count with a filter, divided", () => {
  const read = readMetric(
    `1.0 * count(*) filter (where status = 'sent' and quantity >= 2) / count(*)`,
    lines,
  );
  expect(read).toMatchObject({
    kind: "read",
    expression: {
      kind: "arithmetic",
      operator: "/",
      left: {
        right: {
          function: "count",
          of: null,
          where: {
            kind: "all",
            conditions: [
              { operator: "=", right: { value: { type: "text", value: "sent" } } },
              { operator: ">=", right: { value: { type: "number", value: "2" } } },
            ],
          },
        },
      },
      right: { function: "count" },
    },
  });
});

test.each([
  ["count(distinct status)", { function: "countDistinct", of: of("status") }],
  ['avg("Net Price")', { function: "avg", of: of("Net Price") }],
  ["max([Net Price])", { function: "max", of: of("Net Price") }],
  ["median(QUANTITY)", { function: "median", of: of("quantity") }],
])("%s", (text, expression) => {
  expect(readMetric(text, lines)).toMatchObject({ kind: "read", expression });
});

test.each([
  ["quantity", "Choose what to do with quantity: sum(quantity), avg(quantity), max(quantity) …"],
  ["1 + 2", "A metric needs an aggregate, such as sum(quantity * unit_price)."],
  ["sum(quantty)", "order_lines has no column “quantty”. Nearest: quantity."],
  ["sum(orders.total)", "A metric uses the columns of one table. This one uses order_lines, not orders."],
  ["sum(avg(quantity))", "avg can't be used inside another aggregate."],
  [
    "pg_sleep(10)",
    "The function pg_sleep can't be used in a metric. Use one of these: count, sum, avg, average, min, max, median, stddev.",
  ],
  ["sum(quantity", "The text ends where “)” is expected."],
  ["sum(quantity) sum", "“sum” appears where the end is expected."],
  ["sum(quantity); drop table x", "The character “;” can't be used in a metric."],
  ["(".repeat(200), "Too many parentheses are nested."],
  ["", "The text ends where a column, a number or an aggregate is expected."],
])("%s is refused with the reason", (text, message) => {
  expect(readMetric(text, lines)).toEqual({ kind: "problem", message });
});

test("a condition: alternatives, negations, lists and groups", () => {
  const compare = (name: string, operator: string, right: object) => ({
    kind: "compare",
    left: of(name),
    operator,
    right,
  });
  const literal = (type: string, value: string) => ({ kind: "literal", value: { type, value } });
  const text = `(status = 'new' or quantity > (1 + 2) * 2) and not status in ('sent', 'lost') and unit_price not in (0)`;
  expect(readFilter(text, lines)).toMatchObject({
    kind: "read",
    condition: {
      kind: "all",
      conditions: [
        {
          kind: "any",
          conditions: [
            compare("status", "=", literal("text", "new")),
            compare("quantity", ">", { operator: "*", left: { operator: "+" } }),
          ],
        },
        {
          kind: "not",
          condition: {
            kind: "in",
            value: of("status"),
            options: [
              { type: "text", value: "sent" },
              { type: "text", value: "lost" },
            ],
          },
        },
        { kind: "not", condition: { kind: "in", options: [{ type: "number", value: "0" }] } },
      ],
    },
  });
});

test.each([
  ["status", "The text ends where a comparison such as = or < is expected."],
  ["status in (quantity)", "“)” appears where a value is expected."],
  ["status in ('a'", "The text ends where “)” is expected."],
  ["(".repeat(200), "Too many parentheses are nested."],
])("%s is no condition, and the reason is given", (text, message) => {
  expect(readFilter(text, lines)).toEqual({ kind: "problem", message });
});

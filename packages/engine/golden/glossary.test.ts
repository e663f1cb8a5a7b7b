import { defaultSettings, type Glossary } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shopValues } from "../corpus/values.data.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { printStatement } from "../sql/print-statement.ts";

const glossary: Glossary = {
  entries: [
    {
      phrase: "net sales",
      meaning: {
        kind: "metric",
        table: "order_lines",
        expression: {
          kind: "aggregate",
          function: "sum",
          of: { kind: "column", source: "s0", column: "revenue" },
          where: null,
        },
      },
    },
    {
      phrase: "baskets",
      meaning: {
        kind: "metric",
        table: "orders",
        expression: {
          kind: "aggregate",
          function: "countDistinct",
          of: { kind: "column", source: "s0", column: "id" },
          where: null,
        },
      },
    },
    {
      phrase: "web business",
      meaning: {
        kind: "filter",
        table: "orders",
        condition: {
          kind: "compare",
          left: { kind: "column", source: "s0", column: "channel" },
          operator: "=",
          right: { kind: "literal", value: { type: "text", value: "web" } },
        },
      },
    },
  ],
};

const database = prepareDatabase({ catalog: shop, values: shopValues, glossary });

function ask(text: string): string {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (planned.kind === "refused") return `refused: ${planned.problem.code}`;
  return printStatement(planned.plan, {
    catalog: shop,
    dialect: "duckdb",
    today: "2026-11-20",
    settings: defaultSettings,
  }).text.replaceAll(/\s+/gu, " ");
}

test("a filter applies to its own table, wherever that is joined", () => {
  expect(ask("net sales of web business")).toBe(
    "SELECT SUM(ol.revenue) AS net_sales FROM order_lines ol JOIN orders o ON o.id = ol.order_id WHERE o.channel = $1",
  );
});

test("a filter of a to-many table becomes EXISTS", () => {
  expect(ask("how many customers with web business")).toBe(
    "SELECT COUNT(*) AS customers FROM customers c WHERE EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.channel = $1 )",
  );
});

test("a metric is computed over its own table, next to figures of another", () => {
  expect(ask("total quantity and baskets by brand")).toBe(
    "SELECT p.brand, SUM(ol.quantity) AS quantity, COUNT(DISTINCT o.id) AS baskets FROM order_lines ol JOIN orders o ON o.id = ol.order_id JOIN products p ON p.id = ol.product_id GROUP BY p.brand ORDER BY quantity DESC",
  );
});

test("a metric is limited to each compared period", () => {
  expect(ask("net sales 2025 vs 2024")).toBe(
    "SELECT SUM(ol.revenue) FILTER (WHERE o.ordered_at >= DATE '2025-01-01' AND o.ordered_at < DATE '2026-01-01') AS net_sales_2025, SUM(ol.revenue) FILTER (WHERE o.ordered_at >= DATE '2024-01-01' AND o.ordered_at < DATE '2025-01-01') AS net_sales_2024 FROM order_lines ol JOIN orders o ON o.id = ol.order_id",
  );
});

test.each([
  ["after a comma", "net sales by channel, web business"],
  ["in another form", "net sale by channel for web businesses"],
])("a definition is found %s", (_, question) => {
  expect(ask(question)).toBe(
    "SELECT o.channel, SUM(ol.revenue) AS net_sales FROM order_lines ol JOIN orders o ON o.id = ol.order_id WHERE o.channel = $1 GROUP BY o.channel ORDER BY net_sales DESC",
  );
});

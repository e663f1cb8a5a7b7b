import type { Condition, Expression } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, column, compare, hidden, not, number, outputs, query, text } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const id = outputs({ id: column("orders.id") });

test("rows without duplicates", () => {
  const plan = query("orders", {
    aggregation: "distinct",
    dimensions: outputs({ status: column("orders.status") }),
  });
  expect(printAll(plan)).toBe("\n-- all\nSELECT DISTINCT status\nFROM orders\n");
});

test.each([
  ["if none is shown, all are", query("orders", { dimensions: hidden({ id: column("orders.id") }) }), "id"],
  ["without any, each row is a 1", query("orders", {}), "1 AS one"],
])("outputs: %s", (_, plan, columns) => {
  expect(printAll(plan)).toBe(`\n-- all\nSELECT ${columns}\nFROM orders\n`);
});

test.each([
  ["all of none", { kind: "all", conditions: [] } as const, "1 = 1"],
  ["any of none", { kind: "any", conditions: [] } as const, "1 = 0"],
  ["not any of none", not({ kind: "any", conditions: [] }), "NOT (1 = 0)"],
])("a condition: %s", (_, condition, sql) => {
  expect(printAll(query("orders", { dimensions: id, filters: [condition] }))).toBe(
    `\n-- all\nSELECT id\nFROM orders\nWHERE ${sql}\n`,
  );
});

test("a value and a figure of another kind are compared as text", () => {
  const plan = query("orders", {
    dimensions: id,
    filters: [compare(column("orders.total"), "=", text("many"))],
  });
  const start = "SELECT id\nFROM orders\nWHERE";
  expect(printAll(plan)).toBe(`
-- sqlite
${start} total = 'many'

-- duckdb
${start} CAST(total AS VARCHAR) = 'many'

-- postgres
${start} CAST(total AS TEXT) = 'many'

-- mysql
${start} CAST(total AS CHAR) = 'many'

-- clickhouse
${start} toString(total) = 'many'
`);
  const same = query("orders", {
    dimensions: id,
    filters: [compare(column("orders.total"), ">", column("orders.id"))],
    measures: outputs({ n: aggregate("count") }),
    having: [compare(aggregate("count"), ">", number(1))],
  });
  expect(printAll(same)).not.toContain("CAST");
});

const nothing: Expression = { kind: "literal", value: { type: "null" } };
const always = { from: null, to: null, kind: "absolute" } as const;

test.each<readonly [string, Condition, string]>([
  ["any period", { kind: "period", value: column("orders.ordered_at"), period: always, words: "" }, "1 = 1"],
  [
    "no period",
    not({ kind: "period", value: column("orders.ordered_at"), period: always, words: "" }),
    "1 = 0",
  ],
  [
    "a missing value of another kind",
    compare(column("orders.total"), ">", {
      kind: "call",
      function: "coalesce",
      arguments: [text("x"), nothing],
    }),
    "CAST(total AS TEXT) > COALESCE('x', NULL)",
  ],
  [
    "a range of another kind, without an end",
    { kind: "between", value: column("orders.total"), low: text("few"), high: nothing },
    "CAST(total AS TEXT) BETWEEN 'few' AND NULL",
  ],
  [
    "a quotient by zero and by one",
    compare({ kind: "arithmetic", operator: "/", left: column("orders.id"), right: number(0) }, "=", {
      kind: "arithmetic",
      operator: "/",
      left: column("orders.id"),
      right: number(1),
    }),
    "CAST(id AS NUMERIC) / NULLIF(0, 0) = CAST(id AS NUMERIC) / 1",
  ],
])("PostgreSQL's condition: %s", (_, condition, sql) => {
  const printed = printAll(query("orders", { dimensions: id, filters: [condition] }));
  expect(printed.split("\n")).toContain(`WHERE ${sql}`);
});

test("a single constant is no group, and no rows have none", () => {
  const plan = query("orders", {
    dimensions: outputs({ one: number(1) }),
    measures: outputs({ n: aggregate("count") }),
  });
  expect(printAll(plan)).toBe("\n-- all\nSELECT 1 AS one, COUNT(*) AS n\nFROM orders\nHAVING COUNT(*) > 0\n");
});

test("rows without duplicates, ordered by what is not shown", () => {
  const plan = query("orders", {
    aggregation: "distinct",
    dimensions: outputs({ status: column("orders.status") }),
    order: [
      { by: column("orders.total"), direction: "ascending" },
      { by: number(2), direction: "ascending" },
      { by: column("orders.id"), direction: "descending" },
    ],
  });
  expect(printAll(plan)).toBe(
    "\n-- all\nSELECT status\nFROM orders\nGROUP BY status\nORDER BY MIN(total), MAX(id) DESC\n",
  );
});

test("an order refers to the first output of an expression", () => {
  const status = column("orders.status");
  const plan = query("orders", {
    dimensions: outputs({ x: status, y: status }),
    order: [{ by: status, direction: "ascending" }],
  });
  expect(printAll(plan)).toBe("\n-- all\nSELECT status AS x, status AS y\nFROM orders\nORDER BY x\n");
});

test("groups are filtered by a window in a stage of its own", () => {
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status") }),
    measures: outputs({ n: aggregate("count") }),
    having: [
      compare({ kind: "rank", of: aggregate("count"), direction: "descending", within: [] }, "<=", number(3)),
    ],
  });
  expect(printAll(plan)).toBe(`
-- all
WITH grouped AS (
  SELECT status, COUNT(*) AS n
  FROM orders
  GROUP BY status
),
computed AS (
  SELECT status, n, RANK() OVER (ORDER BY n DESC) AS value_3
  FROM grouped
)
SELECT status, n
FROM computed
WHERE value_3 <= 3
`);
});

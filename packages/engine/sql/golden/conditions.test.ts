import type { Condition } from "@askery/model";
import { expect, test } from "vitest";
import { column, compare, date, not, number, outputs, query, text, texts } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const status = column("orders.status");
const shipped = column("orders.shipped_on");
const ordered = column("orders.ordered_at");

function filtered(...filters: readonly Condition[]): string {
  return printAll(query("orders", { dimensions: outputs({ id: column("orders.id") }), filters }));
}

test("lists and their negation", () => {
  const shown: Condition = { kind: "in", value: status, options: texts("paid", "sent") };
  expect(filtered(shown, not(shown))).toMatchInlineSnapshot(`
    "
    -- all
    SELECT id
    FROM orders
    WHERE status IN ('paid', 'sent')
      AND status NOT IN ('paid', 'sent')
    "
  `);
});

test("a null option matches rows without a value", () => {
  const options = [...texts("paid"), { type: "null" } as const];
  expect(filtered({ kind: "in", value: status, options })).toMatchInlineSnapshot(`
    "
    -- all
    SELECT id
    FROM orders
    WHERE (status = 'paid' OR status IS NULL)
    "
  `);
});

test("matching ignores case and escapes wildcards", () => {
  expect(
    filtered(
      { kind: "match", value: status, how: "contains", text: "50%_off!" },
      { kind: "match", value: status, how: "startsWith", text: "pa" },
      { kind: "match", value: status, how: "equals", text: "PAID" },
      not({ kind: "match", value: column("orders.id"), how: "endsWith", text: "7" }),
    ),
  ).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT id
    FROM orders
    WHERE status LIKE '%50!%!_off!!%' ESCAPE '!'
      AND status LIKE 'pa%'
      AND status = 'PAID' COLLATE NOCASE
      AND CAST(id AS TEXT) NOT LIKE '%7'

    -- duckdb
    SELECT id
    FROM orders
    WHERE status ILIKE '%50!%!_off!!%' ESCAPE '!'
      AND status ILIKE 'pa%'
      AND LOWER(status) = LOWER('PAID')
      AND CAST(id AS VARCHAR) NOT ILIKE '%7'

    -- postgres
    SELECT id
    FROM orders
    WHERE status ILIKE '%50!%!_off!!%' ESCAPE '!'
      AND status ILIKE 'pa%'
      AND LOWER(status) = LOWER('PAID')
      AND CAST(id AS TEXT) NOT ILIKE '%7'

    -- mysql
    SELECT id
    FROM orders
    WHERE LOWER(status) LIKE LOWER('%50!%!_off!!%') ESCAPE '!'
      AND LOWER(status) LIKE LOWER('pa%')
      AND LOWER(status) = LOWER('PAID')
      AND LOWER(CAST(id AS CHAR)) NOT LIKE LOWER('%7')

    -- clickhouse
    SELECT id
    FROM orders
    WHERE status ILIKE '%50\\\\%\\\\_off!%'
      AND status ILIKE 'pa%'
      AND lowerUTF8(status) = lowerUTF8('PAID')
      AND toString(id) NOT ILIKE '%7'
    "
  `);
});

test("and, or, not", () => {
  const either: Condition = {
    kind: "any",
    conditions: [
      compare(status, "=", text("paid")),
      { kind: "all", conditions: [compare(status, "=", text("sent")), { kind: "null", value: shipped }] },
    ],
  };
  expect(filtered(either, not(either), not({ kind: "null", value: shipped }))).toMatchInlineSnapshot(`
    "
    -- all
    SELECT id
    FROM orders
    WHERE (status = 'paid' OR (status = 'sent' AND shipped_on IS NULL))
      AND NOT (status = 'paid' OR (status = 'sent' AND shipped_on IS NULL))
      AND shipped_on IS NOT NULL
    "
  `);
});

test("periods and ranges", () => {
  const year = { kind: "absolute", from: "2024-01-01", to: "2025-01-01" } as const;
  expect(
    filtered(
      { kind: "period", value: ordered, period: year, words: "in 2024" },
      not({ kind: "period", value: shipped, period: year, words: "in 2024" }),
      {
        kind: "period",
        value: shipped,
        period: { kind: "absolute", from: null, to: "2025-01-01" },
        words: "until 2024",
      },
      { kind: "between", value: column("orders.total"), low: number("10.50"), high: number(20) },
    ),
  ).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT id
    FROM orders
    WHERE ordered_at >= '2024-01-01' AND ordered_at < '2025-01-01'
      AND (shipped_on < '2024-01-01' OR shipped_on >= '2025-01-01')
      AND shipped_on < '2025-01-01'
      AND total BETWEEN 10.50 AND 20

    -- duckdb, postgres, mysql
    SELECT id
    FROM orders
    WHERE ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2025-01-01'
      AND (shipped_on < DATE '2024-01-01' OR shipped_on >= DATE '2025-01-01')
      AND shipped_on < DATE '2025-01-01'
      AND total BETWEEN 10.50 AND 20

    -- clickhouse
    SELECT id
    FROM orders
    WHERE ordered_at >= toDate('2024-01-01') AND ordered_at < toDate('2025-01-01')
      AND (shipped_on < toDate('2024-01-01') OR shipped_on >= toDate('2025-01-01'))
      AND shipped_on < toDate('2025-01-01')
      AND total BETWEEN 10.50 AND 20
    "
  `);
});

test("compares a timestamp with a date as a whole day", () => {
  expect(
    filtered(
      compare(ordered, "=", date("2024-12-31")),
      compare(ordered, "!=", date("2024-12-31")),
      compare(ordered, ">", date("2024-12-31")),
      compare(ordered, "<=", date("2024-12-31")),
      compare(date("2024-12-31"), ">", ordered),
      { kind: "between", value: ordered, low: date("2024-12-01"), high: date("2024-12-31") },
    ),
  ).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT id
    FROM orders
    WHERE ordered_at >= '2024-12-31' AND ordered_at < '2025-01-01'
      AND (ordered_at < '2024-12-31' OR ordered_at >= '2025-01-01')
      AND ordered_at >= '2025-01-01'
      AND ordered_at < '2025-01-01'
      AND ordered_at < '2024-12-31'
      AND ordered_at >= '2024-12-01' AND ordered_at < '2025-01-01'

    -- duckdb, postgres, mysql
    SELECT id
    FROM orders
    WHERE ordered_at >= DATE '2024-12-31' AND ordered_at < DATE '2025-01-01'
      AND (ordered_at < DATE '2024-12-31' OR ordered_at >= DATE '2025-01-01')
      AND ordered_at >= DATE '2025-01-01'
      AND ordered_at < DATE '2025-01-01'
      AND ordered_at < DATE '2024-12-31'
      AND ordered_at >= DATE '2024-12-01' AND ordered_at < DATE '2025-01-01'

    -- clickhouse
    SELECT id
    FROM orders
    WHERE ordered_at >= toDate('2024-12-31') AND ordered_at < toDate('2025-01-01')
      AND (ordered_at < toDate('2024-12-31') OR ordered_at >= toDate('2025-01-01'))
      AND ordered_at >= toDate('2025-01-01')
      AND ordered_at < toDate('2025-01-01')
      AND ordered_at < toDate('2024-12-31')
      AND ordered_at >= toDate('2024-12-01') AND ordered_at < toDate('2025-01-01')
    "
  `);
});

import type { CatalogTable, DateEncoding, DatePart, DurationUnit, Expression, Grain } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, catalogOf, catalogTable, column, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const ordered = column("orders.ordered_at");
const shipped = column("orders.shipped_on");
const grains: readonly Grain[] = ["hour", "day", "week", "month", "quarter", "year"];
const parts: readonly DatePart[] = [
  "year",
  "quarterOfYear",
  "monthOfYear",
  "weekOfYear",
  "dayOfMonth",
  "weekday",
  "hourOfDay",
];
const units: readonly DurationUnit[] = ["second", "day", "week", "month", "year"];

function list(expressions: readonly (readonly [string, Expression])[]): Parameters<typeof printAll>[0] {
  return query("orders", { dimensions: outputs(Object.fromEntries(expressions)) });
}

test("grains of a timestamp", () => {
  expect(printAll(list(grains.map((grain) => [grain, { kind: "grain", grain, of: ordered }]))))
    .toMatchInlineSnapshot(`
      "
      -- sqlite
      SELECT
        STRFTIME('%Y-%m-%d %H:00:00', ordered_at) AS hour,
        DATE(ordered_at) AS day,
        DATE(ordered_at, '-6 days', 'weekday 1') AS week,
        DATE(ordered_at, 'start of month') AS month,
        DATE(ordered_at, 'start of month', '-' || ((STRFTIME('%m', ordered_at) + 2) % 3) || ' months') AS quarter,
        DATE(ordered_at, 'start of year') AS year
      FROM orders

      -- duckdb, postgres
      SELECT
        DATE_TRUNC('hour', ordered_at) AS hour,
        CAST(ordered_at AS DATE) AS day,
        CAST(DATE_TRUNC('week', ordered_at) AS DATE) AS week,
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        CAST(DATE_TRUNC('quarter', ordered_at) AS DATE) AS quarter,
        CAST(DATE_TRUNC('year', ordered_at) AS DATE) AS year
      FROM orders

      -- mysql
      SELECT
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-%d %H:00:00') AS DATETIME) AS hour,
        DATE(ordered_at) AS day,
        DATE_SUB(DATE(ordered_at), INTERVAL WEEKDAY(ordered_at) DAY) AS week,
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month,
        DATE_ADD(MAKEDATE(YEAR(ordered_at), 1), INTERVAL QUARTER(ordered_at) - 1 QUARTER) AS quarter,
        MAKEDATE(YEAR(ordered_at), 1) AS year
      FROM orders

      -- clickhouse
      SELECT
        toStartOfHour(ordered_at) AS hour,
        toDate(ordered_at) AS day,
        toMonday(ordered_at) AS week,
        toStartOfMonth(ordered_at) AS month,
        toStartOfQuarter(ordered_at) AS quarter,
        toStartOfYear(ordered_at) AS year
      FROM orders
      "
    `);
});

test("weeks may start on Sunday", () => {
  const plan = list([["week", { kind: "grain", grain: "week", of: shipped }]]);
  expect(printAll(plan, { weekStart: "sunday" })).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT DATE(shipped_on, '-6 days', 'weekday 0') AS week
    FROM orders

    -- duckdb
    SELECT CAST(DATE_TRUNC('week', shipped_on + INTERVAL 1 DAY) - INTERVAL 1 DAY AS DATE) AS week
    FROM orders

    -- postgres
    SELECT CAST(DATE_TRUNC('week', shipped_on + INTERVAL '1 day') - INTERVAL '1 day' AS DATE) AS week
    FROM orders

    -- mysql
    SELECT DATE_SUB(shipped_on, INTERVAL DAYOFWEEK(shipped_on) - 1 DAY) AS week
    FROM orders

    -- clickhouse
    SELECT toStartOfWeek(shipped_on) AS week
    FROM orders
    "
  `);
});

test("revenue by month: grouped by the expression, ordered by the alias", () => {
  const month: Expression = { kind: "grain", grain: "month", of: ordered };
  const plan = query("orders", {
    dimensions: outputs({ month }),
    measures: outputs({ revenue: aggregate("sum", column("orders.total")) }),
    order: [{ by: { kind: "output", output: "month" }, direction: "ascending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT DATE(ordered_at, 'start of month') AS month, SUM(total) AS revenue
    FROM orders
    GROUP BY DATE(ordered_at, 'start of month')
    ORDER BY month

    -- duckdb, postgres
    SELECT
      CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
      SUM(total) AS revenue
    FROM orders
    GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    ORDER BY month

    -- mysql
    SELECT
      CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month,
      SUM(total) AS revenue
    FROM orders
    GROUP BY CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE)
    ORDER BY month

    -- clickhouse
    SELECT toStartOfMonth(ordered_at) AS month, SUM(total) AS revenue
    FROM orders
    GROUP BY toStartOfMonth(ordered_at)
    ORDER BY month
    "
  `);
});

test("date parts", () => {
  expect(printAll(list(parts.map((part) => [part, { kind: "datePart", part, of: ordered }]))))
    .toMatchInlineSnapshot(`
      "
      -- sqlite
      SELECT
        CAST(STRFTIME('%Y', ordered_at) AS INTEGER) AS year,
        (STRFTIME('%m', ordered_at) + 2) / 3 AS quarterOfYear,
        CAST(STRFTIME('%m', ordered_at) AS INTEGER) AS monthOfYear,
        (STRFTIME('%j', ordered_at, '-3 days', 'weekday 4') + 6) / 7 AS weekOfYear,
        CAST(STRFTIME('%d', ordered_at) AS INTEGER) AS dayOfMonth,
        (STRFTIME('%w', ordered_at) + 6) % 7 + 1 AS weekday,
        CAST(STRFTIME('%H', ordered_at) AS INTEGER) AS hourOfDay
      FROM orders

      -- duckdb
      SELECT
        YEAR(ordered_at) AS year,
        QUARTER(ordered_at) AS quarterOfYear,
        MONTH(ordered_at) AS monthOfYear,
        WEEKOFYEAR(ordered_at) AS weekOfYear,
        DAY(ordered_at) AS dayOfMonth,
        ISODOW(ordered_at) AS weekday,
        HOUR(ordered_at) AS hourOfDay
      FROM orders

      -- postgres
      SELECT
        EXTRACT(YEAR FROM ordered_at) AS year,
        EXTRACT(QUARTER FROM ordered_at) AS "quarterOfYear",
        EXTRACT(MONTH FROM ordered_at) AS "monthOfYear",
        EXTRACT(WEEK FROM ordered_at) AS "weekOfYear",
        EXTRACT(DAY FROM ordered_at) AS "dayOfMonth",
        EXTRACT(ISODOW FROM ordered_at) AS weekday,
        EXTRACT(HOUR FROM ordered_at) AS "hourOfDay"
      FROM orders

      -- mysql
      SELECT
        YEAR(ordered_at) AS year,
        QUARTER(ordered_at) AS quarterOfYear,
        MONTH(ordered_at) AS monthOfYear,
        WEEK(ordered_at, 3) AS weekOfYear,
        DAYOFMONTH(ordered_at) AS dayOfMonth,
        WEEKDAY(ordered_at) + 1 AS weekday,
        HOUR(ordered_at) AS hourOfDay
      FROM orders

      -- clickhouse
      SELECT
        toYear(ordered_at) AS year,
        toQuarter(ordered_at) AS quarterOfYear,
        toMonth(ordered_at) AS monthOfYear,
        toISOWeek(ordered_at) AS weekOfYear,
        toDayOfMonth(ordered_at) AS dayOfMonth,
        toDayOfWeek(ordered_at) AS weekday,
        toHour(ordered_at) AS hourOfDay
      FROM orders
      "
    `);
});

test("time between a date and a timestamp", () => {
  const plan = list(units.map((unit) => [unit, { kind: "duration", unit, from: ordered, to: shipped }]));
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT
      STRFTIME('%s', shipped_on) - STRFTIME('%s', ordered_at) AS second,
      (STRFTIME('%s', shipped_on) - STRFTIME('%s', ordered_at)) / 86400.0 AS day,
      (STRFTIME('%s', shipped_on) - STRFTIME('%s', ordered_at)) / 604800.0 AS week,
      STRFTIME('%Y', shipped_on) * 12 + STRFTIME('%m', shipped_on) - (STRFTIME('%Y', ordered_at) * 12 + STRFTIME('%m', ordered_at)) - (STRFTIME('%d %H:%M:%S', shipped_on) < STRFTIME('%d %H:%M:%S', ordered_at)) AS month,
      (STRFTIME('%Y', shipped_on) * 12 + STRFTIME('%m', shipped_on) - (STRFTIME('%Y', ordered_at) * 12 + STRFTIME('%m', ordered_at)) - (STRFTIME('%d %H:%M:%S', shipped_on) < STRFTIME('%d %H:%M:%S', ordered_at))) / 12 AS year
    FROM orders

    -- duckdb
    SELECT
      EPOCH(shipped_on) - EPOCH(ordered_at) AS second,
      (EPOCH(shipped_on) - EPOCH(ordered_at)) / 86400 AS day,
      (EPOCH(shipped_on) - EPOCH(ordered_at)) / 604800 AS week,
      DATE_SUB('month', ordered_at, shipped_on) AS month,
      DATE_SUB('year', ordered_at, shipped_on) AS year
    FROM orders

    -- postgres
    SELECT
      EXTRACT(EPOCH FROM shipped_on - ordered_at) AS second,
      EXTRACT(EPOCH FROM shipped_on - ordered_at) / 86400 AS day,
      EXTRACT(EPOCH FROM shipped_on - ordered_at) / 604800 AS week,
      EXTRACT(YEAR FROM AGE(shipped_on, ordered_at)) * 12 + EXTRACT(MONTH FROM AGE(shipped_on, ordered_at)) AS month,
      EXTRACT(YEAR FROM AGE(shipped_on, ordered_at)) AS year
    FROM orders

    -- mysql
    SELECT
      TIMESTAMPDIFF(MICROSECOND, ordered_at, shipped_on) / 1e6 AS second,
      TIMESTAMPDIFF(MICROSECOND, ordered_at, shipped_on) / 86400e6 AS day,
      TIMESTAMPDIFF(MICROSECOND, ordered_at, shipped_on) / 604800e6 AS week,
      TIMESTAMPDIFF(MONTH, ordered_at, shipped_on) AS month,
      TIMESTAMPDIFF(YEAR, ordered_at, shipped_on) AS year
    FROM orders

    -- clickhouse
    SELECT
      dateDiff('second', ordered_at, shipped_on) AS second,
      dateDiff('second', ordered_at, shipped_on) / 86400 AS day,
      dateDiff('second', ordered_at, shipped_on) / 604800 AS week,
      age('month', ordered_at, shipped_on) AS month,
      age('year', ordered_at, shipped_on) AS year
    FROM orders
    "
  `);
});

test("days between two dates", () => {
  const customers = query("orders", {
    dimensions: outputs({ days: { kind: "duration", unit: "day", from: shipped, to: shipped } }),
  });
  expect(printAll(customers)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT JULIANDAY(shipped_on) - JULIANDAY(shipped_on) AS days
    FROM orders

    -- duckdb
    SELECT DATE_DIFF('day', shipped_on, shipped_on) AS days
    FROM orders

    -- postgres
    SELECT shipped_on - shipped_on AS days
    FROM orders

    -- mysql
    SELECT DATEDIFF(shipped_on, shipped_on) AS days
    FROM orders

    -- clickhouse
    SELECT dateDiff('day', shipped_on, shipped_on) AS days
    FROM orders
    "
  `);
});

test("SQLite reads and decodes every date encoding", () => {
  const events = encodedTable(["iso-text", "compact-text", "unix-seconds", "unix-ms"]);
  for (const { name } of events.columns) {
    const plan = query("events", {
      dimensions: outputs({
        at: column(`events.${name}`),
        month: { kind: "grain", grain: "month", of: column(`events.${name}`) },
      }),
      filters: [
        {
          kind: "period",
          value: column(`events.${name}`),
          period: { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
          words: "",
        },
      ],
    });
    expect(printAll(plan, {}, catalogOf(events)).split("-- duckdb")[0]).toMatchSnapshot(name);
  }
});

test("converts instants to the time zone of the settings", () => {
  const [first] = catalogTable("events", { at: "timestamp" }).columns;
  const events = {
    ...catalogTable("events", {}),
    columns: first ? [{ ...first, nativeType: "timestamp with time zone" }] : [],
  };
  const plan = query("events", {
    dimensions: outputs({ day: { kind: "grain", grain: "day", of: column("events.at") } }),
    filters: [
      {
        kind: "period",
        value: column("events.at"),
        period: { kind: "absolute", from: "2024-01-01", to: null },
        words: "",
      },
    ],
  });
  expect(printAll(plan, { timeZone: "Europe/Berlin" }, catalogOf(events))).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT DATE(at) AS day
    FROM events
    WHERE at >= '2024-01-01'

    -- duckdb
    SELECT CAST("at" AS DATE) AS day
    FROM events
    WHERE "at" >= DATE '2024-01-01'

    -- postgres
    SELECT CAST(at AT TIME ZONE 'Europe/Berlin' AS DATE) AS day
    FROM events
    WHERE at >= TIMESTAMP '2024-01-01 00:00:00' AT TIME ZONE 'Europe/Berlin'

    -- mysql
    SELECT DATE(at) AS day
    FROM events
    WHERE at >= DATE '2024-01-01'

    -- clickhouse
    SELECT toDate(at) AS day
    FROM events
    WHERE at >= toDate('2024-01-01')
    "
  `);
});

function encodedTable(encodings: readonly DateEncoding[]): CatalogTable {
  const table = catalogTable(
    "events",
    Object.fromEntries(encodings.map((encoding) => [encoding.replace("-", "_"), "timestamp"])),
  );
  return {
    ...table,
    columns: table.columns.map((column, index) => ({ ...column, encoding: encodings[index] ?? null })),
  };
}

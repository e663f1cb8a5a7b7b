import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSampleDatabase, sampleSchema } from "./index.ts";
import { readRows } from "./read-rows.test-support.ts";

const today = "2026-11-20";
let folder = "";
let path = "";
let counts: Record<string, number> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-shop-"));
  path = join(folder, "shop.duckdb");
  const summary = await buildSampleDatabase({ path, today });
  counts = Object.fromEntries(summary.tables.map((table) => [table.name, table.rows]));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The only row of a query, as numbers. */
async function measure(statement: string): Promise<readonly number[]> {
  const rows = await readRows(path, statement);
  return (rows[0] ?? []).map(Number);
}

describe("the full shop", () => {
  it("has at least 100,000 order lines and 20,000 customers", () => {
    expect(counts["order_lines"]).toBeGreaterThan(100_000);
    expect(counts["customers"]).toBeGreaterThan(20_000);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });

  it("spans three years that end today, and contains nothing from the future", async () => {
    expect(
      await readRows(
        path,
        "SELECT min(ordered_at)::DATE::VARCHAR, max(ordered_at)::DATE::VARCHAR FROM orders",
      ),
    ).toEqual([["2023-11-21", today]]);
    for (const table of sampleSchema) {
      for (const column of table.columns) {
        const isMoment = column.type === "DATE" || column.type === "TIMESTAMP";
        const mayLieAhead = column.name === "ends_on" || column.name === "promised_on";
        if (!isMoment || mayLieAhead) continue;
        const late = await measure(
          `SELECT count(*) FROM ${table.name} WHERE ${column.name} > TIMESTAMP '${today} 16:00:00'`,
        );
        expect({ column: `${table.name}.${column.name}`, late }).toEqual({
          column: `${table.name}.${column.name}`,
          late: [0],
        });
      }
    }
  });

  it("refers only to rows that exist", async () => {
    for (const { name, foreignKeys } of sampleSchema) {
      for (const { column, table } of foreignKeys) {
        const orphans = `SELECT count(*) FROM ${name} WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${table})`;
        expect({ key: `${name}.${column}`, orphans: await measure(orphans) }).toEqual({
          key: `${name}.${column}`,
          orphans: [0],
        });
      }
    }
  });

  it("has missing values where the schema allows them", async () => {
    for (const { name, columns } of sampleSchema) {
      for (const column of columns.filter((one) => one.nullable)) {
        const [missing, present] = await measure(
          `SELECT count(*) - count(${column.name}), count(${column.name}) FROM ${name}`,
        );
        expect({ column: `${name}.${column.name}`, has: [missing !== 0, present !== 0] }).toEqual({
          column: `${name}.${column.name}`,
          has: [true, true],
        });
      }
    }
  });

  it("describes every table and column", async () => {
    expect(
      await measure("SELECT count(*) FROM duckdb_columns() WHERE NOT internal AND comment IS NULL"),
    ).toEqual([0]);
    expect(
      await measure("SELECT count(*) FROM duckdb_tables() WHERE NOT internal AND comment IS NULL"),
    ).toEqual([0]);
  });

  it("names each product, code and campaign once", async () => {
    expect(
      await measure("SELECT count(*) - count(DISTINCT name), count(*) - count(DISTINCT sku) FROM products"),
    ).toEqual([0, 0]);
    expect(await measure("SELECT count(*) - count(DISTINCT name) FROM campaigns")).toEqual([0]);
  });

  it("adds up: lines to orders, and times in their order", async () => {
    expect(
      await measure(`SELECT count(*) FROM orders o
        JOIN (SELECT order_id, sum(revenue) AS goods FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
        WHERE o.total <> l.goods + o.shipping_fee`),
    ).toEqual([0]);
    expect(
      await measure("SELECT count(*) FROM order_lines WHERE margin <> revenue - quantity * unit_cost"),
    ).toEqual([0]);
    expect(
      await measure(
        "SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.signed_up_at > o.ordered_at",
      ),
    ).toEqual([0]);
    expect(
      await measure(
        "SELECT count(*) FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.shipped_at < o.ordered_at OR o.status = 'cancelled'",
      ),
    ).toEqual([0]);
    expect(
      await measure("SELECT count(*) FROM web_sessions WHERE converted <> (order_id IS NOT NULL)"),
    ).toEqual([0]);
    expect(await measure("SELECT count(*) FROM staff WHERE left_on < hired_on")).toEqual([0]);
    expect(
      await measure("SELECT count(*) FROM customers WHERE signed_up_at < TIMESTAMP '2022-11-20'"),
    ).toEqual([0]);
  });
});

describe("the planted stories", () => {
  it("card and PayPal fail from 12 to 19 May, other payments do not", async () => {
    const [before = 0, during = 0, otherBefore = 0, otherDuring = 0] = await measure(`SELECT
      count(*) FILTER (WHERE payment_method IN ('Card', 'PayPal') AND ordered_at::DATE BETWEEN '2026-05-04' AND '2026-05-11'),
      count(*) FILTER (WHERE payment_method IN ('Card', 'PayPal') AND ordered_at::DATE BETWEEN '2026-05-12' AND '2026-05-19'),
      count(*) FILTER (WHERE payment_method NOT IN ('Card', 'PayPal') AND ordered_at::DATE BETWEEN '2026-05-04' AND '2026-05-11'),
      count(*) FILTER (WHERE payment_method NOT IN ('Card', 'PayPal') AND ordered_at::DATE BETWEEN '2026-05-12' AND '2026-05-19')
      FROM orders WHERE store_id IS NULL AND status <> 'cancelled'`);
    expect(during / before).toBeLessThan(0.1);
    expect(otherDuring / otherBefore).toBeGreaterThan(0.75);
  });

  it("short video overtakes the newsletter", async () => {
    const [oldNewsletter = 0, oldVideo = 0, newsletter = 0, video = 0] = await measure(`SELECT
      count(*) FILTER (WHERE channel = 'Newsletter' AND ordered_at < '2024-11-20'), count(*) FILTER (WHERE channel = 'Short video' AND ordered_at < '2024-11-20'),
      count(*) FILTER (WHERE channel = 'Newsletter' AND ordered_at >= '2026-01-01'), count(*) FILTER (WHERE channel = 'Short video' AND ordered_at >= '2026-01-01')
      FROM orders`);
    expect(oldNewsletter / oldVideo).toBeGreaterThan(3);
    expect(video / newsletter).toBeGreaterThan(2);
  });

  it("one chair has been returned far more often since September", async () => {
    const [before = 0, since = 0] = await measure(`SELECT
      avg((r.id IS NOT NULL)::INTEGER) FILTER (WHERE o.ordered_at < '2026-09-01'),
      avg((r.id IS NOT NULL)::INTEGER) FILTER (WHERE o.ordered_at >= '2026-09-01' AND o.ordered_at < '2026-11-01')
      FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
      LEFT JOIN returns r ON r.order_line_id = l.id WHERE p.name = 'Halden Dining Chair'`);
    expect(before).toBeLessThan(0.12);
    expect(since).toBeGreaterThan(0.35);
  });

  it("Falkenpost takes twice as long as in spring, other carriers do not", async () => {
    const [spring = 0, autumn = 0, otherSpring = 0, otherAutumn = 0] = await measure(`SELECT
      avg(delivery_days) FILTER (WHERE c.name = 'Falkenpost' AND s.shipped_at < '2026-06-01'), avg(delivery_days) FILTER (WHERE c.name = 'Falkenpost' AND s.shipped_at >= '2026-10-01'),
      avg(delivery_days) FILTER (WHERE c.name <> 'Falkenpost' AND s.shipped_at < '2026-06-01'), avg(delivery_days) FILTER (WHERE c.name <> 'Falkenpost' AND s.shipped_at >= '2026-10-01')
      FROM shipments s JOIN carriers c ON c.id = s.carrier_id WHERE c.service_level = 'Standard' AND s.shipped_at >= '2026-03-01'`);
    expect(autumn / spring).toBeGreaterThan(2);
    expect(Math.abs(otherAutumn - otherSpring)).toBeLessThan(0.5);
  });

  it("a supplier's price rise in March costs seven points of margin", async () => {
    const [before = 0, after = 0] = await measure(`SELECT
      sum(margin) FILTER (WHERE o.ordered_at < '2026-03-01') / sum(revenue) FILTER (WHERE o.ordered_at < '2026-03-01'),
      sum(margin) FILTER (WHERE o.ordered_at >= '2026-03-01') / sum(revenue) FILTER (WHERE o.ordered_at >= '2026-03-01')
      FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id
      WHERE s.name = 'Cerâmica do Vale' AND o.ordered_at >= '2025-12-01'`);
    expect(before - after).toBeGreaterThan(0.05);
  });

  it("Poland's share of online orders more than doubles from 2024 to 2026", async () => {
    const [first = 0, last = 0] = await measure(`SELECT
      avg((ship_country = 'Poland')::INTEGER) FILTER (WHERE year(ordered_at) = 2024), avg((ship_country = 'Poland')::INTEGER) FILTER (WHERE year(ordered_at) = 2026)
      FROM orders WHERE store_id IS NULL`);
    expect(last / first).toBeGreaterThan(2);
  });

  it("garden sells most from May to July", async () => {
    const [summer = 0, winter = 0] =
      await measure(`SELECT sum(revenue) FILTER (WHERE month(ordered_at) IN (5, 6, 7)), sum(revenue) FILTER (WHERE month(ordered_at) IN (11, 12, 1))
      FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id JOIN categories c ON c.id = p.category_id WHERE c.name = 'Garden'`);
    expect(summer / winter).toBeGreaterThan(5);
  });

  it("a leaked staff coupon costs the margin from 21 to 23 January", async () => {
    const [leaked = 0, elsewhere = 0, margin = 0] = await measure(`SELECT
      count(*) FILTER (WHERE ordered_at::DATE BETWEEN '2026-01-21' AND '2026-01-23' AND coupon_code = 'STAFF50'),
      count(*) FILTER (WHERE ordered_at::DATE NOT BETWEEN '2026-01-21' AND '2026-01-23' AND coupon_code = 'STAFF50'),
      (SELECT sum(margin) / sum(revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE ordered_at::DATE BETWEEN '2026-01-21' AND '2026-01-23') FROM orders`);
    expect(leaked).toBeGreaterThan(50);
    expect(elsewhere).toBe(0);
    expect(margin).toBeLessThan(0.38);
  });

  it("short video makes a lamp famous in April", async () => {
    const [before = 0, after = 0] = await measure(`SELECT
      sum(quantity) FILTER (WHERE o.ordered_at < '2026-04-01') / 3, sum(quantity) FILTER (WHERE o.ordered_at >= '2026-04-01' AND o.ordered_at < '2026-11-01') / 7
      FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id WHERE p.name = 'Lumo Table Lamp' AND o.ordered_at >= '2026-01-01'`);
    expect(after / before).toBeGreaterThan(5);
  });
});

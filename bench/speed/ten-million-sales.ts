import { DuckDBInstance } from "@duckdb/node-api";
import { Client } from "pg";

/** The rows of the table `sales`: three years until today, with a fall in the last whole May that is planted. */
export const saleCount = 10_000_000;

/** The day that questions about the sales are asked on. */
export const salesToday = "2026-11-20";

/** Two of three sales of this region are lost in May. */
const lostRegion = 3;

interface SaleWords {
  readonly random: (of: number) => string;
  readonly soldAt: string;
  readonly price: string;
  readonly source: string;
}

/** Writes ten million sales to a file of DuckDB. */
export async function writeDuckdbSales(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(
    printSales("CREATE TABLE", {
      random: (of) => `CAST(hash(i * ${of}) % ${of} AS INTEGER)`,
      soldAt: "TIMESTAMP '2023-12-01' + to_seconds(CAST(i * 9.4 AS BIGINT))",
      price: "DECIMAL(10, 2)",
      source: `range(${saleCount}) AS source (i)`,
    }),
  );
  connection.closeSync();
  instance.closeSync();
}

/** Writes ten million sales to an empty database of PostgreSQL. */
export async function writePostgresSales(connectionString: string): Promise<void> {
  const driver = new Client({ connectionString });
  await driver.connect();
  try {
    await driver.query(
      printSales("CREATE UNLOGGED TABLE", {
        random: (of) => `((hashint8(i * ${of})::bigint & 2147483647) % ${of})::int`,
        soldAt: "TIMESTAMP '2023-12-01' + (i * 9.4)::float8 * interval '1 second'",
        price: "numeric(10, 2)",
        source: `generate_series(1::bigint, ${saleCount}) AS source (i)`,
      }),
    );
    await driver.query("ANALYZE sales");
  } finally {
    await driver.end();
  }
}

function printSales(create: string, { random, soldAt, price, source }: SaleWords): string {
  return `${create} sales AS
    SELECT id, sold_at, 'Region ' || region AS region, 'Channel ' || channel AS channel, 'Product ' || product AS product,
      revenue, quantity
    FROM (
      SELECT i AS id, ${soldAt} AS sold_at, ${random(7)} AS region, ${random(5)} AS channel, ${random(211)} AS product,
        CAST(5 + ${random(9973)} / 100.0 AS ${price}) AS revenue, 1 + ${random(11)} AS quantity
      FROM ${source}) AS made
    WHERE NOT (region = ${lostRegion} AND id % 3 < 2 AND sold_at >= DATE '2026-05-01' AND sold_at < DATE '2026-06-01')`;
}

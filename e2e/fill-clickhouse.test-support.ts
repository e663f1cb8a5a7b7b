import { executeClickhouse, type ClickhouseDatabase } from "../scripts/test-servers/clickhouse-server.ts";

/** Creates two tables: four customers, and forty orders over as many days. */
export async function fillClickhouse(database: ClickhouseDatabase): Promise<void> {
  const statements = [
    "CREATE TABLE customers (id Int32, name String) ENGINE = MergeTree() ORDER BY id",
    "INSERT INTO customers VALUES (0, 'Ada'), (1, 'Bo'), (2, 'Cy'), (3, 'Di')",
    `CREATE TABLE orders (id Int32, customer_id Int32, ordered_on Date, total Decimal(10, 2))
      ENGINE = MergeTree() ORDER BY id`,
    `INSERT INTO orders SELECT toInt32(number + 1), toInt32(number % 4), toDate('2026-01-01') + number,
      toDecimal64(number * 10, 2) FROM numbers(40)`,
  ];
  for (const sql of statements) await executeClickhouse(database, sql);
}

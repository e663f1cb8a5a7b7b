import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { startQuery } from "./run-statement.ts";

test.for([
  ["PIVOT orders ON customer_id IN (1, 2) USING sum(total)", ["1", "2"]],
  ["PIVOT (SELECT customer_id, total FROM orders) ON customer_id USING sum(total)", ["1", "2"]],
  [
    "SELECT * FROM (PIVOT (SELECT customer_id, total FROM orders) ON customer_id USING sum(total))",
    ["1", "2"],
  ],
] as const)("%s finds its columns, and leaves no type behind", async ([text, names]) => {
  const instance = await DuckDBInstance.create(":memory:");
  const ours = await instance.connect();
  await ours.run(
    "CREATE TABLE orders AS SELECT unnest([1, 1, 2]) AS customer_id, unnest([5, 6, 7]) AS total",
  );
  const cursor = await startQuery(await instance.connect(), { dialect: "duckdb", text, parameters: [] });
  const block = await cursor.next();
  expect(
    cursor
      .columns()
      .map(({ name }) => name)
      .slice(-2),
  ).toEqual(names);
  expect(block?.rowCount).toBeGreaterThan(0);
  cursor.close();
  const types = await ours.runAndReadAll("SELECT type_name FROM duckdb_types() WHERE NOT internal");
  expect(types.getRows()).toEqual([]);
  ours.closeSync();
});

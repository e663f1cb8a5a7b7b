import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, onTestFinished, test } from "vitest";
import { openFile } from "../open-file.ts";
import { readTable } from "../read-table.ts";

test("rows of groups between two values are numbered, which DuckDB's own choice of optimizers fails at", async () => {
  const folder = mkdtempSync(join(tmpdir(), "askery-optimizers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "shop.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run("CREATE TABLE sales AS SELECT * FROM (VALUES ('a', 5), ('b', 100)) AS v(city, total)");
  connection.closeSync();
  instance.closeSync();
  const connector = await openFile(path);
  onTestFinished(() => connector.close());
  const text = `SELECT city FROM sales GROUP BY city HAVING avg(total) BETWEEN 2 AND 40
    QUALIFY row_number() OVER (PARTITION BY city ORDER BY sum(total)) <= 2`;
  const { values } = await readTable(await connector.run({ dialect: "duckdb", text, parameters: [] }));
  expect(values).toEqual([["a"]]);
});

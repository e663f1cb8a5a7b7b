import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile, readTable, type Connector } from "@askery/connectors";
import { defaultSettings } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-sample-"));
  const path = join(folder, "sample.duckdb");
  await buildSampleDatabase({ path, today: "2026-11-20", scale: 0.02 });
  connector = await openFile(path);
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["how many customers do we have", "SELECT count(*) FROM customers"],
  [
    "monthly revenue this year by category",
    `SELECT CAST(date_trunc('month', ordered_at) AS DATE), c.name, sum(l.revenue)
     FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
     JOIN categories c ON c.id = p.category_id WHERE ordered_at >= '2026-01-01' GROUP BY ALL`,
  ],
  [
    "average delivery days by carrier",
    "SELECT c.name, avg(delivery_days) FROM shipments s JOIN carriers c ON c.id = s.carrier_id GROUP BY ALL",
  ],
])("“%s” is answered with the rows of independent SQL", async (text, sql) => {
  const outcome = await askDatabase({
    database,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    now: () => 0,
  });
  const expected = await readTable(await connector.run({ dialect: "duckdb", text: sql, parameters: [] }));
  expect(outcome.kind === "answered" && listRows(outcome.answer.table.values)).toEqual(
    listRows(expected.values),
  );
  expect(outcome.kind === "answered" && outcome.answer.sentence).not.toBe("");
});

/** Sorted, because these questions do not ask for an order. */
function listRows(columns: readonly (readonly unknown[])[]): readonly string[] {
  const [first = []] = columns;
  return first.map((_, row) => JSON.stringify(columns.map((column) => column[row]))).toSorted();
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-unplaced-"));
let database: AskableDatabase;

beforeAll(async () => {
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE stores (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO stores VALUES (1, 'Lyon'), (2, 'Turin');
    CREATE TABLE orders (id INTEGER PRIMARY KEY, store_id INTEGER REFERENCES stores (id), revenue DECIMAL(10, 2));
    INSERT INTO orders VALUES (1, 1, 10), (2, 1, 20), (3, 2, 30), (4, NULL, 400), (5, NULL, 500);`);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

async function warningsOf(text: string): Promise<readonly string[]> {
  const outcome = await askDatabase({
    database,
    text,
    today: "2026-11-20",
    settings: { ...defaultSettings, currency: "EUR" },
    now: () => 0,
  });
  if (outcome.kind === "refused") return ["refused"];
  return outcome.answer.warnings.map(({ fact, consequence }) => `${fact} ${consequence}`);
}

test.each([
  ["total revenue by store", ["2 orders have no store. €900 of revenue is not shown."]],
  ["number of orders by store", ["2 orders have no store. They are not shown."]],
  ["average revenue by store", []],
  ["total revenue", []],
  ["total revenue by store where store is Lyon", []],
])("%s: rows without a match are reported if their figure adds up", async (text, warnings) => {
  expect(await warningsOf(text)).toEqual(warnings);
});

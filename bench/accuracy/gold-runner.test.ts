import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GoldRunner } from "./gold-runner.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-gold-"));
const path = join(folder, "towns.sqlite");

beforeAll(() => {
  const database = new DatabaseSync(path);
  database.exec("CREATE TABLE town (name TEXT, people INTEGER)");
  database.exec("INSERT INTO town VALUES ('Bern', 134000), ('Chur', 9007199254740993)");
  database.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("double quotes enclose a text literal, as in the benchmarks; large integers keep their digits", async () => {
  const runner = new GoldRunner();
  const reply = await runner.run(path, 'SELECT name, people FROM town WHERE name != "Aarau"');
  runner.close();
  expect(reply).toEqual({
    kind: "ran",
    table: {
      columns: [
        { name: "name", type: "other" },
        { name: "people", type: "other" },
      ],
      values: [
        ["Bern", "Chur"],
        [134_000, "9007199254740993"],
      ],
      rowCount: 2,
      isTruncated: false,
    },
  });
});

test("an endless query is killed, and the next one runs", async () => {
  const runner = new GoldRunner();
  const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
  expect(await runner.run(path, endless)).toEqual({ kind: "failed", reason: "no result within 5000 ms" });
  expect(await runner.run(path, "SELECT count(*) FROM town")).toMatchObject({ kind: "ran" });
  runner.close();
});

test("SQL that does not run has a reason", async () => {
  const runner = new GoldRunner();
  const reply = await runner.run(path, "SELECT name FROM village");
  runner.close();
  expect(reply).toEqual({ kind: "failed", reason: "no such table: village" });
});

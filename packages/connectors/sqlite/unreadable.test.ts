import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Catalog } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import { openFile } from "../open-file.ts";
import { readTable } from "../read-table.ts";

/** Creates a file with functions and modules that only its writer has. */
function writeFile(schema: string): string {
  const folder = mkdtempSync(join(tmpdir(), "askery-unreadable-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "shop.sqlite");
  const database = new DatabaseSync(path, { defensive: false });
  database.function("twice", { deterministic: true }, (value) => Number(value) * 2);
  database.exec(`CREATE TABLE good (id INTEGER PRIMARY KEY, name TEXT);
    INSERT INTO good VALUES (1, 'Ada'), (2, 'Bo');
    ${schema}`);
  database.close();
  return path;
}

async function open(path: string) {
  const connector = await openFile(path);
  onTestFinished(() => connector.close());
  return connector;
}

function listColumns({ tables }: Catalog): readonly string[] {
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

const good = ["good.id", "good.name"];

test.each([
  {
    title: "a generated column that fails for a row",
    schema: `CREATE TABLE notes (doc TEXT); INSERT INTO notes VALUES ('{"x": 1}'), ('no JSON');
      ALTER TABLE notes ADD COLUMN x TEXT GENERATED ALWAYS AS (json_extract(doc, '$.x')) VIRTUAL`,
    columns: [...good, "notes.doc"],
    leftOut: [{ table: "notes", column: "x", reason: "malformed JSON" }],
  },
  {
    title: "a generated column of a function that SQLite does not have",
    schema: `CREATE TABLE notes (n INTEGER, m GENERATED ALWAYS AS (twice(n)) VIRTUAL); INSERT INTO notes VALUES (1)`,
    columns: [...good, "notes.n"],
    leftOut: [{ table: "notes", column: "m", reason: "unknown function: twice()" }],
  },
  {
    title: "a view of such a function",
    schema: "CREATE VIEW twices AS SELECT id, twice(id) AS n FROM good",
    columns: good,
    leftOut: [{ table: "twices", column: null, reason: "no such function: twice" }],
  },
  {
    title: "a view over a table that is gone",
    schema: "CREATE VIEW gone AS SELECT * FROM nothing_like_that",
    columns: good,
    leftOut: [{ table: "gone", column: null, reason: "no such table: main.nothing_like_that" }],
  },
  {
    title: "a virtual table of a module that SQLite does not have",
    schema: `CREATE VIRTUAL TABLE search USING fts5(body, content=''); PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'fts5', 'vec9') WHERE name = 'search'`,
    columns: good,
    leftOut: [{ table: "search", column: null, reason: "no such module: vec9" }],
  },
])("$title is left out, and the rest of the file is read", async ({ schema, columns, leftOut }) => {
  const connector = await open(writeFile(schema));
  const catalog = await connector.introspect();
  expect([listColumns(catalog).filter((name) => !name.startsWith("search_")), catalog.leftOut]).toEqual([
    columns,
    leftOut,
  ]);
  const values = await connector.sampleValues();
  expect(values.filter(({ table }) => table === "good")).toMatchObject([{ values: ["Ada", "Bo"] }]);
  const sql = { text: "SELECT count(*) AS n FROM good", parameters: [], dialect: connector.dialect } as const;
  expect((await readTable(await connector.run(sql))).values).toEqual([[2]]);
});

test("an unreadable row outside the sample only omits the column's values, not the column", async () => {
  const connector = await open(
    writeFile(`CREATE TABLE notes (doc TEXT);
      INSERT INTO notes WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s LIMIT 200) SELECT '{"x": "a"}' FROM s;
      INSERT INTO notes VALUES ('no JSON');
      ALTER TABLE notes ADD COLUMN x TEXT GENERATED ALWAYS AS (json_extract(doc, '$.x')) VIRTUAL`),
  );
  const catalog = await connector.introspect({ maxScannedRows: 100 });
  expect([listColumns(catalog), catalog.leftOut]).toEqual([[...good, "notes.doc", "notes.x"], undefined]);
  const values = await connector.sampleValues();
  expect(values.map(({ table, column }) => `${table}.${column}`)).toEqual(["good.name", "notes.doc"]);
});

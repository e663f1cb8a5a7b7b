import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { noCode } from "@askery/model";
import { afterAll, expect, test } from "vitest";
import { openFile } from "./open-file.ts";
import { outcomeOf } from "./server/outcome-of.test-support.ts";

/* Code inside a file is not checked by name, because it can do no more than a statement. */

const folder = mkdtempSync(join(tmpdir(), "askery-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("DuckDB: a macro or view in a file reads no other file, whatever its name", async () => {
  const path = join(folder, "macros.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(`
    CREATE TABLE t AS SELECT 'a' AS a;
    CREATE MACRO lower(x) AS (SELECT content FROM read_text('/etc/hostname'));
    CREATE MACRO range(x) AS TABLE SELECT * FROM read_text('/etc/hostname');
    CREATE VIEW outside AS SELECT * FROM read_text('/etc/hostname')`);
  connection.closeSync();
  instance.closeSync();
  const connector = await openFile(path);
  const outcomes = await Promise.all(
    [
      "SELECT lower(a) FROM t",
      "SELECT * FROM macros.main.range(1)",
      "SELECT * FROM outside",
      "SELECT upper(a) FROM t",
    ].map((text) => outcomeOf(connector, text)),
  );
  expect(await connector.code()).toBe(noCode);
  await connector.close();
  expect(outcomes).toEqual(["query-refused", "query-refused", "query-refused", "done"]);
});

test("SQLite: a view in a file calls only harmless functions", async () => {
  const path = join(folder, "views.sqlite");
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE t (a);
    INSERT INTO t VALUES (1);
    CREATE VIEW loading AS SELECT load_extension('x') AS a FROM t;
    CREATE VIEW plain AS SELECT upper(a) AS a FROM t`);
  database.close();
  const connector = await openFile(path);
  const outcomes = await Promise.all(
    ["SELECT * FROM loading", "SELECT * FROM plain"].map((text) => outcomeOf(connector, text)),
  );
  expect(await connector.code()).toBe(noCode);
  await connector.close();
  expect(outcomes).toEqual(["query-failed", "done"]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import type { Statement } from "@askery/model";
import { afterAll, describe, expect, test } from "vitest";
import type { Connector } from "./connector.ts";
import { ProcessSpares } from "./child/process-spares.ts";
import { openFile } from "./open-file.ts";
import { readTable } from "./read-table.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(connector: Connector, text: string) {
  const statement: Statement = { dialect: connector.dialect, text, parameters: [] };
  return (await readTable(await connector.run(statement))).values;
}

async function contentOf(path: string, text: string) {
  const connector = await openFile(path);
  try {
    return await read(connector, text);
  } finally {
    await connector.close();
  }
}

async function failureOf(path: string): Promise<AppError> {
  try {
    await (await openFile(path)).close();
  } catch (cause) {
    if (cause instanceof AppError) return cause;
    throw cause;
  }
  throw new Error(`${path} was opened`);
}

describe("a file of rows is one table, named after the file", () => {
  const rows = "SELECT id, name FROM";

  test.each([
    ["people.csv", 'id,name\n1,Ada\n2,"B, o"\n'],
    ["people.tsv", "id\tname\n1\tAda\n2\tB, o\n"],
    ["people.json", '[{"id":1,"name":"Ada"},{"id":2,"name":"B, o"}]'],
    ["people.ndjson", '{"id":1,"name":"Ada"}\n{"id":2,"name":"B, o"}\n'],
    ["people.jsonl", '{"id":1,"name":"Ada"}\n{"id":2,"name":"B, o"}\n'],
  ])("%s", async (name, content) => {
    expect(await contentOf(write(name, content), `${rows} people`)).toEqual([
      [1, 2],
      ["Ada", "B, o"],
    ]);
  });

  test("Parquet, which is not loaded", async () => {
    const path = join(folder, "numbers.parquet");
    const connection = await (await DuckDBInstance.create()).connect();
    await connection.run(`COPY (SELECT range AS n FROM range(5)) TO '${path}'`);
    connection.closeSync();
    const connector = await openFile(path);
    expect(await read(connector, "SELECT sum(n) AS s FROM numbers")).toEqual([[10]]);
    expect((await connector.introspect()).tables).toMatchObject([
      { name: "numbers", kind: "table", rowEstimate: 5 },
    ]);
    await expect(read(connector, "SELECT * FROM read_csv('/etc/passwd')")).rejects.toMatchObject({
      code: "query-refused",
    });
    await connector.close();
  });

  test("a name with quotes, spaces and glob patterns", async () => {
    const path = write(`it's "a" [1]*.csv`, "id,name\n1,Ada\n");
    expect(await contentOf(path, `${rows} "it's ""a"" [1]*"`)).toEqual([[1], ["Ada"]]);
  });

  test("rows of unequal length, and a number column with a word far down", async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => `${String(index)},x`).join("\n");
    const path = write("dirty.csv", `id,name\n${many}\nlate,y\n`);
    expect(await contentOf(path, "SELECT count(*) AS n FROM dirty WHERE id = 'late'")).toEqual([[1]]);
  });

  test("a column named __proto__", async () => {
    const path = write("odd.csv", "__proto__,constructor\n1,2\n");
    expect(await contentOf(path, "SELECT * FROM odd")).toEqual([[1], [2]]);
  });
});

describe("a database file is recognized by its first bytes, whatever its name", () => {
  test("SQLite in a file without an extension", async () => {
    const path = join(folder, "nameless");
    const database = new DatabaseSync(path);
    database.exec("CREATE TABLE t (a); INSERT INTO t VALUES (7)");
    database.close();
    expect(await contentOf(path, "SELECT a FROM t")).toEqual([[7]]);
  });

  test("SQLite in write-ahead mode", async () => {
    const path = join(folder, "ahead.sqlite");
    const database = new DatabaseSync(path);
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (7)");
    expect(await contentOf(path, "SELECT a FROM t")).toEqual([[7]]);
    database.close();
  });

  test("through a symbolic link", async () => {
    const target = write("real.csv", "a\n1\n");
    const link = join(folder, "link.csv");
    symlinkSync(target, link);
    expect(await contentOf(link, "SELECT a FROM real")).toEqual([[1]]);
  });
});

describe("a file that can't be opened fails with a reason and a fix", () => {
  test.each([
    ["is missing", () => join(folder, "nowhere.csv"), "file-missing"],
    ["is a folder", () => folder, "file-unreadable"],
    ["is empty", () => write("empty.csv", ""), "file-empty"],
    ["is of no known kind", () => write("text.txt", "hello"), "file-kind-unknown"],
    ["is no SQLite file", () => write("fake.sqlite", "hello"), "file-corrupt"],
    ["is no Parquet file", () => write("fake.parquet", "hello"), "file-corrupt"],
    [
      "is a SQLite file cut short",
      () => write("cut.sqlite", Buffer.from("SQLite format 3\0garbage")),
      "file-corrupt",
    ],
    ["is a SQLite file with a broken page", brokenSqlite, "file-corrupt"],
    [
      "is a DuckDB file cut short",
      () => write("cut.duckdb", Buffer.from("12345678DUCKgarbage")),
      "file-corrupt",
    ],
    ["is a Parquet file cut short", () => write("cut.parquet", Buffer.from("PAR1garbage")), "file-corrupt"],
    ["is no JSON", () => write("bad.json", "{ hello"), "file-corrupt"],
    ["contains null bytes", () => write("binary.csv", Buffer.from([1, 0, 2, 0])), "file-corrupt"],
  ])("a file that %s", async (_, make, code) => {
    const failure = await failureOf(make());
    expect(failure.code).toBe(code);
    expect(failure.message).not.toBe("");
    expect(failure.fix).not.toBe("");
  });

  test("a file that this user may not read", async (context) => {
    if (process.getuid?.() === 0) return context.skip("root may read every file");
    const path = write("secret.csv", "a\n1\n");
    chmodSync(path, 0);
    expect((await failureOf(path)).code).toBe("file-unreadable");
  });

  const holders = {
    sqlite: `
      const { DatabaseSync } = require("node:sqlite");
      globalThis.database = new DatabaseSync(process.argv[1]);
      database.exec("CREATE TABLE t (a); BEGIN EXCLUSIVE");
      console.log("held");`,
    duckdb: `
      const { DuckDBInstance } = require("@duckdb/node-api");
      DuckDBInstance.create(process.argv[1]).then((instance) => instance.connect()).then(() => console.log("held"));`,
  };

  test.each(Object.entries(holders))("a %s file that another program holds", async (ending, program) => {
    const path = join(folder, `held.${ending}`);
    const waiting = `${program}; setInterval(() => undefined, 1000);`;
    const holder = spawn(process.execPath, ["--no-warnings", "-e", waiting, path], {
      cwd: import.meta.dirname,
    });
    await once(holder.stdout, "data");
    expect((await failureOf(path)).code).toBe("database-locked");
    holder.kill("SIGKILL");
  });
});

function brokenSqlite(): string {
  const path = join(folder, "broken.sqlite");
  const database = new DatabaseSync(path);
  database.exec("CREATE TABLE t (a)");
  const bytes = Buffer.from(database.serialize());
  database.close();
  return write("broken2.sqlite", bytes.fill(0xee, 100));
}

describe("child processes", () => {
  test("a query that uses too much memory is ended, and the next one works", async () => {
    const path = join(folder, "small.sqlite");
    new DatabaseSync(path).exec("CREATE TABLE t (a)");
    const connector = await openFile(path, { memoryMb: 64 });
    const bomb =
      "WITH RECURSIVE s(x) AS (SELECT randomblob(50000000) UNION ALL SELECT randomblob(50000000) FROM s LIMIT 40) SELECT * FROM s ORDER BY 1";
    await expect(read(connector, bomb)).rejects.toMatchObject({ code: "query-too-large" });
    expect(await read(connector, "SELECT 1 AS a")).toEqual([[1]]);
    await connector.close();
  });

  test("one process serves several files in sequence", async () => {
    const spares = new ProcessSpares();
    for (const value of [1, 2, 3]) {
      const connector = await openFile(write(`spare${String(value)}.csv`, `a\n${String(value)}\n`), {
        spares,
      });
      expect(await read(connector, `SELECT a FROM spare${String(value)}`)).toEqual([[value]]);
      await connector.close();
    }
    spares.close();
  });

  test("a closed connector reports that it is closed", async () => {
    mkdirSync(join(folder, "closed"));
    const connector = await openFile(write("closed/a.csv", "a\n1\n"));
    await connector.close();
    await connector.close();
    await expect(read(connector, "SELECT 1")).rejects.toMatchObject({ code: "database-gone" });
  });
});

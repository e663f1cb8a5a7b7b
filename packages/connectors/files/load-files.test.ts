import { existsSync, readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openFile } from "../open-file.ts";
import { readTable } from "../read-table.ts";
import { failureOf } from "../failure-of.test-support.ts";
import { file, folder, load, newPath, query, shareQueryProcess } from "./load-files.test-support.ts";
import { loadFiles } from "./load-files.ts";
import { readUploadKind } from "./upload-kind.ts";
import type { LoadProgress } from "./load-request.ts";

shareQueryProcess();

describe("several files and loads become one database", () => {
  test("replace, append and names", async () => {
    const first = await load([
      file("Order.csv", "id,n\n1,5\n"),
      file("../2026 Sales (final).csv", "id\n1\n"),
      file("order.tsv", "id\n9\n"),
    ]);
    expect(first.tables.map(({ name }) => name)).toEqual(
      ["order", "table_2026_sales_final", "order_2"].map((name) => name.replace(/^order/, "table_order")),
    );
    const more = await load(
      [
        file("more.csv", "ID,n,day\n2,1.5,2026-01-01\n", { tableName: "table_order", mode: "append" }),
        file("order.tsv", "id\n10\n11\n", { tableName: "table_order_2" }),
        file("new.csv", "id\n1\n", { mode: "append" }),
      ],
      first.targetPath,
    );
    expect(more.tables).toEqual([
      { name: "table_order", rowCount: 2, file: "more.csv" },
      { name: "table_order_2", rowCount: 2, file: "order.tsv" },
      { name: "new", rowCount: 1, file: "new.csv" },
    ]);
    expect(
      await query(first.targetPath, "SELECT id, n::VARCHAR, day::VARCHAR FROM table_order ORDER BY id"),
    ).toEqual([
      [1, 2],
      ["5.0", "1.5"],
      [null, "2026-01-01"],
    ]);
    expect(await query(first.targetPath, "SELECT count(*)::INT FROM table_2026_sales_final")).toEqual([[1]]);
  });

  test.each([
    ["a list", '[{"id":1,"tags":["a"]}]', "VARCHAR[]", ["[a]", "[b, c]", "[]"]],
    [
      "JSON, as a file with only empty lists became",
      '[{"id":1,"tags":[]}]',
      "JSON",
      ["[]", '["b","c"]', "[]"],
    ],
  ])("lists are appended to %s", async (_, content, type, tags) => {
    const { targetPath } = await load([file("tickets.json", content)]);
    for (const more of ['[{"id":2,"tags":["b","c"]}]', '[{"id":3,"tags":[]}]']) {
      await load([file("more.json", more, { tableName: "tickets", mode: "append" })], targetPath);
    }
    expect(await query(targetPath, "SELECT typeof(tags), tags::VARCHAR FROM tickets ORDER BY id")).toEqual([
      [type, type, type],
      tags,
    ]);
  });

  test("removes tables, alone or before loading; ignores unknown ones", async () => {
    const { targetPath } = await load([file("a.csv", "id\n1\n"), file("b.csv", "id\n2\n")]);
    await loadFiles({ files: [], removedTables: ["a", "none"], targetPath });
    expect(await query(targetPath, "SELECT table_name FROM duckdb_tables()")).toEqual([["b"]]);
    await loadFiles({ files: [file("c.csv", "id\n3\n")], removedTables: ["b"], targetPath });
    expect(await query(targetPath, "SELECT table_name FROM duckdb_tables()")).toEqual([["c"]]);
  });

  test("rows that don't fit can't be appended, and nothing changes", async () => {
    const { targetPath } = await load([file("a.csv", "id,n\n1,5\n")]);
    const append = (text: string) =>
      failureOf(load([file("b.csv", "x\n1\n"), file("a.csv", text, { mode: "append" })], targetPath));
    expect(await append("id,n\n2,many\n3,more\n")).toMatchObject({ code: "invalid-input" });
    expect(await append("other\n2\n")).toMatchObject({ code: "invalid-input" });
    expect(await query(targetPath, "SELECT id, n FROM a")).toEqual([[1], [5]]);
    expect(await query(targetPath, "SELECT count(*)::INT FROM duckdb_tables()")).toEqual([[1]]);
    expect(readdirSync(folder).filter((name) => name.includes("loading"))).toEqual([]);
  });

  test("readers of the old version are not affected", async () => {
    const { targetPath } = await load([file("a.csv", "id\n1\n")]);
    const connector = await openFile(targetPath);
    await load([file("a.csv", "id\n2\n")], targetPath);
    const run = await connector.run({ dialect: "duckdb", text: "SELECT id FROM a", parameters: [] });
    expect((await readTable(run)).values).toEqual([[1]]);
    await connector.close();
    expect(await query(targetPath, "SELECT id FROM a")).toEqual([[2]]);
  });

  test("refuses to load into a SQLite file, and leaves it unchanged", async () => {
    const targetPath = newPath(".sqlite");
    const database = new DatabaseSync(targetPath);
    database.exec("CREATE TABLE t (a); INSERT INTO t VALUES (7)");
    database.close();
    expect(await failureOf(load([file("a.csv", "id\n1\n")], targetPath))).toMatchObject({ code: "conflict" });
    expect(await readUploadKind(targetPath, "t.sqlite")).toEqual({ kind: "database", format: "sqlite" });
  });

  test("of two concurrent loads, one fails", async () => {
    const { targetPath } = await load([file("a.csv", "id\n1\n")]);
    const outcomes = await Promise.allSettled([
      load([file("b.csv", "id\n1\n")], targetPath),
      load([file("c.csv", "id\n1\n")], targetPath),
    ]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "conflict" } },
    ]);
  });
});

describe("a file that can't be loaded fails with a reason, and leaves nothing behind", () => {
  test.each([
    ["nothing", "a.csv", "", "file-empty"],
    ["blank lines", "a.csv", "\n\n  \n", "file-empty"],
    ["a broken Parquet file", "a.parquet", "PAR1 and no more", "file-corrupt"],
    ["a text called Parquet", "a.parquet", "id\n1\n", "file-corrupt"],
    ["broken JSON", "a.json", '[{"a": 1}, {', "file-corrupt"],
    ["a web page", "a.xls", "<html><table></table></html>", "file-kind-unknown"],
    [
      "an older workbook",
      "a.xls",
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      "file-kind-unknown",
    ],
    [
      "a picture",
      "a.csv",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]),
      "file-kind-unknown",
    ],
    ["a compressed file", "a.csv.gz", Buffer.from([0x1f, 0x8b, 8, 0]), "file-kind-unknown"],
    ["a SQLite database", "a.csv", "SQLite format 3\0", "file-kind-unknown"],
    [
      "too many columns",
      "a.csv",
      `${Array.from({ length: 2_001 }, (_, at) => `c${String(at)}`).join(",")}\n`,
      "file-too-large",
    ],
    ["a line without an end", "a.csv", "x".repeat(5_000_000), "file-too-large"],
  ])("%s", async (_, fileName, content, code) => {
    const targetPath = newPath(".duckdb");
    const failure = await failureOf(load([file(fileName, content)], targetPath));
    expect(failure.code).toBe(code);
    expect(failure.message).toContain(fileName);
    expect(failure.message).not.toContain(folder);
    expect(failure.fix).not.toBe("");
    expect(existsSync(targetPath)).toBe(false);
  });

  test("more rows than the limit", async () => {
    const work = load([file("a.csv", "id\n1\n2\n3\n")], undefined, { maxRows: 2 });
    expect(await failureOf(work)).toMatchObject({
      code: "file-too-large",
      message: "a.csv has 3 rows. Only 2 more can be loaded.",
    });
  });

  test("a database above the size limit", async () => {
    const work = load([file("a.csv", "id\n1\n2\n3\n")], undefined, { maxDatabaseBytes: 10_000 });
    expect(await failureOf(work)).toMatchObject({ code: "file-too-large" });
  });

  test("a load that is stopped", async () => {
    const targetPath = newPath(".duckdb");
    const rows = Array.from({ length: 300_000 }, (_, at) => `${String(at)},name ${String(at)}`);
    const big = file("big.csv", `id,name\n${rows.join("\n")}\n`);
    const stop = new AbortController();
    const reports: LoadProgress[] = [];
    const work = loadFiles(
      { files: [big], targetPath },
      { signal: stop.signal, onProgress: (progress) => (reports.push(progress), stop.abort()) },
    );
    expect(await failureOf(work)).toMatchObject({ code: "query-cancelled" });
    expect(reports[0]).toEqual({ file: "big.csv", rowCount: 0, shareDone: null });
    expect(existsSync(targetPath)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes("loading"))).toEqual([]);
  });
});

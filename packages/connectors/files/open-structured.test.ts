import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, test } from "vitest";
import { contentOf, errorsOf, load, newPath, query } from "./load-files.test-support.ts";

describe("JSON and Parquet know their columns", () => {
  const nested = [
    { id: 1, createdAt: "2026-01-02", who: { name: "Ada", home: { city: "X" } }, tags: ["a"] },
    { id: 2, createdAt: "2026-01-03", who: { name: "Bob" }, zip: "01234" },
  ];

  test.each([
    ["a list", JSON.stringify(nested)],
    ["lines", nested.map((one) => JSON.stringify(one)).join("\n")],
    ["a list in an object", JSON.stringify({ total: 2, data: nested })],
    ["a byte order mark", `\ufeff${JSON.stringify(nested)}`],
  ])("%s", async (_, content) => {
    const { columns, values } = await contentOf("people.json", content);
    expect(columns).toEqual([
      "id BIGINT",
      "created_at DATE",
      "who_name VARCHAR",
      "who_home JSON",
      "tags JSON",
      "zip VARCHAR",
    ]);
    expect(values).toEqual([
      ["1", "2"],
      ["2026-01-02", "2026-01-03"],
      ["Ada", "Bob"],
      ['{"city":"X"}', null],
      ['["a"]', null],
      [null, "01234"],
    ]);
  });

  test("lines that are no JSON", async () => {
    const { loaded, values } = await contentOf("a.ndjson", '{"a":1}\n{bad\n{"a":2}\n');
    expect(values).toEqual([["1", "2"]]);
    expect(errorsOf(loaded)).toEqual(["2: It is not a JSON object. It is left out."]);
  });

  test("Parquet", async () => {
    const path = newPath();
    const connection = await (await DuckDBInstance.create()).connect();
    await connection.run(
      `COPY (SELECT range AS "Big N", {'a': 1} AS s FROM range(5)) TO '${path}' (FORMAT parquet)`,
    );
    connection.closeSync();
    const loaded = await load([{ path, fileName: "n.parquet", tableName: "Figures", mode: "replace" }]);
    expect(loaded.tables).toEqual([{ name: "figures", rowCount: 5, file: "n.parquet" }]);
    expect(await query(loaded.targetPath, "SELECT sum(big_n)::INT, sum(s_a)::INT FROM figures")).toEqual([
      [10],
      [5],
    ]);
  });
});

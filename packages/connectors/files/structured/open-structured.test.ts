import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, test } from "vitest";
import { failureOf } from "../../failure-of.test-support.ts";
import {
  contentOf,
  errorsOf,
  file,
  load,
  newPath,
  query,
  shareQueryProcess,
} from "../load-files.test-support.ts";

shareQueryProcess();

describe("JSON and Parquet have typed columns", () => {
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
      "who_home_city VARCHAR",
      "tags VARCHAR[]",
      "zip VARCHAR",
    ]);
    expect(values).toEqual([
      ["1", "2"],
      ["2026-01-02", "2026-01-03"],
      ["Ada", "Bob"],
      ["X", null],
      ["[a]", null],
      [null, "01234"],
    ]);
  });

  test("invalid lines are left out, and only those", async () => {
    const { loaded, values } = await contentOf("a.ndjson", '{"a":1}\n{"a":\n{"a":2}\n{"a":3}\n');
    expect(values).toEqual([["1", "2", "3"]]);
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

describe("a file that would take forever is refused", () => {
  test("deep nesting in a small file", async () => {
    const path = newPath();
    const connection = await (await DuckDBInstance.create()).connect();
    await connection.run(
      `COPY (SELECT 1 AS n, ${"[".repeat(60)}1${"]".repeat(60)} AS x) TO '${path}' (FORMAT parquet)`,
    );
    connection.closeSync();
    const nested = { path, fileName: "nested.parquet", tableName: null, mode: "replace" } as const;
    await expect(load([nested])).rejects.toMatchObject({
      code: "file-too-large",
      message:
        "The column x of nested.parquet has lists or structures nested 60 levels deep. The limit is 12.",
      fix: "Flatten or leave out this column when you export the file, and upload it again.",
    });
  });

  test("a load that exceeds its time limit is stopped, and the database does not change", async () => {
    const { targetPath } = await load([file("a.csv", "n\n1\n")]);
    await expect(
      load([file("b.csv", "n\n2\n")], targetPath, { timeoutMs: -1_000_000 }),
    ).rejects.toMatchObject({
      code: "query-timed-out",
    });
    expect(await query(targetPath, "SELECT count(*)::INT FROM duckdb_tables()")).toEqual([[1]]);
  });
});

describe("finds the rows of a JSON file", () => {
  const people = [
    ["1", "2"],
    ["Ada", "Bo"],
  ];
  test.each([
    [
      "deep in an object",
      {
        response: {
          status: "ok",
          result: {
            rows: [
              { id: 1, name: "Ada" },
              { id: 2, name: "Bo" },
            ],
          },
        },
      },
    ],
    ["by columns", { id: [1, 2], name: ["Ada", "Bo"] }],
    [
      "in arrays below a header",
      [
        ["id", "name"],
        [1, "Ada"],
        [2, "Bo"],
      ],
    ],
    [
      "in arrays beside their names",
      {
        columns: ["id", "name"],
        rows: [
          [1, "Ada"],
          [2, "Bo"],
        ],
      },
    ],
  ])("%s", async (_, content) => {
    const { columns, values } = await contentOf("people.json", JSON.stringify(content));
    expect({ columns, values }).toEqual({ columns: ["id BIGINT", "name VARCHAR"], values: people });
  });

  test("several lists become a table each, and values beside them are noted", async () => {
    const shop = { version: 3, customers: [{ id: 1 }], orders: [{ id: 7, customer: { id: 1 } }, { id: 8 }] };
    const { tables, notes, targetPath } = await load([file("shop.json", JSON.stringify(shop))]);
    expect(tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["customers", 1],
      ["orders", 2],
    ]);
    expect(notes.map(({ message }) => message)).toEqual([
      "Its rows come from customers. The rest of the file is left out.",
      "Its rows come from orders. The rest of the file is left out.",
    ]);
    expect(await query(targetPath, "SELECT customer_id FROM orders")).toEqual([[1, null]]);
  });

  test("plain values are a column", async () => {
    const { columns, values } = await contentOf("a.json", "[3, 4]");
    expect({ columns, values }).toEqual({ columns: ["value BIGINT"], values: [["3", "4"]] });
  });

  test("refuses an empty list", async () => {
    expect(await failureOf(load([file("a.json", "[]")]))).toMatchObject({ code: "file-empty" });
  });
});

describe("infers types from the values of a JSON file", () => {
  test("quoted numbers are numbers, except in keys", async () => {
    const { columns } = await contentOf(
      "a.json",
      JSON.stringify([{ id: "1", price: "1,234.50", zip: "01234" }]),
    );
    expect(columns).toEqual(["id VARCHAR", "price DECIMAL(18,2)", "zip VARCHAR"]);
  });

  test("one text among numbers is a row error; in a key, texts are allowed", async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      id: at === 9 ? "x" : at,
      n: at === 9 ? "none yet" : at,
    }));
    const { columns, values, loaded } = await contentOf(
      "a.ndjson",
      rows.map((row) => JSON.stringify(row)).join("\n"),
    );
    expect(columns).toEqual(["id VARCHAR", "n BIGINT"]);
    expect(values[0]?.[9]).toBe("x");
    expect(errorsOf(loaded)).toEqual(['10: n: "none yet" is not a number. It is left empty.']);
  });

  test("Unix seconds in a column named like a time", async () => {
    const { columns, loaded } = await contentOf(
      "a.json",
      '[{"created_at":1767225600,"size":1767225600},{"created_at":1767229200}]',
    );
    expect(columns).toEqual(["created_at TIMESTAMP", "size BIGINT"]);
    expect(loaded.notes.filter(({ isAssumed }) => isAssumed).map(({ message }) => message)).toEqual([
      "created_at: Its numbers are read as seconds since 1970, because of the column's name.",
    ]);
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Cell, Output, TableColumn } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collect } from "../testing/collect.test-support.ts";
import { printParquet } from "./print-parquet.ts";
import type { FileHead } from "./printed-rows.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "askery-parquet-"))));
afterAll(() => rm(folder, { recursive: true }));

const noHead: FileHead = { outputs: [], facts: [] };

/** Prints a table, and reads the file with DuckDB: the types of its columns, and its rows as text. */
async function readBack(
  columns: readonly TableColumn[],
  values: readonly (readonly Cell[])[],
  head = noHead,
): Promise<{ readonly types: readonly string[]; readonly rows: readonly (readonly unknown[])[] }> {
  const chunks = [{ columns: values, rowCount: values[0]?.length ?? 0 }];
  const bytes = await collect(printParquet({ columns, chunks, isTruncated: () => false }, head));
  const path = join(folder, "table.parquet");
  await writeFile(path, Buffer.concat(bytes));
  const database = await DuckDBInstance.create(":memory:");
  const connection = await database.connect();
  try {
    const read = await connection.runAndReadAll(`SELECT * FROM read_parquet('${path}')`);
    return {
      types: read.columnNames().map((name, index) => `${name} ${read.columnType(index).toString()}`),
      rows: (
        await connection.runAndReadAll(`SELECT COLUMNS(*)::VARCHAR FROM read_parquet('${path}')`)
      ).getRows(),
    };
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

test("columns have the types of the table, and values all their digits", async () => {
  const { types, rows } = await readBack(
    [
      { name: "n", type: "integer" },
      { name: "price", type: "decimal" },
      { name: "ratio", type: "float" },
      { name: "is_paid", type: "boolean" },
      { name: "day", type: "date" },
      { name: "at", type: "timestamp" },
      { name: "time", type: "time" },
      { name: "name", type: "text" },
      { name: "more", type: "json" },
    ],
    [
      [1, -2, null, "9223372036854775807"],
      [12.5, "-12345678901234567890.123", null, 1e-7],
      [0.1, -1e300, null, 0],
      [true, false, null, true],
      ["2026-11-20", "0001-01-01", null, "9999-12-31"],
      ["2026-11-20 14:05:06.123456", "1969-12-31 23:59:59", null, "2026-11-20"],
      ["14:05:00", "23:59:59.5", null, "00:00"],
      ["é 東京 😀", "", null, "=1"],
      ['{"a":12345678901234567890}', "[1]", null, "null"],
    ],
  );
  expect(types).toEqual([
    "n BIGINT",
    "price DECIMAL(38,7)",
    "ratio DOUBLE",
    "is_paid BOOLEAN",
    "day DATE",
    "at TIMESTAMP",
    "time TIME",
    "name VARCHAR",
    "more VARCHAR",
  ]);
  expect(rows).toEqual([
    [
      "1",
      "12.5000000",
      "0.1",
      "true",
      "2026-11-20",
      "2026-11-20 14:05:06.123456",
      "14:05:00",
      "é 東京 😀",
      '{"a":12345678901234567890}',
    ],
    [
      "-2",
      "-12345678901234567890.1230000",
      "-1e+300",
      "false",
      "0001-01-01",
      "1969-12-31 23:59:59",
      "23:59:59.5",
      "",
      "[1]",
    ],
    Array.from({ length: 9 }, () => null),
    [
      "9223372036854775807",
      "0.0000001",
      "0.0",
      "true",
      "9999-12-31",
      "2026-11-20 00:00:00",
      "00:00:00",
      "=1",
      "null",
    ],
  ]);
});

test("a list is a list of texts", async () => {
  const output: Output = {
    id: "tags",
    label: "tags",
    role: { kind: "category" },
    format: { kind: "list" },
    unit: null,
  };
  const { types, rows } = await readBack(
    [{ name: "tags", type: "text" }],
    [['["red","light blue"]', "[1,null]", null, "[]", "a,b"]],
    { outputs: [output], facts: [] },
  );
  expect(types).toEqual(["tags VARCHAR[]"]);
  expect(rows.flat()).toEqual(["[red, light blue]", "[1, NULL]", null, "[]", "[a, b]"]);
});

test("a column whose values do not fit its type is text, and whole numbers beyond 64 bits are decimals", async () => {
  const { types, rows } = await readBack(
    [
      { name: "n", type: "integer" },
      { name: "n", type: "integer" },
      { name: "day", type: "date" },
    ],
    [
      [1, "x"],
      [1, "-12345678901234567890123"],
      ["2026-11-20", "infinity"],
    ],
  );
  expect(types).toEqual(["n VARCHAR", "n_2 DECIMAL(38,0)", "day VARCHAR"]);
  expect(rows).toEqual([
    ["1", "1", "2026-11-20"],
    ["x", "-12345678901234567890123", "infinity"],
  ]);
});

test("a table without rows has its columns", async () => {
  expect(await readBack([{ name: "n", type: "integer" }], [[]])).toEqual({ types: ["n BIGINT"], rows: [] });
});

test("many rows are written in groups, and none is lost", async () => {
  const columns: readonly TableColumn[] = [
    { name: "n", type: "integer" },
    { name: "price", type: "decimal" },
  ];
  const numbers = Array.from({ length: 60_001 }, (_, row) => row);
  const { types, rows } = await readBack(columns, [numbers, numbers.map((n) => n / 100)]);
  expect(types).toEqual(["n BIGINT", "price DECIMAL(38,18)"]);
  expect([rows.length, rows.at(-1)]).toEqual([60_001, ["60000", "600.000000000000000000"]]);
});

test("a value that does not fit after the first rows fails the file and names itself", async () => {
  const cells = [...Array.from({ length: 110_000 }, () => 1), "x"];
  await expect(readBack([{ name: "n", type: "integer" }], [cells])).rejects.toMatchObject({
    code: "query-failed",
    message: "The value “x” does not fit the type that the column n has in Parquet.",
  });
});

import type { Cell, Output, TableColumn } from "@askery/model";
import readWorkbook from "read-excel-file/node";
import { expect, test } from "vitest";
import { collect } from "../testing/collect.test-support.ts";
import { printWorkbook } from "./print-workbook.ts";
import type { FileHead, PrintedRows } from "./printed-rows.ts";

const noHead: FileHead = { outputs: [], facts: [] };

/** Prints a table with one chunk, and reads the file with another program. */
async function readBack(
  columns: readonly TableColumn[],
  values: readonly (readonly Cell[])[],
  { head = noHead, isTruncated = false } = {},
) {
  const chunks = [{ columns: values, rowCount: values[0]?.length ?? 0 }];
  const rows: PrintedRows = { columns, chunks, isTruncated: () => isTruncated };
  const sheets = await readWorkbook(Buffer.concat(await collect(printWorkbook(rows, head))));
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

test("cells have the types of their values", async () => {
  const sheets = await readBack(
    [
      { name: "day", type: "date" },
      { name: "at", type: "timestamp" },
      { name: "time", type: "time" },
      { name: "n", type: "decimal" },
      { name: "is_paid", type: "boolean" },
      { name: "tags", type: "json" },
    ],
    [
      ["2026-11-20", null, "1900-03-01"],
      ["2026-11-20 14:05:06", "1999-12-31 12:00:00", null],
      ["06:00:00", null, "00:00:00"],
      [1.5, -2, 0],
      [true, false, null],
      ['["a","b"]', null, "[]"],
    ],
  );
  expect(sheets.get("Answer")).toEqual([
    ["day", "at", "time", "n", "is_paid", "tags"],
    [
      new Date("2026-11-20T00:00:00Z"),
      new Date("2026-11-20T14:05:06Z"),
      new Date("1899-12-30T06:00:00Z"),
      1.5,
      true,
      '["a","b"]',
    ],
    [null, new Date("1999-12-31T12:00:00Z"), null, -2, false, null],
    [new Date("1900-03-01T00:00:00Z"), null, new Date("1899-12-30T00:00:00Z"), 0, null, "[]"],
  ]);
});

test("values that a spreadsheet would change or run remain texts", async () => {
  const texts = [
    "=1+1",
    "@SUM(A1)",
    "12345678901234567890",
    'a & <b> "é" 東京 \u0007 _x0041_',
    "2026-11-20",
    "two\nlines",
    "\ud800",
    "=".padEnd(40_000, "x"),
  ];
  const sheets = await readBack([{ name: "=text", type: "text" }], [texts]);
  expect(sheets.get("Answer")?.flat()).toEqual([
    "=text",
    ...texts.slice(0, 6),
    "\ufffd",
    `${"=".padEnd(32_766, "x")}…`,
  ]);
  expect(sheets.get("About")).toContainEqual([
    "Cut",
    "1 text is longer than a cell may be (32,767 characters). CSV has them whole.",
  ]);
});

test("dates before March 1900, which spreadsheets count differently, remain texts", async () => {
  const days = ["1850-01-01", "1900-02-28", "0001-01-01", "2026-02-30"];
  const sheets = await readBack([{ name: "day", type: "date" }], [days]);
  expect(sheets.get("Answer")?.flat()).toEqual(["day", ...days]);
});

test("headers are titles as shown, and the second sheet has the facts", async () => {
  const output: Output = {
    id: "revenue",
    label: "revenue",
    role: { kind: "figure", figure: "sum" },
    format: { kind: "currency", currency: "EUR" },
    unit: null,
  };
  const facts = [{ label: "Question", value: "=revenue?" }];
  const columns = [{ name: "c0", type: "decimal" as const }];
  const sheets = await readBack(columns, [[12.5, null]], {
    head: { outputs: [output], facts },
    isTruncated: true,
  });
  expect(sheets.get("Answer")).toEqual([["Revenue (EUR)"], [12.5]]);
  expect(sheets.get("About")).toEqual([
    ["Question", "=revenue?"],
    ["Rows", 2],
    ["Left out", "There are more rows than this file has."],
  ]);
});

test("a list is the text of its elements", async () => {
  const output: Output = {
    id: "tags",
    label: "tags",
    role: { kind: "category" },
    format: { kind: "list" },
    unit: null,
  };
  const sheets = await readBack([{ name: "tags", type: "text" }], [['["red","light blue"]', "[]"]], {
    head: { outputs: [output], facts: [] },
  });
  expect(sheets.get("Answer")?.slice(0, 2)).toEqual([["Tags"], ["red, light blue"]]);
});

test("a table without rows has its headers", async () => {
  const sheets = await readBack([{ name: "n", type: "integer" }], [[]]);
  expect(sheets.get("Answer")).toEqual([["n"]]);
});

test("rows are read as the file is written, and no longer once its reader has left", async () => {
  let readRows = 0;
  let isClosed = false;
  function* chunks() {
    try {
      for (;;) {
        readRows += 1_000;
        yield { columns: [Array.from({ length: 1_000 }, (_, row) => row * 0.7)], rowCount: 1_000 };
      }
    } finally {
      isClosed = true;
    }
  }
  const columns = [{ name: "n", type: "float" as const }];
  for await (const _ of printWorkbook({ columns, chunks: chunks(), isTruncated: () => false }, noHead)) {
    if (readRows > 5_000) break;
  }
  await expect.poll(() => isClosed).toBe(true);
  expect(readRows).toBeLessThan(200_000);
});

test("a failure of the rows is the failure of the file", async () => {
  async function* chunks() {
    yield { columns: [[1]], rowCount: 1 };
    await Promise.resolve();
    throw new Error("the database is gone");
  }
  const rows = {
    columns: [{ name: "n", type: "integer" as const }],
    chunks: chunks(),
    isTruncated: () => false,
  };
  await expect(collect(printWorkbook(rows, noHead))).rejects.toThrow("the database is gone");
});

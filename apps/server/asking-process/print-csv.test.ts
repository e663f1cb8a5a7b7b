import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { collect } from "../testing/collect.test-support.ts";
import { printCsv } from "./print-csv.ts";

async function print(values: Table["values"]): Promise<string> {
  const columns = values.map((_, index) => ({ name: `c${index}`, type: "text" as const }));
  const chunks = [{ columns: values, rowCount: values[0]?.length ?? 0 }];
  return (await collect(printCsv({ columns, chunks }, { hasBom: false }))).join("");
}

test("cells are separated, quoted where necessary, and empty for null", async () => {
  expect(
    await print([
      ['a "b"', "x,y", "1\n2", null],
      [1, -2.5, true, null],
    ]),
  ).toBe('c0,c1\r\n"a ""b""",1\r\n"x,y",-2.5\r\n"1\n2",true\r\n,\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ["\n=1", '"\'\n=1"'],
  ["＝1+1", "'＝1+1"],
])("%j is not a formula in a spreadsheet", async (text, printed) => {
  expect(await print([[text]])).toBe(`c0\r\n${printed}\r\n`);
});

test.each(["-12345678901234567890", "+3.5", "2026-11-20", "a=b", "’=1"])(
  "%j is printed unchanged",
  async (text) => {
    expect(await print([[text]])).toBe(`c0\r\n${text}\r\n`);
  },
);

test("a column's name is not a formula either, and a byte order mark is optional", async () => {
  const columns = [{ name: "=1", type: "text" as const }];
  const parts = await collect(printCsv({ columns, chunks: [] }, { hasBom: true }));
  expect(parts.join("")).toBe("\uFEFF'=1\r\n");
});

test("many rows are printed a few at a time, whatever the size of their chunks", async () => {
  const columns = [{ name: "n", type: "integer" as const }];
  const chunk = { columns: [Array.from({ length: 1_250 }, (_, row) => row)], rowCount: 1_250 };
  const parts = await collect(printCsv({ columns, chunks: [chunk, chunk] }, { hasBom: false }));
  expect([parts.length, parts.join("").split("\r\n").length]).toEqual([5, 2_502]);
});

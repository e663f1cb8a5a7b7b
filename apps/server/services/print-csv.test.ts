import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { printCsv } from "./print-csv.ts";

function print(values: Table["values"], hasBom = false): string {
  const columns = values.map((_, place) => ({ name: `c${place}`, type: "text" as const }));
  const table = { columns, values, rowCount: values[0]?.length ?? 0, isTruncated: false };
  return [...printCsv(table, { hasBom })].join("");
}

test("cells are separated, quoted where they must be, and empty where there is nothing", () => {
  expect(
    print([
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
])("%j is no formula in a spreadsheet", (text, printed) => {
  expect(print([[text]])).toBe(`c0\r\n${printed}\r\n`);
});

test.each(["-12345678901234567890", "+3.5", "2026-11-20", "a=b", "’=1"])("%j is left as it is", (text) => {
  expect(print([[text]])).toBe(`c0\r\n${text}\r\n`);
});

test("a column's name is no formula either", () => {
  const table = {
    columns: [{ name: "=1", type: "text" as const }],
    values: [[]],
    rowCount: 0,
    isTruncated: false,
  };
  expect([...printCsv(table, { hasBom: true })].join("")).toBe("\uFEFF'=1\r\n");
});

test("many rows are printed some at a time", () => {
  const values = [Array.from({ length: 2_500 }, (_, row) => row)];
  const table = {
    columns: [{ name: "n", type: "integer" as const }],
    values,
    rowCount: 2_500,
    isTruncated: false,
  };
  const parts = [...printCsv(table, { hasBom: false })];
  expect([parts.length, parts.join("").split("\r\n").length]).toEqual([4, 2_502]);
});

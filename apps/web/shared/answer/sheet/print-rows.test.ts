import type { Cell } from "@askery/model";
import { expect, test } from "vitest";
import { printRows, type RowFormat } from "./print-rows.ts";

const columns = [
  { header: "Product", isFigure: false },
  { header: "Revenue (EUR)", isFigure: true },
];

function print(rows: readonly (readonly [Cell, string])[][], format: RowFormat): string {
  return printRows(
    { columns, rows: rows.map((row) => row.map(([cell, shown]) => ({ cell, show: () => shown }))) },
    format,
  );
}

const rows: readonly (readonly [Cell, string])[][] = [
  [
    ["=SUM(A1)", "=SUM(A1)"],
    [1234.5, "1,234.50"],
  ],
  [
    ["Oak\tdesk\nwide", "Oak\tdesk\nwide"],
    [null, "–"],
  ],
  [
    ["-", "-"],
    [-3, "−3"],
  ],
];

test("rows are printed for spreadsheets: plain numbers, no formulas, tabs and line breaks as spaces", () => {
  expect(print(rows, "tsv")).toBe("Product\tRevenue (EUR)\n'=SUM(A1)\t1234.5\nOak desk wide\t\n'-\t-3");
});

test("CSV quotes commas, quotes and line breaks", () => {
  const quoted: typeof rows = [
    [
      ['5" desk, oak', '5" desk, oak'],
      [1, "1"],
    ],
    ...rows,
  ];
  expect(print(quoted, "csv")).toBe(
    'Product,Revenue (EUR)\n"5"" desk, oak",1\n\'=SUM(A1),1234.5\n"Oak\tdesk\nwide",\n\'-,-3',
  );
});

test("Markdown shows values as the table does, aligns figures and escapes its own signs", () => {
  const marked: typeof rows = [
    [
      ["a|b *c*", "a|b *c*"],
      [1234.5, "1,234.50"],
    ],
    [
      ["two\nlines", "two\nlines"],
      [null, "–"],
    ],
  ];
  expect(print(marked, "markdown")).toBe(
    [
      "| Product | Revenue (EUR) |",
      "| --- | ---: |",
      String.raw`| a\|b \*c\* | 1,234.50 |`,
      "| two lines | – |",
    ].join("\n"),
  );
});

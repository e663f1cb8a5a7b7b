import { expect, test } from "vitest";
import { printRows } from "./print-rows.ts";

test("rows are printed for spreadsheets: plain numbers, no formulas, tabs and line breaks as spaces", () => {
  const printed = printRows({
    headers: ["Product", "Revenue (EUR)"],
    rows: [
      [
        { shown: "=SUM(A1)", cell: "=SUM(A1)" },
        { shown: "1,234.50", cell: 1234.5 },
      ],
      [
        { shown: "Oak\tdesk\nwide", cell: "Oak\tdesk\nwide" },
        { shown: "–", cell: null },
      ],
      [
        { shown: "-", cell: "-" },
        { shown: "−3", cell: -3 },
      ],
    ],
  });
  expect(printed).toBe("Product\tRevenue (EUR)\n'=SUM(A1)\t1234.5\nOak desk wide\t\n'-\t-3");
});

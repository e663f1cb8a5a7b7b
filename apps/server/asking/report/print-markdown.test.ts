import { expect, test } from "vitest";
import type { Report } from "../../asking-process/report.ts";
import { printMarkdown, printTable } from "./print-markdown.ts";

const report: Report = {
  title: "Revenue by *month*",
  origin: "Shop · exported 2026-11-20 14:05 Europe/Paris",
  url: "https://askery.example/chat/1",
  answers: [
    {
      question: "revenue by month",
      sentence: "1. Revenue fell.",
      found: {
        table: {
          headers: ["Month", "Revenue (EUR)"],
          hasFigures: [false, true],
          rows: [
            ["Jan 2026", "−1,234.50"],
            ["=1+1|<b>", "+5.0%"],
          ],
          rowCount: 40,
        },
        sql: "SELECT '```'",
        facts: [{ label: "Receipt", value: "40 rows" }],
      },
    },
    { question: "# <script>alert(1)</script> [x](http://evil) `a`\n- b", sentence: "Refused.", found: null },
  ],
};

test("a conversation is a document with its tables, SQL and facts", () => {
  expect(printMarkdown(report)).toBe(
    [
      "# Revenue by \\*month\\*",
      "",
      "Shop · exported 2026-11-20 14:05 Europe/Paris · [Open in Askery](<https://askery.example/chat/1>)",
      "",
      "## revenue by month",
      "",
      "1\\. Revenue fell.",
      "",
      "| Month | Revenue (EUR) |",
      "| --- | ---: |",
      "| Jan 2026 | −1,234.50 |",
      "| '=1+1\\|\\<b\\> | +5.0% |",
      "",
      "*The first 2 of 40 rows*",
      "",
      "````sql",
      "SELECT '```'",
      "````",
      "",
      "- **Receipt**: 40 rows",
      "",
      "## \\# \\<script\\>alert(1)\\</script\\> \\[x\\](http://evil) \\`a\\` - b",
      "",
      "Refused.",
      "",
    ].join("\n"),
  );
});

test("a table that is pasted into a spreadsheet runs no formula", () => {
  const rows = [["=1"], ["@SUM(A1)"], ["-2+3"], ["-5"], ["+€12"]];
  const printed = printTable({ headers: ["x"], hasFigures: [false], rows, rowCount: 5 });
  expect(printed.split("\n").slice(2)).toEqual([
    "| '=1 |",
    "| '@SUM(A1) |",
    "| '-2+3 |",
    "| -5 |",
    "| +€12 |",
  ]);
});

import { expect, test } from "vitest";
import { fileNameOf } from "./save-file.ts";

test.each([
  ["Monthly revenue, 2026", "monthly-revenue-2026.csv"],
  ["../../etc/passwd", "etc-passwd.csv"],
  ["Umsatz für Möbel", "umsatz-für-möbel.csv"],
  ["???", "answer.csv"],
  [`${"x".repeat(59)}, and more`, `${"x".repeat(59)}.csv`],
])("%j is saved as %s", (title, name) => {
  expect(fileNameOf(title, "csv")).toBe(name);
});

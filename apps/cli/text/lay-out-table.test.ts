import { expect, test } from "vitest";
import { layOutTable, type TextColumn } from "./lay-out-table.ts";
import { textWidth } from "./text-width.ts";

const names: TextColumn = { header: "Name", cells: ["Ada", "Léa", "李小龍"], isFigure: false };
const figures: TextColumn = { header: "Total", cells: ["1", "1,200.50", "–"], isFigure: true };

function lines(columns: readonly TextColumn[], width: number): readonly string[] {
  const { header, rule, rows } = layOutTable(columns, width);
  return [header, rule, ...rows];
}

test("text is left-aligned, figures are right-aligned, wide characters take two columns", () => {
  expect(lines([names, figures], 80)).toEqual([
    "Name       Total",
    "──────  ────────",
    "Ada            1",
    "Léa     1,200.50",
    "李小龍         –",
  ]);
});

test("columns that are too wide are cut, text first, figures never", () => {
  const long: TextColumn = { header: "Note", cells: ["a".repeat(50), "", ""], isFigure: false };
  const shown = lines([long, figures], 30);
  expect(shown[2]).toBe(`${"a".repeat(19)}…         1`);
  for (const line of shown) expect(textWidth(line)).toBeLessThanOrEqual(30);
});

test("columns that do not fit at all are left out and counted", () => {
  const { header, hiddenColumns } = layOutTable([figures, figures, figures, figures], 20);
  expect({ header, hiddenColumns }).toEqual({ header: "   Total     Total", hiddenColumns: 2 });
});

import type { TableDifference } from "@askery/model";
import { expect, test } from "vitest";
import { describeDifference } from "./describe-difference.ts";

const noColumns = { added: [], removed: [], retyped: [] };

function differenceOf(
  rows: Partial<TableDifference["rows"]>,
  columns: Partial<TableDifference["columns"]> = {},
): TableDifference {
  return {
    columns: { ...noColumns, ...columns },
    rows: { same: 0, changed: 0, added: 0, removed: 0, ...rows },
    compared: [],
    examples: [],
  };
}

test.for([
  [differenceOf({ same: 1_200 }), "All 1,200 rows are the same."],
  [differenceOf({ same: 1 }), "The row is the same."],
  [differenceOf({}), "Both results are empty."],
  [differenceOf({ changed: 1, same: 3 }), "1 row changed, 3 the same."],
  [
    differenceOf({ changed: 2, added: 1, removed: 4, same: 3 }),
    "2 rows changed, 1 added, 4 removed, 3 the same.",
  ],
  [
    differenceOf({ same: 2 }, { added: ["tax"], removed: ["city", "town"] }),
    "Columns differ: tax (new), city, town (gone). 2 rows the same.",
  ],
] as const)("%o is described as %s", ([difference, sentence]) => {
  expect(describeDifference(difference)).toBe(sentence);
});

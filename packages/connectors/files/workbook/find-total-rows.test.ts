import { expect, test } from "vitest";
import { findTotalRows } from "./find-total-rows.ts";

test.each([
  ["SUM(B2:B6)", true],
  ["SUM($B$2:$B$6)", true],
  ["SUM(B2:B3,B5:B6)", true],
  ["SUBTOTAL(9,B2:B6)", true],
  ["SUBTOTAL(109,Sales[Amount])", true],
  ["SUM(B8:B12)", true],
  // A row's own total, a running total, a share and a sheet that sums up another one.
  ["SUM(B7:D7)", false],
  ["SUM(B$2:B7)", false],
  ["B7/SUM(B2:B6)", false],
  ["SUM(May!B2:B6)", false],
  ["AVERAGE(B2:B6)", false],
])("in row 7, %s makes a row of totals: %s", (formula, isTotal) => {
  expect(findTotalRows(`<c r="B7" s="2"><f>${formula}</f><v>12</v></c>`)).toEqual(isTotal ? [6] : []);
});

test("a formula that cells share is in its first cell", () => {
  const cells = `<c r="B7"><f t="shared" ref="B7:C7" si="0">SUM(B2:B6)</f><v>1</v></c><c r="C7"><f t="shared" si="0"/><v>2</v></c>`;
  expect(findTotalRows(cells)).toEqual([6]);
});

import { expect, test } from "vitest";
import { closeOperand } from "./close-operand.ts";

test.each([
  ["total", "total"],
  ["a + b", "(a + b)"],
  ["ROUND(a + b, 2)", "ROUND(a + b, 2)"],
  ["(a) + (b)", "((a) + (b))"],
  ["ABS(ABS(a) + b)", "ABS(ABS(a) + b)"],
  ['"unit price"', '"unit price"'],
  ["`unit price`", "`unit price`"],
  ['"unit price" * 2', '("unit price" * 2)'],
  ['"a ` b"', '"a ` b"'],
  ['`a " b`', '`a " b`'],
  ['"(" + 1', '("(" + 1)'],
  ['")" || "a b"', '(")" || "a b")'],
])("the operand %s is printed as %s", (sql, closed) => {
  expect(closeOperand(sql)).toBe(closed);
});

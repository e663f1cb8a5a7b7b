import type { CompareOperator } from "./value-test.ts";

/** The operator that compares the sides the other way around: `a < b` is `b > a`. */
export const mirroredOperators: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

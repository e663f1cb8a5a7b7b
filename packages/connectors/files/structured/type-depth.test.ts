import { expect, test } from "vitest";
import { depthOfType } from "./type-depth.ts";

test.each([
  ["INTEGER", 0],
  ["INTEGER[]", 1],
  ["INTEGER[][][3]", 3],
  ["STRUCT(a INTEGER, b VARCHAR)", 1],
  ["STRUCT(a INTEGER[], b INTEGER[])[]", 3],
  ["STRUCT(a STRUCT(b INTEGER[]), c MAP(VARCHAR, INTEGER[][]))", 4],
  ["STRUCT(\"a\"\"[(\" INTEGER, b ENUM('x)[', 'y'))", 2],
  [`INTEGER${"[]".repeat(60)}`, 60],
])("%s has %i levels", (type, depth) => {
  expect(depthOfType(type)).toBe(depth);
});

import { expect, test } from "vitest";
import { findTieColumns, readOrder } from "./read-order.ts";

test.each<readonly [sql: string, order: readonly string[] | null]>([
  ["SELECT a FROM t", null],
  ["SELECT a FROM t ORDER BY a", ["a"]],
  ["select a from t order by T1.b desc, count(*) asc limit 3", ["t1.b", "count(*)"]],
  ["SELECT a FROM (SELECT a FROM t ORDER BY a LIMIT 3)", null],
  ["SELECT rank() OVER (ORDER BY a) FROM t", null],
  ["SELECT rank() OVER (ORDER BY a) FROM t ORDER BY b", ["b"]],
  ["SELECT 'order by x' FROM t -- order by y", null],
  ['SELECT a FROM t ORDER BY round(a, 2), "My Column" NULLS LAST;', ["round(a,2)", "mycolumn"]],
  ["SELECT a FROM t WHERE b = '(' ORDER BY a", ["a"]],
])("%s", (sql, order) => {
  expect(readOrder(sql)).toEqual(order);
});

test("tie columns are found by position, by name, and by name without its table", () => {
  expect(findTieColumns(["2", "t.a", "count(*)"], ["a", "b", "COUNT(*)"])).toEqual([1, 0, 2]);
});

test("one missing key leaves no tie columns", () => {
  expect(findTieColumns(["a", "hidden"], ["a", "b"])).toEqual([]);
});

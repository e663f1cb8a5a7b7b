import { expect, test } from "vitest";
import { describeProfiledRows } from "./describe-profiled-rows.ts";

test.each([
  ["all-rows", 65_813, "Values are from all 65,813 rows."],
  ["all-rows", 1, "Values are from the only row."],
  ["all-rows", 0, "The table was empty."],
  ["spread-sample", 10_000, "Values are from a sample of 10,000 rows spread over the table."],
  ["first-rows", 1_000, "Values are from the first 1,000 rows."],
  ["statistics", 9_000_000, "Values are estimates: the database's own statistics."],
] as const)("%s of %i", (basis, rowCount, text) => {
  expect(describeProfiledRows({ basis, rowCount })).toBe(text);
});

import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import { checkMakers } from "./check-makers.ts";
import { readTokens } from "./read-tokens.ts";

/** The function that makes too much. */
function findMaker(text: string): string | null {
  const tokens = readTokens(text, guardRules.duckdb.lexical);
  expect.assert(!("code" in tokens));
  const span = checkMakers(tokens)?.span;
  return span ? text.slice(span.start, span.end) : null;
}

test.each([
  ["range(1000001)", "range"],
  ["range(0, 1500000)", "range"],
  ["range(0, 1500000, 0)", "range"],
  ["range(-1000000, 1000000)", "range"],
  ["range(0, 2000000::bigint)", "range"],
  ["range(:n, 2000000)", "range"],
  ["range(a * 1000000, b * 1000001)", "range"],
  ["repeat(a, 1000001)", "repeat"],
  ["repeat(a, '1000001')", "repeat"],
  ["repeat(a, 1001).repeat(1001)", "repeat"],
])("too much is made: %s", (call, name) => {
  expect(findMaker(`SELECT ${call}`)).toBe(name);
});

test.each([
  "range(1000000)",
  "range(0, 1000000)",
  "range(1000000, 1500000)",
  "range(0, 3000000, 10)",
  "range(0, 10, 0)",
  "range(a, 2000000)",
  "range(a * 1000000, b * 1000000)",
  "repeat(a, 1000000 * 1)",
  "repeat(a, col_20240101)",
  "repeat(a, 1000).repeat(1000)",
  "repeat(a, 5000), repeat(b, 5000)",
  Array.from({ length: 25 }, () => "repeat(a, 2)").join(),
  "repeat, range, 9999999",
  "(repeat), 9999999, (range), (a)",
])("a million values may be made: %s", (calls) => {
  expect(findMaker(`SELECT ${calls}`)).toBeNull();
});

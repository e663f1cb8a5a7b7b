import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import { checkApplied } from "./check-applied.ts";
import { readTokens } from "./read-tokens.ts";

test.each([
  ["SELECT arrayMap(file, paths)", "file"],
  ["SELECT arrayMap((file), paths)", "file"],
  ["SELECT arrayMap(file AS f, paths)", "file"],
  ["SELECT arrayMap(lower, names)", null],
  ["SELECT arrayMap(x -> x + 1, names)", null],
  ["SELECT arrayExists(flags), (a, b)", null],
  ["SELECT arrayExists(flags)", null],
  ["SELECT arrayExists(flags) IN (a, b)", null],
])("a bare name is applied in %s: %s", (text, name) => {
  const tokens = readTokens(text, guardRules.clickhouse.lexical);
  expect.assert(!("code" in tokens));
  const span = checkApplied(tokens, "clickhouse")?.span;
  expect(span ? text.slice(span.start, span.end) : null).toBe(name);
});

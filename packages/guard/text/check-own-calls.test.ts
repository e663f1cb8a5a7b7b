import { noCode } from "@askery/model";
import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import { checkOwnCalls } from "./check-own-calls.ts";
import { readTokens } from "./read-tokens.ts";

test.each<readonly [string, boolean]>([
  ["SELECT left (a, 1)", true],
  ["SELECT `LEFT`(a, 1)", true],
  ["SELECT left FROM t", false],
  ["SELECT a FROM t WHERE b IN ('left')", false],
  ["SELECT lower(a)", false],
])("%s calls a function of people: %s", (text, calls) => {
  const tokens = readTokens(text, guardRules.mysql.lexical);
  expect.assert(!("code" in tokens));
  expect(checkOwnCalls(tokens, { ...noCode, functions: new Set(["left"]) }) !== null).toBe(calls);
});

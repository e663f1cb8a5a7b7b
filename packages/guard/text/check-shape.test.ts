import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardProblem } from "../guard-verdict.ts";
import { checkShape } from "./check-shape.ts";
import { readTokens } from "./read-tokens.ts";

function check(text: string): GuardProblem | null {
  const tokens = readTokens(text, guardRules.duckdb.lexical);
  expect.assert(!("code" in tokens));
  return checkShape(tokens, "duckdb");
}

const nested = (count: number) => "CASE WHEN ".repeat(count);

test.each<readonly [string, string]>([
  ["brackets", `SELECT ${"(".repeat(51)}1${")".repeat(51)}`],
  ["cases", `SELECT ${nested(51)}`],
  ["cases after columns called end", `SELECT end, end, ${nested(51)}`],
  ["cases in a case", `SELECT CASE WHEN CASE WHEN a THEN b END THEN ${nested(50)}`],
  ["cases in brackets", `SELECT (${nested(50)})`],
])("fifty levels are the limit of %s", (_, text) => {
  expect(check(text)).toMatchObject({ code: "too-deep" });
});

test.each<readonly [string, string]>([
  ["brackets", `SELECT ${"(".repeat(50)}1${")".repeat(50)}`],
  ["cases", `SELECT ${nested(50)}`],
  ["cases that have ended", `SELECT ${"CASE WHEN a THEN b END, ".repeat(60)}1`],
  ["cases after one", `SELECT CASE WHEN a THEN b END, ${nested(50)}`],
  ["columns called end", `SELECT ${"end, ".repeat(60)}1`],
])("fifty levels are read: %s", (_, text) => {
  expect(check(text)).toBeNull();
});

test("a chain has up to 4,000 parts, without the values of lists", () => {
  expect(check(`SELECT 1${"+1".repeat(3_999)}`)).toBeNull();
  expect(check(`SELECT 1${"+1".repeat(4_000)}`)).toMatchObject({ code: "too-deep" });
  expect(check(`SELECT 1${", 1".repeat(9_000)}`)).toBeNull();
  expect(check(`SELECT ?${", ?".repeat(9_000)}`)).toBeNull();
});

test("the innermost open bracket is shown, and a name as it is written", () => {
  expect(check("SELECT ([1")?.span).toEqual({ start: 8, end: 9 });
  expect(check('"Abc" 1')?.message).toBe("`Abc` does not start a query. Only statements that read are run.");
});

import { array, assert, constantFrom, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Test } from "../request/clause.ts";
import { mergeTests } from "./merge-tests.ts";

const columns = ["status", "channel", "country"].map((column) => ({ table: "orders", column }));
const values = ["a", "b", "c", "d"];

type ValuesTest = Extract<Test, { kind: "values" }>;

function valuesTest(column: string, named: readonly string[], isNegated = false): ValuesTest {
  return { kind: "values", column: { table: "orders", column }, values: named, isNegated };
}

const anyTest = record({
  column: constantFrom(...columns),
  values: uniqueArray(constantFrom(...values), { minLength: 1, maxLength: 3 }),
  isNegated: constantFrom(true, false),
}).map((found): ValuesTest => ({ kind: "values", ...found }));

/** Requests built turn by turn, as conversations do. */
const anyTests = array(anyTest, { maxLength: 4 }).map((turns) =>
  turns.reduce<readonly Test[]>((before, turn) => mergeTests(before, [turn]), []),
);

function passes(tests: readonly Test[], column: string, value: string): boolean {
  return tests.every(
    (found) =>
      found.kind !== "values" ||
      found.column.column !== column ||
      found.values.includes(value) !== found.isNegated,
  );
}

describe("conditions of a follow-up", () => {
  test("on other columns remain", () => {
    assert(
      property(anyTests, anyTest, (before, asked) => {
        const others = before.filter((old) => "column" in old && old.column.column !== asked.column.column);
        expect(mergeTests(before, [asked])).toEqual(expect.arrayContaining([...others]));
      }),
      { seed: 7 },
    );
  });

  test("keep nothing that they exclude, and all that they include", () => {
    assert(
      property(anyTests, anyTest, (before, asked) => {
        const merged = mergeTests(before, [asked]);
        for (const value of asked.values) {
          expect(passes(merged, asked.column.column, value)).toBe(!asked.isNegated);
        }
      }),
      { seed: 7 },
    );
  });

  test("that exclude only narrow, except for a list that they empty", () => {
    assert(
      property(anyTests, anyTest, (before, asked) => {
        const { column } = asked.column;
        const left = values.filter((value) => passes(before, column, value) && !asked.values.includes(value));
        const merged = mergeTests(before, [{ ...asked, isNegated: true }]);
        const remaining = values.filter((value) => passes(merged, column, value));
        const isEmptied = left.length === 0;
        expect(isEmptied ? [] : remaining).toEqual(isEmptied ? [] : left);
      }),
      { seed: 7 },
    );
  });

  test.each([
    [
      "a value replaces that of its column",
      [valuesTest("status", ["a"])],
      valuesTest("status", ["b"]),
      [valuesTest("status", ["b"])],
    ],
    [
      "excluded values add up",
      [valuesTest("status", ["a"], true)],
      valuesTest("status", ["b"], true),
      [valuesTest("status", ["a", "b"], true)],
    ],
    [
      "an excluded value leaves a list",
      [valuesTest("status", ["a", "b"])],
      valuesTest("status", ["a"], true),
      [valuesTest("status", ["b"])],
    ],
    [
      "a value that was excluded returns",
      [valuesTest("status", ["a", "b"], true)],
      valuesTest("status", ["a"]),
      [valuesTest("status", ["a"])],
    ],
  ])("%s", (_, before, asked, after) => {
    expect(mergeTests(before, [asked])).toEqual(after);
  });

  test("a state of a column replaces its values", () => {
    const done = { kind: "state", phrase: "done", table: null, isNegated: false, isMild: false } as const;
    const before = [valuesTest("status", ["a"]), valuesTest("channel", ["b"])];
    const merged = mergeTests(before, [done], () => ({ table: "orders", column: "status" }));
    expect(merged).toEqual([valuesTest("channel", ["b"]), done]);
  });

  test("a lower and an upper bound hold together, and a bound replaces one of its kind", () => {
    const bound = (operator: ">" | "<", value: string): Test => ({
      kind: "compare",
      column: { table: "orders", column: "total" },
      operator,
      value: { type: "number", value },
    });
    expect(mergeTests([bound(">", "10")], [bound("<", "50")])).toEqual([bound(">", "10"), bound("<", "50")]);
    expect(mergeTests([bound(">", "10")], [bound(">", "20")])).toEqual([bound(">", "20")]);
    expect(mergeTests([bound(">", "10")], [bound("<", "5")])).toEqual([bound("<", "5")]);
  });
});

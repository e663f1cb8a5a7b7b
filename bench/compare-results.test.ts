import type { Cell, Table } from "@askery/model";
import { describe, expect, test } from "vitest";
import {
  compareResults,
  noMatch,
  prepareGold,
  type CompareOptions,
  type Verdict,
} from "./compare-results.ts";

const right: Verdict = { strict: true, nodup: true, lenient: true };
const oncePerRow: Verdict = { strict: false, nodup: true, lenient: false };
const tooWide: Verdict = { strict: false, nodup: false, lenient: true };

const unsorted = "SELECT a, b FROM t";
const sorted = "SELECT a, b FROM t ORDER BY b DESC";

describe("rows", () => {
  test("come in any order unless the gold statement sorts", () => {
    const gold = [
      ["x", 2],
      ["y", 1],
    ];
    const reversed = [
      ["y", 1],
      ["x", 2],
    ];
    expect(compare(gold, reversed, { sql: unsorted })).toEqual(right);
    expect(compare(gold, reversed, { sql: sorted })).toEqual(noMatch);
  });

  test("count as often as they occur; only nodup ignores duplicates", () => {
    expect(compare([["x"], ["x"], ["y"]], [["x"], ["y"]])).toEqual(oncePerRow);
    expect(compare([["x"], ["x"], ["y"]], [["x"], ["y"], ["y"]])).toEqual(oncePerRow);
  });

  test("keep their duplicates if the gold statement sorts", () => {
    expect(
      compare(
        [
          ["x", 2],
          ["x", 2],
        ],
        [["x", 2]],
        { sql: sorted },
      ),
    ).toEqual(noMatch);
  });

  test("may be swapped if their shown sort keys tie, and only then", () => {
    const gold = [
      ["x", 2],
      ["y", 2],
      ["z", 1],
    ];
    expect(
      compare(
        gold,
        [
          ["y", 2],
          ["x", 2],
          ["z", 1],
        ],
        { sql: sorted },
      ),
    ).toEqual(right);
    expect(
      compare(
        gold,
        [
          ["x", 2],
          ["z", 1],
          ["y", 2],
        ],
        { sql: sorted },
      ),
    ).toEqual(noMatch);
    const keyNotShown = "SELECT a, b FROM t ORDER BY hidden";
    expect(
      compare(
        gold,
        [
          ["y", 2],
          ["x", 2],
          ["z", 1],
        ],
        { sql: keyNotShown },
      ),
    ).toEqual(noMatch);
  });

  test("are equal if there are none, given the same number of columns", () => {
    expect(compareResults(prepareGold(unsorted, table([], 2)), table([], 2))).toEqual(right);
    expect(compareResults(prepareGold(unsorted, table([], 2)), table([], 3))).toEqual(tooWide);
    expect(compareResults(prepareGold(unsorted, table([], 2)), table([], 1))).toEqual(noMatch);
  });
});

describe("columns", () => {
  test("come in any order, as whole columns", () => {
    expect(
      compare(
        [
          [1, 2],
          [2, 1],
        ],
        [
          [2, 1],
          [1, 2],
        ],
      ),
    ).toEqual(right);
    expect(
      compare(
        [
          [1, 5],
          [2, 6],
        ],
        [
          [5, 1],
          [6, 2],
        ],
      ),
    ).toEqual(right);
    expect(
      compare(
        [
          [1, 5],
          [2, 6],
        ],
        [
          [5, 2],
          [6, 1],
        ],
      ),
    ).toEqual(noMatch);
  });

  test("beyond the wanted ones are allowed only in lenient", () => {
    expect(
      compare(
        [["x"], ["y"]],
        [
          [1, "x"],
          [2, "y"],
        ],
      ),
    ).toEqual(tooWide);
    expect(
      compare(
        [
          [1, "x"],
          [2, "y"],
        ],
        [["x"], ["y"]],
      ),
    ).toEqual(noMatch);
  });

  test("are each used once", () => {
    expect(compare([[1, 1]], [[1, 2]])).toEqual(noMatch);
    expect(compare([[1, 1]], [[1, 2, 1]])).toEqual(tooWide);
  });

  test("are distinguished by their values before rows are compared, however many there are", () => {
    const wide = [
      Array.from({ length: 60 }, (_, index) => index),
      Array.from({ length: 60 }, (_, index) => -index),
    ];
    expect(
      compare(
        wide,
        wide.map((row) => row.toReversed()),
      ),
    ).toEqual(right);
  });
});

describe("values", () => {
  test.each<readonly [claim: string, one: Cell, other: Cell, isEqual: boolean]>([
    ["an integer equals the decimal", 5, "5.0", true],
    ["a text that is a number equals the number", "5", 5, true],
    ["true is 1", true, 1, true],
    ["a code with a leading zero is not a number", "05", 5, false],
    ["numbers within a millionth are equal", 1_000_000, 1_000_000.9, true],
    ["numbers beyond a millionth are not", 1_000_000, 1_000_002, false],
    ["a rounding boundary does not separate equal numbers", 0.123445, 0.12344499999, true],
    ["almost zero is zero", 0, 1e-10, true],
    ["NULL equals NULL", null, null, true],
    ["NULL is not zero", null, 0, false],
    ["NULL is not an empty text", null, "", false],
    ["case counts", "Paris", "paris", false],
    ["leading and trailing spaces do not", " Paris", "Paris ", true],
    [
      "integers too large for a double are compared digit by digit",
      "9007199254740993",
      "9007199254740992",
      false,
    ],
  ])("%s", (_, one, other, isEqual) => {
    expect(compare([[one]], [[other]])).toEqual(isEqual ? right : noMatch);
  });

  test("a date equals a timestamp at midnight if the options allow it", () => {
    const day = [["2026-11-20"]];
    expect(compare(day, [["2026-11-20 00:00:00"]], { midnightIsDate: true })).toEqual(right);
    expect(compare(day, [["2026-11-20 00:00:00"]])).toEqual(noMatch);
    expect(compare(day, [["2026-11-20 00:00:01"]], { midnightIsDate: true })).toEqual(noMatch);
  });
});

function compare(
  gold: Rows,
  predicted: Rows,
  { sql = unsorted, ...options }: CompareOptions & { readonly sql?: string } = {},
): Verdict {
  return compareResults(prepareGold(sql, table(gold), options), table(predicted));
}

type Rows = readonly (readonly Cell[])[];

/** A table whose columns are named a, b, c, … */
function table(rows: Rows, width = rows[0]?.length ?? 0): Table {
  const indices = Array.from({ length: width }, (_, index) => index);
  return {
    columns: indices.map((index) => ({ name: String.fromCodePoint(97 + index), type: "other" })),
    values: indices.map((index) => rows.map((row) => row[index] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
}

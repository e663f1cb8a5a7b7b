import type { SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { listVariables } from "./list-variables.ts";

const listOf = (variables: readonly SqlVariable[]) =>
  listVariables({ kind: "sql", text: "", variables }).map(({ words, kind, target }) => [words, kind, target]);

test("variables whose names are the ends of a range are one", () => {
  expect(
    listOf([
      { kind: "date", name: "from_day", value: "2026-01-01" },
      { kind: "date", name: "to_day", value: "2026-02-01" },
      { kind: "number", name: "min_amount", value: "1" },
      { kind: "number", name: "MAX_amount", value: "2" },
    ]),
  ).toEqual([
    ["from day – to day", "time", { kind: "variable", name: "from_day", until: "to_day" }],
    ["min amount – MAX amount", "number", { kind: "variable", name: "min_amount", until: "MAX_amount" }],
  ]);
});

test("others are a filter each, and those of fields are left to the filters of their columns", () => {
  expect(
    listOf([
      { kind: "date", name: "since", value: "2026-01-01" },
      { kind: "number", name: "max_amount", value: "2" },
      { kind: "text", name: "until", value: "x" },
      { kind: "choice", name: "status", type: "text", options: ["a"], value: "a" },
      { kind: "field", name: "countries", table: "t", column: "c", alias: null, value: null },
    ]),
  ).toEqual([
    ["since", "time", { kind: "variable", name: "since" }],
    ["max amount", "number", { kind: "variable", name: "max_amount" }],
    ["until", "text", { kind: "variable", name: "until" }],
    ["status", "values", { kind: "variable", name: "status" }],
  ]);
});

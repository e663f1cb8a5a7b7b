import type { Condition, Expression, QueryPlan } from "@askery/model";
import { describe, expect, test } from "vitest";
import { prepareDatabase } from "../prepare-database.ts";
import { tableOf } from "../../golden/company.test-support.ts";
import { refuseContradiction } from "./refuse-contradiction.ts";

const { schema } = prepareDatabase({
  catalog: {
    tables: [tableOf("claims", ["id integer", "cause text", "opened_on date", "closed_on date"])],
    relationships: [],
  },
  values: [],
  glossary: { entries: [] },
});

const cause: Expression = { kind: "column", source: "s0", column: "cause" };
const closed: Expression = { kind: "column", source: "s0", column: "closed_on" };
const opened: Expression = { kind: "column", source: "s0", column: "opened_on" };
const isEmpty: Condition = { kind: "null", value: closed };

function isOneOf(...values: readonly string[]): Condition {
  return { kind: "in", value: cause, options: values.map((value) => ({ type: "text", value })) };
}

function lastsDays(to: Expression): Condition {
  const right: Expression = { kind: "literal", value: { type: "number", value: "30" } };
  return { kind: "compare", left: { kind: "duration", unit: "day", from: opened, to }, operator: ">", right };
}

function isRefused(...filters: readonly Condition[]): boolean {
  const plan: QueryPlan = {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: "claims", join: null }],
    filters,
    aggregation: "group",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
  return refuseContradiction(plan, schema) !== null;
}

describe("conditions that exclude each other", () => {
  test.each<readonly [string, readonly Condition[]]>([
    ["empty and not empty", [isEmpty, { kind: "not", condition: isEmpty }]],
    ["empty and the end of a time", [isEmpty, lastsDays(closed)]],
    ["the same, one of them within others", [lastsDays(closed), { kind: "all", conditions: [isEmpty] }]],
    ["two values", [isOneOf("Fire"), isOneOf("Water", "Hail")]],
  ])("%s", (_, filters) => {
    expect(isRefused(...filters)).toBe(true);
  });
});

describe("conditions that rows can meet together", () => {
  test.each<readonly [string, readonly Condition[]]>([
    [
      "empty, and a time that needs no end",
      [isEmpty, lastsDays({ kind: "call", function: "coalesce", arguments: [closed, opened] })],
    ],
    ["a value in common", [isOneOf("Fire", "Hail"), isOneOf("Hail")]],
    ["one or the other", [{ kind: "any", conditions: [isOneOf("Fire"), isOneOf("Hail")] }]],
  ])("%s", (_, filters) => {
    expect(isRefused(...filters)).toBe(false);
  });
});

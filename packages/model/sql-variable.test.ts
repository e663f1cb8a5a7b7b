import { expect, test } from "vitest";
import { setVariables, type SqlVariable } from "./sql-variable.ts";

const least: SqlVariable = { kind: "number", name: "least", value: "5" };
const channels: SqlVariable = {
  kind: "field",
  name: "channels",
  table: "orders",
  column: "channel",
  alias: null,
  value: null,
};

test("variables get the values that are given, and names without a variable are left out", () => {
  const value = { test: { kind: "null" }, isNegated: true } as const;
  expect(setVariables([least, channels], { least: "7", channels: value, other: "x" })).toEqual([
    { ...least, value: "7" },
    { ...channels, value },
  ]);
});

test("a variable without a value of its form is as it was", () => {
  expect(setVariables([least, channels], { least: null, channels: "paid" })).toEqual([least, channels]);
});

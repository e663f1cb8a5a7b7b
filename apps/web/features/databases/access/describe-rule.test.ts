import { expect, test } from "vitest";
import { describeAttributes, describeRule, listAttributes } from "./describe-rule.ts";

const byCity = { column: "city", attribute: "cities" };

test("a rule is described by what it hides and shows", () => {
  expect(describeRule({ table: "t", hidden: [], filters: [] })).toBe("Shows everything.");
  expect(describeRule({ table: "t", hidden: ["a"], filters: [] })).toBe("Hides a.");
  expect(describeRule({ table: "t", hidden: ["a", "b", "c"], filters: [byCity] })).toBe(
    "Hides a, b and c. Shows rows whose city is in the member’s “cities”.",
  );
});

test("a member without values sees no rows", () => {
  const attributes = [{ name: "cities", values: ["Paris", "Rome"] }];
  expect(describeAttributes([], attributes)).toBe("sees all rows");
  expect(describeAttributes(["cities", "teams"], attributes)).toBe(
    "cities: Paris, Rome; teams: none, so no rows",
  );
});

test("attributes are listed once", () => {
  const rule = { table: "t", hidden: [], filters: [byCity, { column: "x", attribute: "b" }] };
  expect(listAttributes([rule, rule])).toEqual(["b", "cities"]);
});

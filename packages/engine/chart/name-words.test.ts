import { expect, test } from "vitest";
import { isPlural, pluralOf, humanizeName, singularOf } from "./name-words.ts";

test.each([
  ["order lines", "order line", "order lines"],
  ["customer", "customer", "customers"],
  ["sales 2026", "sale 2026", "sales 2026"],
  ["web order 2026 q3", "web order 2026 q3", "web orders 2026 q3"],
  ["2026", "2026", "2026s"],
  ["poh", "poh", "poh"],
  ["job", "job", "jobs"],
  ["pubs", "pub", "pubs"],
])("of %s: one is a %s, several are %s", (phrase, one, several) => {
  expect([singularOf(phrase), pluralOf(phrase)]).toEqual([one, several]);
});

test("names of files become readable names", () => {
  expect(pluralOf(humanizeName("sales_2026"))).toBe("sales 2026");
  expect(pluralOf(humanizeName("sales2026"))).toBe("sales 2026");
});

test.each([
  ["orders", true],
  ["sales 2026", true],
  ["revenue", false],
  ["share of orders", false],
])("%s means several: %s", (phrase, isSeveral) => {
  expect(isPlural(phrase)).toBe(isSeveral);
});

import { expect, test } from "vitest";
import { countSlips, findNearWords, prepareSpelling } from "./fuzzy-match.ts";

const spelling = prepareSpelling(["customer", "customers", "country", "county", "price", "transaction"]);

test("one slip is forgiven in a word of five letters", () => {
  expect(findNearWords(spelling, "custmer")).toEqual(["customer"]);
  expect(findNearWords(spelling, "pirce")).toEqual(["price"]);
});

test("two are forgiven from nine letters on", () => {
  expect(findNearWords(spelling, "transcation")).toEqual(["transaction"]);
  expect(findNearWords(spelling, "trasnactoin")).toEqual(["transaction"]);
});

test("of two words equally near both are offered, and none farther away", () => {
  expect(findNearWords(spelling, "countty")).toEqual(["country", "county"]);
  expect(findNearWords(spelling, "customre")).toEqual(["customer"]);
});

test("a short word, another first letter and another word are not", () => {
  expect(findNearWords(spelling, "pric")).toEqual([]);
  expect(findNearWords(spelling, "brice")).toEqual([]);
  expect(findNearWords(spelling, "weather")).toEqual([]);
});

test("swapped neighbors are one slip", () => {
  expect(countSlips("recieve", "receive", 2)).toBe(1);
});

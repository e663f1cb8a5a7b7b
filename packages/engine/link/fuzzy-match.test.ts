import { expect, test } from "vitest";
import { countSlips, findNearWords, prepareSpelling } from "./fuzzy-match.ts";

const spelling = prepareSpelling(["customer", "customers", "country", "county", "price", "transaction"]);

test("corrects one typo in a word of five letters", () => {
  expect(findNearWords(spelling, "custmer")).toEqual(["customer"]);
  expect(findNearWords(spelling, "pirce")).toEqual(["price"]);
});

test("corrects two typos in a word of nine letters", () => {
  expect(findNearWords(spelling, "transcation")).toEqual(["transaction"]);
  expect(findNearWords(spelling, "trasnactoin")).toEqual(["transaction"]);
});

test("returns all words at the smallest distance", () => {
  expect(findNearWords(spelling, "countty")).toEqual(["country", "county"]);
  expect(findNearWords(spelling, "customre")).toEqual(["customer"]);
});

test("does not correct short words, a wrong first letter, or unrelated words", () => {
  expect(findNearWords(spelling, "pric")).toEqual([]);
  expect(findNearWords(spelling, "brice")).toEqual([]);
  expect(findNearWords(spelling, "weather")).toEqual([]);
});

test("counts swapped neighbors as one typo", () => {
  expect(countSlips("recieve", "receive", 2)).toBe(1);
});

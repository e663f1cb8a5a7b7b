import { expect, test } from "vitest";
import { prepareAlignment, rateAlignment } from "./align-word.ts";

test.each([
  ["dt", "date"],
  ["nm", "name"],
  ["qty", "quantity"],
  ["amt", "amount"],
  ["descr", "description"],
  ["flg", "flag"],
  ["ctry", "country"],
  ["stl", "settle"],
])("%s is short for %s", (short, word) => {
  expect(
    prepareAlignment(["date", "name", "quantity", "amount", "description", "flag", "country", "settle"])(
      short,
    ),
  ).toEqual([{ word, quality: rateAlignment(short, word) }]);
});

test("an abbreviation has the letters of its word in order, with the first letter first", () => {
  expect(rateAlignment("tq", "quantity")).toBe(0);
  expect(rateAlignment("uan", "quantity")).toBe(0);
  expect(rateAlignment("date", "date")).toBe(0);
  expect(rateAlignment("abc", "absence")).toBe(0);
});

test("two letters, or most consonants, are too weak to rename a column", () => {
  expect(rateAlignment("whs", "warehouse")).toBeGreaterThan(0.5);
  expect(rateAlignment("cr", "credit")).toBeGreaterThan(0.2);
  expect(prepareAlignment(["warehouse", "credit"])("whs")).toEqual([]);
  expect(prepareAlignment(["warehouse", "credit"])("cr")).toEqual([]);
});

test("returns all words that fit equally well", () => {
  expect(prepareAlignment(["status", "state", "city"])("stat")).toEqual([
    { word: "status", quality: 0.85 },
    { word: "state", quality: 0.85 },
  ]);
});

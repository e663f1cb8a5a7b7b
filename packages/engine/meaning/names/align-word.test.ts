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

test("the letters of a short form stand in order, the first one first", () => {
  expect(rateAlignment("tq", "quantity")).toBe(0);
  expect(rateAlignment("uan", "quantity")).toBe(0);
  expect(rateAlignment("date", "date")).toBe(0);
});

test("words that fit equally well are all found", () => {
  expect(prepareAlignment(["status", "state", "city"])("stat")).toEqual([
    { word: "status", quality: 0.85 },
    { word: "state", quality: 0.85 },
  ]);
});

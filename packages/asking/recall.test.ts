import { expect, test } from "vitest";
import { createRecall } from "./recall.ts";

test("a value is found for its database and key, until others took its place", () => {
  const recall = createRecall<object, number>(2);
  const shop = {};
  recall.keep(shop, "one", 1);
  recall.keep(shop, "two", 2);
  expect([recall.find(shop, "one"), recall.find({}, "one"), recall.find(shop, "three")]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  // “One” was used last, so “two” makes room.
  recall.keep(shop, "three", 3);
  expect([recall.find(shop, "one"), recall.find(shop, "two"), recall.find(shop, "three")]).toEqual([
    1,
    undefined,
    3,
  ]);
});

test("a value that is kept again replaces the one before, and takes no place of others", () => {
  const recall = createRecall<object, number>(2);
  const shop = {};
  recall.keep(shop, "one", 1);
  recall.keep(shop, "two", 2);
  recall.keep(shop, "two", 4);
  expect([recall.find(shop, "one"), recall.find(shop, "two")]).toEqual([1, 4]);
});

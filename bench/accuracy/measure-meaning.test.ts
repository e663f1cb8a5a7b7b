import { expect, test } from "vitest";
import { measureMeaning, type Judgment } from "./measure-meaning.ts";

function judgment(found: string, ...expected: readonly string[]): Judgment {
  return { database: "shop", about: "role", where: "orders.x", found, expected, reason: "" };
}

test("precision is the share of correct finds, and recall the share of labels that are found", () => {
  const judgments = [
    judgment("key", "key"),
    judgment("key", "code"),
    judgment("code", "code", "key"),
    judgment("code", "key", "code"),
  ];
  expect(measureMeaning(judgments)).toEqual([
    { about: "role", value: "all", labeled: 4, precision: null, recall: 0.75 },
    { about: "role", value: "code", labeled: 2, precision: 1, recall: 0.5 },
    { about: "role", value: "key", labeled: 2, precision: 0.5, recall: 1 },
  ]);
});

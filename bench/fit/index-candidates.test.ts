import { expect, test } from "vitest";
import { countSchemas, keepSpread, type IndexedQuestion } from "./index-candidates.ts";

const question = (database: string, features: readonly number[]): IndexedQuestion => ({
  id: database,
  benchmark: "b",
  database,
  isChecked: false,
  interpretations: [
    { indices: Int32Array.from(features), figures: Float32Array.from(features, () => 1), isRight: true },
  ],
});

const names = ["common", "rare", "judged"];
const questions = [
  question("a.sqlite", [0, 1]),
  question("a.short.sqlite", [0, 1]),
  question("b.sqlite", [0, 2]),
];

test("The variants of a company are one schema", () => {
  expect(countSchemas({ names, questions })).toEqual([2, 1, 1]);
});

test("Features of few schemas have no effect, unless they are kept", () => {
  const kept = keepSpread({ names, questions }, [2, 1, 1], {
    min: 2,
    isAlwaysKept: (name) => name === "judged",
  });

  expect(kept.questions.map(({ interpretations: [first] }) => [...(first?.figures ?? [])])).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
  ]);
});

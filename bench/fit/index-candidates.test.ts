import { expect, test } from "vitest";
import { keepSpread, type IndexedQuestion } from "./index-candidates.ts";

const question = (database: string, features: readonly number[]): IndexedQuestion => ({
  id: database,
  benchmark: "b",
  database,
  isChecked: false,
  interpretations: [
    { indices: Int32Array.from(features), figures: Float32Array.from(features, () => 1), isRight: true },
  ],
});

test("Features of few databases have no effect, unless they are kept", () => {
  const names = ["common", "rare", "judged"];
  const questions = [question("a", [0, 1]), question("b", [0, 2])];
  const kept = keepSpread({ names, questions }, 2, (name) => name === "judged");

  expect(kept.questions.map(({ interpretations: [first] }) => [...(first?.figures ?? [])])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

import { expect, test } from "vitest";
import { matchPhrases } from "./match-phrases.ts";

const phrases = ["as a pie", "as a pivot table", "add the average", "stacked", "hide the legend"];

test.each<[typed: string, begun: readonly string[], inside: readonly string[]]>([
  ["as a pi", ["as a pie", "as a pivot table"], []],
  ["Add", ["add the average"], []],
  ["aver", [], ["add the average"]],
  ["av", [], []],
  ["a", ["as a pie", "as a pivot table", "add the average"], []],
  ["stacked and hide", ["stacked and hide the legend"], []],
  ["as a pie, add", ["as a pie, add the average"], []],
  ["", [], []],
  ["stacked", [], []],
])("%s", (typed, begun, inside) => {
  expect(matchPhrases(typed, phrases)).toEqual({ begun, inside });
});

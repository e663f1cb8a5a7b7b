import { expect, test } from "vitest";
import { createValidTexts } from "./valid-texts.ts";

test("valid texts are remembered, others are not", () => {
  const valid = createValidTexts();
  expect(valid.add("one")).toBe("one");
  expect([valid.has("one"), valid.has("another")]).toEqual([true, false]);
});

test("texts that are too long together are forgotten, and a longer one is never remembered", () => {
  const valid = createValidTexts();
  const [first, second] = ["a".repeat(5_000_000), "b".repeat(5_000_000)];
  valid.add(first);
  valid.add(second);
  expect([valid.has(first), valid.has(second)]).toEqual([false, true]);
  const long = "c".repeat(9_000_000);
  expect(valid.has(valid.add(long))).toBe(false);
});

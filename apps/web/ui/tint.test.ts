import { expect, test } from "vitest";
import { tintOf } from "./tint.ts";

test("the same key always has the same tint", () => {
  expect(["ines", "jonas", "ines"].map(tintOf)).toEqual(["var(--tint-7)", "var(--tint-1)", "var(--tint-7)"]);
});

test("a hundred keys use all eight tints", () => {
  const tints = new Set(Array.from({ length: 100 }, (_, index) => tintOf(`person-${index}`)));
  expect(tints).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((tint) => `var(--tint-${tint})`)));
});

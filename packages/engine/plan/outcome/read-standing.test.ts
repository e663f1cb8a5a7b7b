import { expect, test } from "vitest";
import { readStanding } from "./read-standing.ts";

const scored = (key: string, score: number) => ({ key, score });

test("plans with the same result are one", () => {
  const chosen = scored("a", 2);
  expect(readStanding(chosen, [chosen, scored("a", 1.9), scored("b", 1), scored("b", 0)])).toEqual({
    share: -Math.log(1 + Math.exp(-1)),
    lead: 1,
    near: Math.log1p(1),
    others: Math.log1p(1),
    isAlone: 0,
  });
});

test("one that overtakes a refused one is behind it", () => {
  const [refused, chosen] = [scored("a", 3), scored("b", 2)];
  expect(readStanding(chosen, [refused, chosen]).lead).toBe(-1);
});

test("alone, the lead is the largest", () => {
  const chosen = scored("a", 2);
  expect(readStanding(chosen, [chosen])).toEqual({ share: -0, lead: 4, near: 0, others: 0, isAlone: 1 });
});

import { expect, test } from "vitest";
import { pickCandidates } from "./pick-candidates.ts";

const candidate = (name: string, score: number, key = name) => ({ name, score, key });
const refuseOnly =
  (...names: readonly string[]) =>
  ({ name }: { readonly name: string }) =>
    names.includes(name);

test("the likeliest is chosen, and others with another result are its rivals, three at most", () => {
  const ranked = [
    candidate("a", 5),
    candidate("same as a", 4.5, "a"),
    candidate("b", 4),
    candidate("refused", 3.5),
    candidate("c", 3),
    candidate("d", 2),
    candidate("e", 1),
  ];
  expect(pickCandidates(ranked, refuseOnly("refused"))).toEqual({
    chosen: ranked[0],
    isRefused: false,
    rivals: [ranked[2], ranked[4], ranked[5]],
  });
});

test("of plans that differ only in the paths of their joins, the likeliest is a rival, unless the chosen is one of them", () => {
  const inFamily = (name: string, score: number, family: string) => ({ ...candidate(name, score), family });
  const ranked = [
    inFamily("a", 5, "A"),
    inFamily("b", 4, "B"),
    inFamily("b by another path", 3, "B"),
    inFamily("a by another path", 2, "A"),
  ];
  expect(pickCandidates(ranked, () => false)?.rivals).toEqual([ranked[1], ranked[3]]);
});

test("one that is close replaces the likeliest if that is refused", () => {
  const ranked = [candidate("a", 5), candidate("b", 4), candidate("c", 3)];
  expect(pickCandidates(ranked, refuseOnly("a"))).toEqual({
    chosen: ranked[1],
    isRefused: false,
    rivals: [ranked[2]],
  });
});

test("without one that is close, the likeliest is refused, with all others as rivals", () => {
  const ranked = [candidate("a", 5), candidate("b", 4), candidate("c", 1)];
  expect(pickCandidates(ranked, refuseOnly("a", "b"))).toEqual({
    chosen: ranked[0],
    isRefused: true,
    rivals: [ranked[1], ranked[2]],
  });
});

test("without interpretations there is nothing to pick", () => {
  expect(pickCandidates([], () => false)).toBeNull();
});

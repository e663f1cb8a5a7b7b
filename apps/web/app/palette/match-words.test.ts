import { expect, test } from "vitest";
import { matchWords } from "./match-words.ts";

const entry = ["Switch to Harbor Logistics", "database"];

test("each typed word must begin a word of the entry, in any order", () => {
  expect(["", "har", "switch har", "log SWI", "data"].map((typed) => matchWords(entry, typed))).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

test("a match inside words scores less, and no match scores 0", () => {
  expect(["arbor", "light", "switch marlow"].map((typed) => matchWords(entry, typed))).toEqual([0.5, 0, 0]);
});

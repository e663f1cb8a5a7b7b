import { expect, test } from "vitest";
import { completeMention, findMention } from "./find-mention.ts";

test("a name is typed after an @ that begins a word, up to two words", () => {
  expect(findMention("@", 1)).toEqual({ start: 0, search: "" });
  expect(findMention("Look, @ada lo", 13)).toEqual({ start: 6, search: "ada lo" });
  expect(findMention("(@José", 6)).toEqual({ start: 1, search: "José" });
  expect(findMention("Ada\n@Bo", 7)).toEqual({ start: 4, search: "Bo" });
  for (const text of ["ada@example.com", "@ada is right now", "@ada, ", "no"]) {
    expect(findMention(text, text.length)).toBeNull();
  }
  expect(findMention("@bob and Ada", 4)).toEqual({ start: 0, search: "bob" });
});

test("it is completed where it was typed, with a space after it", () => {
  expect(completeMention("Hi @b", { start: 3, search: "b" }, "Bob Brown")).toEqual({
    text: "Hi @Bob Brown ",
    caret: 14,
  });
  expect(completeMention("@b is", { start: 0, search: "b" }, "Bob")).toEqual({ text: "@Bob is", caret: 4 });
});

import { expect, test } from "vitest";
import { splitMentions } from "./split-mentions.ts";

test("texts and mentions take turns, and the longest name is meant", () => {
  expect(splitMentions("Hi @Ada Lovelace and @Ada, a@b", ["Ada", "Ada Lovelace"])).toEqual([
    "Hi ",
    "@Ada Lovelace",
    " and ",
    "@Ada",
    ", a@b",
  ]);
  expect(splitMentions("@Bob", ["Bob"])).toEqual(["", "@Bob", ""]);
  expect(splitMentions("@Eve", [])).toEqual(["@Eve"]);
});

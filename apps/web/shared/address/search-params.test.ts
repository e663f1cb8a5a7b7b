import { expect, test } from "vitest";
import { parseSearch, printSearch } from "./search-params.ts";

test("values stay text: a year does not become a number", () => {
  expect(parseSearch("?q=2023&next=/ask%3Fq%3Da")).toEqual({ q: "2023", next: "/ask?q=a" });
});

test("prints what it parsed, with readable slashes", () => {
  expect(printSearch({ panel: "sign-in", next: "/ask?q=a&b", none: undefined })).toBe(
    "?panel=sign-in&next=/ask%3Fq%3Da%26b",
  );
  expect(printSearch({})).toBe("");
});

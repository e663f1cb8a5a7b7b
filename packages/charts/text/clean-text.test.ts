import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["two\r\nlines\tand a tab", "two lines and a tab"],
  ["zero\u0000 and bell\u0007", "zero and bell"],
  ["turned \u202Etxt.exe", "turned txt.exe"],
  ["half a pair \uD800", "half a pair \uFFFD"],
  ["שלום", "שלום"],
  ["<b>", "<b>"],
])("%j is drawn as %j", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("a name of ten thousand letters is cut", () => {
  expect(cleanText("x".repeat(10_000))).toHaveLength(300);
  expect(cleanText("👩🏽".repeat(5000), 10).isWellFormed()).toBe(true);
});

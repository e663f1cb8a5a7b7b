import { expect, test } from "vitest";
import { listMissingLetters, withBoxes } from "./missing-letters.ts";

test("letters that no font of the server has are named by their kinds, and are boxes", () => {
  const text = "東京, 서울 and 🚀 in Αθήνα, София and القاهرة";
  expect(listMissingLetters(text)).toEqual(["Chinese characters", "Korean", "pictographs"]);
  expect(withBoxes(text)).toBe("□□, □□ and □ in Αθήνα, София and القاهرة");
});

test("a text without such letters has none", () => {
  expect(listMissingLetters("Łódź, Αθήνα, ירושלים ✓")).toEqual([]);
});

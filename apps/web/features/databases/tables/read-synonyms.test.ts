import { expect, test } from "vitest";
import { readSynonyms } from "./read-synonyms.ts";

test("words are separated by commas, without duplicates", () => {
  expect(readSynonyms(" items, positions ,, items,line items")).toEqual({
    synonyms: ["items", "positions", "line items"],
    fault: undefined,
  });
  expect(readSynonyms("  ")).toEqual({ synonyms: [], fault: undefined });
});

test("rejects a word that is too long, and too many words", () => {
  expect(readSynonyms("x".repeat(101)).fault).toBe(
    "Keep each under 100 characters: “xxxxxxxxxxxxxxxxxxxx…” is longer.",
  );
  const many = Array.from({ length: 51 }, (_, index) => `word ${index}`).join();
  expect(readSynonyms(many).fault).toBe("Keep it to 50 words.");
});

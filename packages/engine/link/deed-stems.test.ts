import { expect, test } from "vitest";
import { stemWord } from "../meaning/names/word-form.ts";
import { deedStems } from "./deed-stems.ts";

test.each([
  ["denial", "denied"],
  ["cancellation", "cancelled"],
  ["reservation", "reserved"],
  ["verification", "verified"],
  ["expiration", "expired"],
  ["expiry", "expired"],
  ["acceptance", "accepted"],
  ["closure", "closed"],
  ["approval", "approved"],
  ["failure", "failed"],
  ["withdrawal", "withdrawn"],
  ["complaint", "complained"],
  ["delivery", "delivered"],
  ["registration", "registered"],
  ["subscription", "subscribed"],
  ["submission", "submitted"],
])("%s: %s", (noun, participle) => {
  expect(deedStems(noun)).toContain(stemWord(participle));
});

test("a word that is a name of JavaScript's own has its own stem alone", () => {
  expect(deedStems("constructor")).toEqual([stemWord("constructor")]);
});

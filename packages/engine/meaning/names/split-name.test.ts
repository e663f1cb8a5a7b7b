import { describe, expect, test } from "vitest";
import { cutGluedWord, splitName } from "./split-name.ts";

describe("splitName", () => {
  test.each([
    ["dateOfBirth", ["date", "of", "birth"]],
    ["DATE_OF_BIRTH", ["date", "of", "birth"]],
    ["Product Name", ["product", "name"]],
    ["HTTPCode", ["http", "code"]],
    ["address1", ["address", "1"]],
    ["naïve-Größe", ["naïve", "größe"]],
    ["注文_id", ["注文", "id"]],
    ["__", []],
    ["", []],
  ])("%s is %j", (name, words) => {
    expect(splitName(name)).toEqual(words);
  });
});

describe("cutGluedWord", () => {
  const isKnown = (word: string) => ["birth", "date", "candidate", "department"].includes(word);

  test("splits two known words", () => {
    expect(cutGluedWord("birthdate", isKnown)).toEqual(["birth", "date"]);
  });

  test("accepts an abbreviation as a known word", () => {
    expect(cutGluedWord("deptdate", isKnown)).toEqual(["dept", "date"]);
  });

  test("splits an initial from a common word", () => {
    expect(cutGluedWord("dname", isKnown)).toEqual(["d", "name"]);
  });

  test("leaves a known word whole", () => {
    expect(cutGluedWord("candidate", isKnown)).toEqual(["candidate"]);
  });
});

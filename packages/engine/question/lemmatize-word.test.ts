import { describe, expect, test } from "vitest";
import { lemmatizeWord } from "./lemmatize-word.ts";

describe("the lemma", () => {
  test.each([
    [
      "orders cities boxes companies categories statuses people women buses",
      "order city box company category status person woman bus",
    ],
    ["data news series species status analysis", "data news series species status analysis"],
    ["sold bought paid spent left made", "sell buy pay spend leave make"],
    [
      "placed received used hired rated created closed based managed",
      "place receive use hire rate create close base manage",
    ],
    ["ordered returned opened delivered visited", "order return open deliver visit"],
    ["shipped planned stopped cancelled", "ship plan stop cancel"],
    ["called missed filled processed", "call miss fill process"],
    ["canceled enrolled completed compared sponsored", "cancel enroll complete compare sponsor"],
    ["agreed subscribed exceeded toured", "agree subscribe exceed tour"],
    ["canvas bias schönes", "canvas bias schönes"],
    ["tried applied tied", "try apply tie"],
    ["need speed bed hundred", "need speed bed hundred"],
    ["n't nt 're", "not not be"],
    ["東京 zürich q3", "東京 zürich q3"],
  ])("of %s", (words, lemmas) => {
    expect(
      words
        .split(" ")
        .map((word) => lemmatizeWord(word))
        .join(" "),
    ).toBe(lemmas);
  });

  test("of -ing words depends on the part of speech", () => {
    expect(lemmatizeWord("selling", "verb")).toBe("sell");
    expect(lemmatizeWord("placing", "verb")).toBe("place");
    expect(lemmatizeWord("ratings", "noun")).toBe("rating");
    expect(lemmatizeWord("selling", "noun")).toBe("selling");
  });
});

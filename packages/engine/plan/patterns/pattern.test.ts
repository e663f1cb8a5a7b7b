import { defaultSettings } from "@askery/model";
import { describe, expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { readQuestion } from "../../question/read-question.ts";
import {
  either,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { readSigns, type IndexedQuestion } from "./signs.ts";
import { schemaOf } from "../schema/schema-of.test-support.ts";

const schema = schemaOf(shop);

function contextOf(text: string): PatternContext {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind === "problem") throw new Error("the question is readable");
  const { question } = read;
  const none = question.words.map(() => []);
  const indexed: IndexedQuestion = {
    question,
    keywordsAt: none,
    mentionsAt: none,
    statesAt: none,
    phrasesAt: question.words.map(({ index }) =>
      question.phrases.filter(({ range }) => range.from === index),
    ),
  };
  return { ...indexed, ...readSigns(indexed), schema, found: new Map() };
}

function find<T>(element: Element<T>, text: string): readonly { readonly value: T; readonly to: number }[] {
  return element(contextOf(text), 0).map(({ value, to }) => ({ value, to }));
}

describe("a sequence", () => {
  const bigFive = sequence([word("big"), phrase("number")], ([size, found]) => `${size} ${found.value}`);

  test("matches its elements in order", () => {
    expect(find(bigFive, "big 5 orders")).toEqual([{ value: "big 5", to: 2 }]);
    expect(find(bigFive, "5 big orders")).toEqual([]);
  });

  test("skips function words between elements, except negations", () => {
    expect(find(bigFive, "big of the 5")).toEqual([{ value: "big 5", to: 4 }]);
    expect(find(bigFive, "big not 5")).toEqual([]);
  });

  test("matches nothing if build returns null", () => {
    expect(
      find(
        sequence([word("big")], () => null),
        "big 5",
      ),
    ).toEqual([]);
  });
});

test("an optional element matches with and without it", () => {
  const maybe = sequence([word("big"), optional(phrase("number"))], ([, found]) => found?.value ?? "none");
  expect(
    find(maybe, "big 5")
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(["5", "none"]);
});

test("either returns the matches of all its elements, and map drops nulls", () => {
  const any = either<string>(word("big"), word("large", "big"));
  expect(find(any, "big").length).toBe(2);
  expect(
    find(
      map(any, () => null),
      "big",
    ),
  ).toEqual([]);
});

test("weigh changes the score of a match but not its value", () => {
  const [plain] = word("big")(contextOf("big"), 0);
  const [halved] = weigh(word("big"), 0.5)(contextOf("big"), 0);
  expect(halved).toEqual({ ...plain, score: (plain?.score ?? 0) / 2 });
});

describe("an element", () => {
  test("runs only where one of its signs occurs", () => {
    const positions: number[] = [];
    const big = word("big");
    const asked = onlyWhere(big, (context, from) => {
      positions.push(from);
      return big(context, from);
    });
    const context = contextOf("a big or a small order");
    for (const { index } of context.question.words) asked(context, index);
    expect(positions).toEqual([1]);
  });

  test("that may match nothing runs at every position", () => {
    const maybe = onlyWhere(optional(word("big")), (_, from) => [
      { value: "nothing", to: from, mentions: [], score: 0 },
    ]);
    expect(find(maybe, "small orders")).toEqual([{ value: "nothing", to: 0 }]);
  });
});

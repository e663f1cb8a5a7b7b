import { expect, test } from "vitest";
import { leaveOut } from "./leave-out.ts";
import { tokenizeText } from "./tokenize-text.ts";

/** The words that remain of a text, and what was left out of it. */
function without(stopWords: readonly string[], text: string) {
  const { tokens, leftOut } = leaveOut(tokenizeText(text), stopWords);
  return [
    tokens.map((token) => token.text).join(" "),
    leftOut.map(({ span, phrase }) => [text.slice(span.start, span.end), phrase]),
  ];
}

test.each([
  [[], "zorgs by country", "zorgs by country", []],
  [
    ["zorgs"],
    "Zorgs by ZORGS country",
    "by country",
    [
      ["Zorgs", "zorgs"],
      ["ZORGS", "zorgs"],
    ],
  ],
  [["zorgs"], "zorgsy orders", "zorgsy orders", []],
  [["for me", "for me please"], "orders for me please", "orders", [["for me please", "for me please"]]],
  [["for me"], "orders for", "orders for", []],
  [["e-mail"], "orders by e-mail", "orders by", [["e-mail", "e-mail"]]],
  [["?!"], "orders", "orders", []],
])("without %j, %s reads %s", (stopWords, text, rest, leftOut) => {
  expect(without(stopWords, text)).toEqual([rest, leftOut]);
});

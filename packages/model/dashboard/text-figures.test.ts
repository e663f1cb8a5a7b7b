import { expect, test } from "vitest";
import {
  identifyTextFigures,
  nameTextFigures,
  printFigureOf,
  readTextFigures,
  replaceTextFigures,
} from "./text-figures.ts";

const cards = [
  { id: "c1", name: "Revenue" },
  { id: "c2", name: "Revenue" },
  { id: "c3", name: "Sales {net}" },
];

test("a text has words and figures", () => {
  expect(readTextFigures(`We made **${printFigureOf("c1")}** of ${printFigureOf("c2", "total")}`)).toEqual([
    { kind: "words", text: "We made **" },
    { kind: "figure", card: "c1", pick: "figure" },
    { kind: "words", text: "** of " },
    { kind: "figure", card: "c2", pick: "total" },
  ]);
});

test.for(["{{figure}}", "{{figure: }", "{{figure: a\nb}}", "{figure: c1}", "{{sum: c1}}", ""])(
  "%j has no figure",
  (text) => {
    expect(replaceTextFigures(text, () => "X")).toBe(text);
  },
);

test("people see the names of cards, each another one, and what they write names the same cards", () => {
  const text = cards.map(({ id }) => printFigureOf(id, "last")).join(" and ");
  const named = nameTextFigures(text, cards);
  expect(named).toBe("{{last: Revenue}} and {{last: Revenue 2}} and {{last: Sales net}}");
  expect(identifyTextFigures(named, cards)).toBe(text);
});

test("the figure of a card that is gone, and an unknown name, remain as they are", () => {
  const text = "{{figure: gone}}";
  expect([nameTextFigures(text, cards), identifyTextFigures(text, cards)]).toEqual([text, text]);
});

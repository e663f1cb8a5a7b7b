import { expect, test } from "vitest";
import { cardSizesOf, insertCard, removeCard, type CardSlot } from "./card-grid.ts";

interface Card extends CardSlot {
  readonly id: string;
}

/** "line 0 0 12 6": the kind of chart that names it, column, row, width, height. */
function read(...lines: readonly string[]): readonly Card[] {
  return lines.map((line) => {
    const [id = "", ...slot] = line.split(" ");
    const [x = 0, y = 0, w = 0, h = 0] = slot.map(Number);
    return { id, x, y, w, h };
  });
}

function print(cards: readonly Card[]): readonly string[] {
  return cards
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ id, x, y, w, h }) => `${id} ${x} ${y} ${w} ${h}`);
}

function insertAll(kinds: readonly string[], before: readonly Card[] = []): readonly string[] {
  const added = (kind: string) => ({ id: kind, x: 0, y: 0, ...cardSizesOf(kind).initial });
  return print(kinds.reduce((cards, kind) => insertCard(cards, added(kind)), before));
}

test("an unknown kind has the sizes of a table", () => {
  expect(cardSizesOf("hologram")).toEqual(cardSizesOf("table"));
});

test("a first card is as wide as the grid", () => {
  expect(insertAll(["number"])).toEqual(["number 0 0 24 2"]);
  expect(insertAll(["line"])).toEqual(["line 0 0 24 6"]);
});

test("two drawings share a row", () => {
  expect(insertAll(["line", "bar", "pie"])).toEqual(["line 0 0 12 6", "bar 12 0 12 6", "pie 0 6 24 6"]);
});

test("figures share the rows above the drawings, four in each", () => {
  expect(insertAll(["line", "number", "bar", "number"])).toEqual([
    "number 0 0 12 2",
    "number 12 0 12 2",
    "line 0 2 12 6",
    "bar 12 2 12 6",
  ]);
  expect(insertAll(["number", "number", "number", "number", "number", "line"])).toEqual([
    "number 0 0 6 2",
    "number 6 0 6 2",
    "number 12 0 6 2",
    "number 18 0 6 2",
    "number 0 2 24 2",
    "line 0 4 24 6",
  ]);
});

test("a table shares its row with no other card", () => {
  expect(insertAll(["table", "line", "table"])).toEqual([
    "table 0 0 24 8",
    "line 0 8 24 6",
    "table 0 14 24 8",
  ]);
});

test("a row that people divided unevenly does not change", () => {
  const uneven = read("line 0 0 16 6", "pie 16 0 8 6");
  expect(insertAll(["bar"], uneven)).toEqual(["line 0 0 16 6", "pie 16 0 8 6", "bar 0 6 24 6"]);
});

test("cards beside a taller one are not a row", () => {
  const beside = read("table 0 0 12 8", "line 12 0 12 6");
  expect(insertAll(["bar"], beside)).toEqual(["table 0 0 12 8", "line 12 0 12 6", "bar 0 8 24 6"]);
});

test("the cards that shared a full row with a removed one fill its space", () => {
  const cards = read("a 0 0 8 2", "b 8 0 8 2", "c 16 0 8 2", "line 0 2 24 6");
  expect(print(removeCard(cards, "b"))).toEqual(["a 0 0 12 2", "c 12 0 12 2", "line 0 2 24 6"]);
});

test("a row that was divided unevenly or had a gap keeps its sizes when a card is removed", () => {
  for (const cards of [read("a 0 0 16 6", "b 16 0 8 6"), read("a 0 0 8 6", "b 8 0 8 6")]) {
    expect(removeCard(cards, "b")).toEqual(cards.slice(0, 1));
  }
});

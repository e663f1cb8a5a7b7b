import { expect, test } from "vitest";
import { orderCards } from "../../shared/library/slot-style.ts";
import {
  hasSameSlots,
  moveCards,
  placeBelow,
  resizeCard,
  settleCards,
  shiftCards,
  type Slot,
} from "./arrange-cards.ts";

/** Parses "a 0 0 12 6": id, column, row, width, height. */
function read(...lines: readonly string[]): readonly Slot[] {
  return lines.map((line) => {
    const [id = "", ...slots] = line.split(" ");
    const [x = 0, y = 0, w = 0, h = 0] = slots.map(Number);
    return { id, x, y, w, h };
  });
}

function print(cards: readonly Slot[]) {
  return cards.map(({ id, x, y, w, h }) => `${id} ${x} ${y} ${w} ${h}`);
}

const a = new Set(["a"]);
const smallest = { w: 4, h: 2 };
const twoBesideAndOneBelow = read("a 0 0 12 4", "b 12 0 12 4", "c 0 4 24 6");

test("settling removes empty rows, and keeps cards side by side", () => {
  expect(print(settleCards(read("a 0 3 12 4", "b 12 5 12 4")))).toEqual(["a 0 0 12 4", "b 12 0 12 4"]);
});

test("overlapping cards are separated", () => {
  expect(print(settleCards(read("a 0 0 12 4", "b 0 0 12 4")))).toEqual(["a 0 0 12 4", "b 0 4 12 4"]);
});

test("cards are ordered row by row", () => {
  expect(orderCards(read("c 0 4 24 6", "b 12 0 12 4", "a 0 0 12 4")).map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
  ]);
});

test("a card moves one column sideways, but not out of the grid", () => {
  const lone = read("a 1 0 12 4");
  expect(print(moveCards(lone, a, "right"))).toEqual(["a 2 0 12 4"]);
  expect(print(moveCards(moveCards(lone, a, "left"), a, "left"))).toEqual(["a 0 0 12 4"]);
});

test("a card moves down past the one below it, and back up", () => {
  const stacked = read("a 0 0 12 4", "b 0 4 12 6");
  const down = moveCards(stacked, a, "down");
  expect(print(down)).toEqual(["a 0 6 12 4", "b 0 0 12 6"]);
  expect(print(moveCards(down, a, "up"))).toEqual(print(stacked));
});

test("the lowest card can't move down, nor the highest up", () => {
  expect(hasSameSlots(moveCards(twoBesideAndOneBelow, new Set(["c"]), "down"), twoBesideAndOneBelow)).toBe(
    true,
  );
  expect(hasSameSlots(moveCards(twoBesideAndOneBelow, a, "up"), twoBesideAndOneBelow)).toBe(true);
});

test("a growing card moves the others down", () => {
  expect(print(resizeCard(twoBesideAndOneBelow, { id: "a", side: "down", smallest }))).toEqual([
    "a 0 0 12 5",
    "b 12 0 12 4",
    "c 0 5 24 6",
  ]);
});

test("a card shrinks only to its minimum size, and grows only to the grid's width", () => {
  const small = read("a 20 0 4 2");
  for (const side of ["left", "up", "right"] as const) {
    expect(print(resizeCard(small, { id: "a", side, smallest }))).toEqual(["a 20 0 4 2"]);
  }
});

test("cards that move together stay beside each other, and those below make room", () => {
  const pair = new Set(["a", "b"]);
  const down = moveCards(twoBesideAndOneBelow, pair, "down");
  expect(print(down)).toEqual(["a 0 6 12 4", "b 12 6 12 4", "c 0 0 24 6"]);
  expect(print(moveCards(down, pair, "up"))).toEqual(print(twoBesideAndOneBelow));
});

test("cards that move together stop at the edge of the grid", () => {
  const cards = read("a 2 0 6 4", "b 8 0 6 4", "c 14 0 6 4");
  expect(print(shiftCards(cards, new Set(["a", "c"]), { x: 9, y: 0 }))).toEqual([
    "a 6 0 6 4",
    "b 8 4 6 4",
    "c 18 0 6 4",
  ]);
});

test("added cards are below the others, arranged as they were", () => {
  expect(print(placeBelow(read("c 0 0 24 6"), read("a 0 10 12 4", "b 12 12 12 4")))).toEqual([
    "c 0 0 24 6",
    "a 0 6 12 4",
    "b 12 6 12 4",
  ]);
});

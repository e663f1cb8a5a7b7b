import { expect, test } from "vitest";
import { orderCards } from "../../shared/library/slot-style.ts";
import { hasSameSlots, moveCard, resizeCard, settleCards, type Slot } from "./arrange-cards.ts";

/** Parses "a 0 0 6 6": id, column, row, width, height. */
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

const smallest = { w: 2, h: 2 };
const twoBesideAndOneBelow = read("a 0 0 6 4", "b 6 0 6 4", "c 0 4 12 6");

test("settling removes empty rows, and keeps cards side by side", () => {
  expect(print(settleCards(read("a 0 3 6 4", "b 6 5 6 4")))).toEqual(["a 0 0 6 4", "b 6 0 6 4"]);
});

test("overlapping cards are separated", () => {
  expect(print(settleCards(read("a 0 0 6 4", "b 0 0 6 4")))).toEqual(["a 0 0 6 4", "b 0 4 6 4"]);
});

test("cards are ordered row by row", () => {
  expect(orderCards(read("c 0 4 12 6", "b 6 0 6 4", "a 0 0 6 4")).map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
  ]);
});

test("a card moves one column sideways, but not out of the grid", () => {
  const lone = read("a 1 0 6 4");
  expect(print(moveCard(lone, "a", "right"))).toEqual(["a 2 0 6 4"]);
  expect(print(moveCard(moveCard(lone, "a", "left"), "a", "left"))).toEqual(["a 0 0 6 4"]);
});

test("a card moves down past the one below it, and back up", () => {
  const stacked = read("a 0 0 6 4", "b 0 4 6 6");
  const down = moveCard(stacked, "a", "down");
  expect(print(down)).toEqual(["a 0 6 6 4", "b 0 0 6 6"]);
  expect(print(moveCard(down, "a", "up"))).toEqual(print(stacked));
});

test("the lowest card can't move down, nor the highest up", () => {
  expect(hasSameSlots(moveCard(twoBesideAndOneBelow, "c", "down"), twoBesideAndOneBelow)).toBe(true);
  expect(hasSameSlots(moveCard(twoBesideAndOneBelow, "a", "up"), twoBesideAndOneBelow)).toBe(true);
});

test("a growing card moves the others down", () => {
  expect(print(resizeCard(twoBesideAndOneBelow, { id: "a", side: "down", smallest }))).toEqual([
    "a 0 0 6 5",
    "b 6 0 6 4",
    "c 0 5 12 6",
  ]);
});

test("a card shrinks only to its minimum size, and grows only to the grid's width", () => {
  const small = read("a 10 0 2 2");
  for (const side of ["left", "up", "right"] as const) {
    expect(print(resizeCard(small, { id: "a", side, smallest }))).toEqual(["a 10 0 2 2"]);
  }
});

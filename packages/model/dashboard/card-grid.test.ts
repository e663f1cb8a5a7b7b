import { expect, test } from "vitest";
import { cardSizesOf, findCardSlot, type CardSlot } from "./card-grid.ts";

const chart = cardSizesOf("line").initial;
const tile = cardSizesOf("number").initial;

test("figures as text start smaller than drawings, and an unknown kind is a table", () => {
  expect([tile, chart, cardSizesOf("sankey").initial]).toEqual([
    { w: 3, h: 2 },
    { w: 6, h: 6 },
    { w: 6, h: 6 },
  ]);
});

test("charts that are added one after another fill the rows", () => {
  const slots: CardSlot[] = [];
  for (let count = 0; count < 5; count++) slots.push(findCardSlot(slots, chart));
  expect(slots.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [6, 0],
    [0, 6],
    [6, 6],
    [0, 12],
  ]);
});

test("four figures share a row, and a chart after them starts the next one", () => {
  const slots: CardSlot[] = [];
  for (const size of [tile, tile, tile, tile, chart, chart]) slots.push(findCardSlot(slots, size));
  expect(slots.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [3, 0],
    [6, 0],
    [9, 0],
    [0, 2],
    [6, 2],
  ]);
});

test("a figure beside a chart is aligned with its top", () => {
  expect(findCardSlot([{ x: 0, y: 0, ...chart }], tile)).toEqual({ x: 6, y: 0, ...tile });
});

test("a card goes below if it does not fit beside the lowest ones", () => {
  const wide = { x: 0, y: 4, w: 12, h: 6 };
  expect(findCardSlot([wide], chart)).toEqual({ x: 0, y: 10, ...chart });
});

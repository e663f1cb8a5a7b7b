import { expect, test } from "vitest";
import { findNaturalOrder } from "./natural-order.ts";

test.each([
  [
    ["Saturday", "Monday", "Friday", null, "Monday"],
    ["Monday", "Friday", "Saturday"],
  ],
  [
    ["sun", "mon"],
    ["mon", "sun"],
  ],
  [
    ["Sep.", "Jan.", "May"],
    ["Jan.", "May", "Sep."],
  ],
  [["Monday"], null],
  [["Monday", "Holiday"], null],
  [["Monday", 2], null],
  [[], null],
])("%j", (cells, order) => {
  expect(findNaturalOrder(cells)).toEqual(order);
});

import { expect, test } from "vitest";
import { arrangeForPhone, orderForPhone, type PhoneCard } from "./phone-layout.ts";

const card = (id: string, x: number, y: number, h = 4) => ({ id, x, y, w: 12, h });
const cards = [card("c", 0, 4), card("b", 12, 0), card("a", 0, 0)];
const chosen = (id: string, change: Partial<PhoneCard> = {}): PhoneCard => ({
  id,
  h: null,
  isHidden: false,
  ...change,
});
const order = (phone: readonly PhoneCard[]) => orderForPhone(cards, phone).map(({ id }) => id);

test("cards that nobody placed are read row by row", () => {
  expect(order([])).toEqual(["a", "b", "c"]);
  expect(arrangeForPhone(cards, [])).toEqual([
    { id: "a", x: 0, y: 0, w: 24, h: 4 },
    { id: "b", x: 0, y: 4, w: 24, h: 4 },
    { id: "c", x: 0, y: 8, w: 24, h: 4 },
  ]);
});

test("cards have the order and the heights that people chose, and hidden ones are left out", () => {
  const phone = [chosen("c", { h: 8 }), chosen("a", { isHidden: true }), chosen("b")];
  expect(order(phone)).toEqual(["c", "a", "b"]);
  expect(arrangeForPhone(cards, phone)).toEqual([
    { id: "c", x: 0, y: 0, w: 24, h: 8 },
    { id: "b", x: 0, y: 8, w: 24, h: 4 },
  ]);
});

test("a card that is new comes after the one before it, and cards that are gone are ignored", () => {
  expect(order([chosen("c"), chosen("gone"), chosen("a")])).toEqual(["c", "a", "b"]);
  expect(order([chosen("c"), chosen("b")])).toEqual(["a", "c", "b"]);
});

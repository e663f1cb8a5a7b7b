import type { TextCard } from "@askery/model";
import { expect, test } from "vitest";
import { listForPhone, moveOnPhone, resetOnPhone, resizeOnPhone, toggleOnPhone } from "./arrange-phone.ts";

const text = (id: string, y: number): TextCard => ({
  id,
  tabId: null,
  x: 0,
  y,
  w: 24,
  h: 4,
  kind: "text",
  text: id,
});
const cards = [text("a", 0), text("b", 4), text("c", 8)];
const other = { id: "of another tab", h: 5, isHidden: true };
const show = (phone: Parameters<typeof listForPhone>[1]) =>
  listForPhone(cards, phone).map(({ card, h, isHidden }) => `${card.id} ${h}${isHidden ? " hidden" : ""}`);

test("a card moves among those of its tab, and not beyond the first or the last", () => {
  const moved = moveOnPhone(cards, [other], { id: "c", step: -1 });
  expect(show(moved)).toEqual(["a 4", "c 4", "b 4"]);
  expect(moved[0]).toBe(other);
  expect(moveOnPhone(cards, moved, { id: "a", step: -1 })).toBe(moved);
  expect(moveOnPhone(cards, moved, { id: "b", step: 1 })).toBe(moved);
});

test("a card becomes higher, and lower down to what it needs", () => {
  const higher = resizeOnPhone(cards, [], { id: "b", step: 1 });
  expect(show(higher)).toEqual(["a 4", "b 5", "c 4"]);
  const lowest = Array.from({ length: 50 }).reduce<typeof higher>(
    (phone) => resizeOnPhone(cards, phone, { id: "b", step: -1 }),
    higher,
  );
  expect(show(lowest)).toEqual(["a 4", "b 1", "c 4"]);
});

test("a card is hidden and shown again, and a reset leaves other tabs alone", () => {
  const hidden = toggleOnPhone(cards, [other], "a");
  expect(show(hidden)).toEqual(["a 4 hidden", "b 4", "c 4"]);
  expect(show(toggleOnPhone(cards, hidden, "a"))).toEqual(["a 4", "b 4", "c 4"]);
  expect(resetOnPhone(cards, hidden)).toEqual([other]);
});

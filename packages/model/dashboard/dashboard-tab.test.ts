import { expect, test } from "vitest";
import { cardsOfTab } from "./dashboard-tab.ts";

const tabs = [
  { id: "sales", title: "Sales" },
  { id: "stock", title: "Stock" },
];
const cards = [
  { id: "a", tabId: "sales" },
  { id: "b", tabId: "stock" },
  { id: "c", tabId: null },
  { id: "d", tabId: "gone" },
];
const idsOf = (some: typeof cards | readonly { readonly id: string }[]) => some.map(({ id }) => id);

test("cards without a tab that exists are on the first", () => {
  expect(idsOf(cardsOfTab(cards, tabs, "sales"))).toEqual(["a", "c", "d"]);
  expect(idsOf(cardsOfTab(cards, tabs, "stock"))).toEqual(["b"]);
});

test("an unknown tab is the first one", () => {
  expect(idsOf(cardsOfTab(cards, tabs, "gone"))).toEqual(["a", "c", "d"]);
  expect(idsOf(cardsOfTab(cards, tabs, null))).toEqual(["a", "c", "d"]);
});

test("without tabs, all cards are shown", () => {
  expect(idsOf(cardsOfTab(cards, [], "stock"))).toEqual(["a", "b", "c", "d"]);
});

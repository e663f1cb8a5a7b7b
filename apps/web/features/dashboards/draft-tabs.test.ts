import { cardsOfTab, type TextCard } from "@askery/model";
import { expect, test } from "vitest";
import { addTab, moveTab, removeTab, renameTab } from "./draft-tabs.ts";
import type { Draft } from "./save-draft.ts";

const [sales, stock, team] = ["Sales", "Stock", "Team"].map((title) => ({
  id: title.toLowerCase(),
  title,
})) as [{ id: string; title: string }, { id: string; title: string }, { id: string; title: string }];

function cardOf(id: string, tabId: string | null): TextCard {
  return { id, tabId, kind: "text", text: id, x: 0, y: 0, w: 24, h: 3 };
}

const draft: Draft = {
  title: "Board",
  filters: [],
  phone: [],
  tabs: [sales, stock, team],
  cards: [cardOf("a", null), cardOf("b", "stock"), cardOf("c", "team")],
};

const printed = ({ tabs, cards }: Draft) =>
  tabs.map(
    ({ id, title }) =>
      `${title}: ${cardsOfTab(cards, tabs, id)
        .map((card) => card.id)
        .join(" ")}`,
  );

test("the first tab gets the cards that were there", () => {
  const added = addTab({ ...draft, tabs: [] }, { first: "one", added: "two" });
  expect(printed(added)).toEqual(["Tab 1: a b c", "Tab 2: "]);
  expect(printed(addTab(draft, { first: "one", added: "two" }))).toEqual([
    "Sales: a",
    "Stock: b",
    "Team: c",
    "Tab 4: ",
  ]);
});

test("a tab is renamed", () => {
  expect(printed(renameTab(draft, "stock", "Goods"))).toEqual(["Sales: a", "Goods: b", "Team: c"]);
});

test("cards follow their tab, even those that named none", () => {
  expect(printed(moveTab(draft, "stock", -1))).toEqual(["Stock: b", "Sales: a", "Team: c"]);
  expect(printed(moveTab(draft, "sales", 1))).toEqual(["Stock: b", "Sales: a", "Team: c"]);
  expect(moveTab(draft, "sales", -1)).toBe(draft);
});

test("a tab is removed with its cards, and put back with them into a draft that changed since", () => {
  const removed = removeTab(draft, sales);
  expect(printed(removed.draft)).toEqual(["Stock: b", "Team: c"]);
  const later = renameTab(removed.draft, "team", "People");
  expect(printed(removed.putBack(later))).toEqual(["Sales: a", "Stock: b", "People: c"]);
});

test("the last tab that is removed can be put back", () => {
  const one: Draft = { ...draft, tabs: [sales] };
  const { draft: none, putBack } = removeTab(one, sales);
  expect([printed(none), none.cards]).toEqual([[], []]);
  expect(printed(putBack(none))).toEqual(["Sales: a b c"]);
});

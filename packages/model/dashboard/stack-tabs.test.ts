import { expect, test } from "vitest";
import { stackTabs } from "./stack-tabs.ts";

const tabs = ["sales", "empty", "stock"].map((id) => ({ id, title: id }));
const cardOf = (id: string, tabId: string | null, y: number) => ({ id, tabId, x: 0, y, w: 24, h: 2 });
const cards = [cardOf("a", "sales", 0), cardOf("b", "sales", 2), cardOf("c", "stock", 0)];

test("tabs are below each other, each with a row for its title; empty ones are left out", () => {
  expect(stackTabs(cards, tabs)).toEqual([
    { title: "sales", y: 0, cards: [cardOf("a", "sales", 1), cardOf("b", "sales", 3)] },
    { title: "stock", y: 5, cards: [cardOf("c", "stock", 6)] },
  ]);
});

test("cards without tabs, or on a single one, stay where they are", () => {
  expect(stackTabs(cards, [])).toEqual([{ title: null, y: 0, cards }]);
  expect(stackTabs(cards, tabs.slice(0, 1))).toEqual([{ title: null, y: 0, cards }]);
});

import type { Card, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { mergeDraft } from "./save-draft.ts";

const person = { id: "ada", name: "Ada", image: null };

function cardOf(id: string, y: number): Card {
  const chart = {
    id: `chart of ${id}`,
    databaseId: "shop",
    title: id,
    type: "bar",
    owner: person,
    isMine: true,
    isStarred: false,
    isPublic: false,
    dashboardCount: 1,
    verified: null,
    createdAtMs: 0,
    updatedAtMs: 0,
    subtitle: "",
    ranAtMs: 0,
  } as const;
  return { id, tabId: null, x: 0, y, w: 12, h: 4, chart };
}

function dashboardOf(revision: number, ...cards: readonly Card[]): Dashboard {
  return {
    id: "weekly",
    databaseId: "shop",
    title: "Weekly",
    cardCount: cards.length,
    owner: person,
    isMine: true,
    isStarred: false,
    isPublic: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    revision,
    updatedBy: null,
    filters: [],
    tabs: [],
    texts: [],
    cards,
  };
}

test("overwriting keeps cards that others added, at the end, and removes those that the draft removed", () => {
  const base = dashboardOf(1, cardOf("a", 0), cardOf("b", 4));
  const latest = dashboardOf(2, cardOf("a", 0), cardOf("b", 4), cardOf("theirs", 8));
  const draft = { title: "Monday", cards: [cardOf("b", 0)], tabs: [], filters: [] };
  const merged = mergeDraft(draft, base, latest);
  expect(merged.title).toBe("Monday");
  expect(merged.cards.map(({ id, y }) => [id, y])).toEqual([
    ["b", 0],
    ["theirs", 4],
  ]);
});

test("a card that others removed stays if the draft has it", () => {
  const base = dashboardOf(1, cardOf("a", 0), cardOf("b", 4));
  const merged = mergeDraft(
    { title: "Weekly", cards: base.cards, tabs: [], filters: [] },
    base,
    dashboardOf(2, cardOf("a", 0)),
  );
  expect(merged.cards.map(({ id }) => id)).toEqual(["a", "b"]);
});

import type { Card } from "@askery/api";
import type { TextCard } from "@askery/model";
import { expect, test } from "vitest";
import { orderCards } from "../../../shared/library/slot-style.ts";
import { isTextCard } from "../board-card.ts";
import type { Draft } from "../save-draft.ts";
import { chooseSides, findDifferences, type Side, type Versions } from "./find-differences.ts";
import { mergeVersions } from "./merge-versions.ts";

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
    folderId: null,
    verified: null,
    createdAtMs: 0,
    updatedAtMs: 0,
    subtitle: "",
    ranAtMs: 0,
    stale: null,
  } as const;
  return { id, tabId: null, x: 0, y, w: 24, h: 4, chart };
}

function textOf(text: string): TextCard {
  return { id: "note", tabId: null, x: 0, y: 8, w: 24, h: 2, kind: "text", text };
}

const base: Draft = {
  title: "Weekly",
  tabs: [],
  filters: [],
  phone: [],
  cards: [cardOf("a", 0), cardOf("b", 4), textOf("Before")],
};

/** The differences as "part: who changed it", and what is saved if nothing else is chosen. */
function compare(versions: Omit<Versions, "base">, chosen: Readonly<Record<string, Side>> = {}) {
  const all = { ...versions, base };
  const differences = findDifferences(all);
  const merged = mergeVersions(all, differences, { ...chooseSides(differences), ...chosen });
  return {
    differences: differences.map(({ id, changedBy }) => `${id}: ${changedBy}`),
    title: merged.title,
    cards: orderCards(merged.cards).map(
      (card) => `${card.id} ${card.y}${isTextCard(card) ? ` ${card.text}` : ""}`,
    ),
  };
}

test("two versions that are alike have no differences", () => {
  expect(
    findDifferences({ base, mine: { ...base, title: "Same" }, theirs: { ...base, title: "Same" } }),
  ).toEqual([]);
});

test("changes of different parts are all saved, and cards that either added are there", () => {
  const mine = { ...base, title: "Monday", cards: [...base.cards, cardOf("mine", 10)] };
  const theirs = { ...base, cards: [cardOf("a", 0), cardOf("b", 4), textOf("After"), cardOf("theirs", 10)] };
  expect(compare({ mine, theirs })).toEqual({
    differences: ["name: mine", "note: theirs", "theirs: theirs", "mine: mine"],
    title: "Monday",
    cards: ["a 0", "b 4", "note 8 After", "mine 10", "theirs 14"],
  });
});

test("of a part that both changed, one's own version remains unless the other one is chosen", () => {
  const mine = { ...base, title: "Mine", cards: [cardOf("a", 0), cardOf("b", 4), textOf("Mine")] };
  const theirs = { ...base, title: "Theirs", cards: [cardOf("a", 0), cardOf("b", 4), textOf("Theirs")] };
  const differences = ["name: both", "note: both"];
  expect(compare({ mine, theirs })).toEqual({
    differences,
    title: "Mine",
    cards: ["a 0", "b 4", "note 8 Mine"],
  });
  expect(compare({ mine, theirs }, { name: "theirs", note: "theirs" })).toEqual({
    differences,
    title: "Theirs",
    cards: ["a 0", "b 4", "note 8 Theirs"],
  });
});

test("a card that one removed is gone, and stays if that is chosen", () => {
  const mine = { ...base, title: "Mine" };
  const theirs = { ...base, cards: [cardOf("a", 0), textOf("Before")] };
  expect(compare({ mine, theirs }).cards).toEqual(["a 0", "note 4 Before"]);
  expect(compare({ mine, theirs }, { b: "mine" }).cards).toEqual(["a 0", "b 4", "note 8 Before"]);
});

test("the layout is of one version; the cards of the other one are added to it", () => {
  const mine = { ...base, cards: [cardOf("b", 0), cardOf("a", 4), textOf("Before")] };
  const theirs = { ...base, cards: [...base.cards, cardOf("theirs", 10)] };
  expect(compare({ mine, theirs }).cards).toEqual(["b 0", "a 4", "note 8 Before", "theirs 10"]);
  expect(compare({ mine, theirs }, { layout: "theirs" }).cards).toEqual([
    "a 0",
    "b 4",
    "note 8 Before",
    "theirs 10",
  ]);
});

import type { Dashboard } from "@askery/api";
import { cardsOfTab } from "@askery/model";
import { hasSameSlots } from "../arrange-cards.ts";
import { isTextCard, type BoardCard } from "../board-card.ts";
import type { Draft } from "../save-draft.ts";

/** Whose version of a part remains. */
export type Side = "mine" | "theirs";

/** A part of a dashboard that two people left differently. */
export type Difference = DifferenceOfPart | DifferenceOfCard;

interface DifferenceOfPart {
  readonly kind: "name" | "filters" | "layout";
  readonly id: string;
  /** The people who changed it since they had the same. */
  readonly changedBy: Side | "both";
}

interface DifferenceOfCard {
  readonly kind: "card";
  /** That of the card. */
  readonly id: string;
  readonly changedBy: Side | "both";
  /** Null if it is not on that dashboard. */
  readonly mine: BoardCard | null;
  readonly theirs: BoardCard | null;
  /** Whether it was there before both. */
  readonly isOld: boolean;
}

export interface Versions {
  /** What both began with. */
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

/** Two versions of a dashboard, of which one was saved while the other was edited. */
export interface Conflict extends Versions {
  /** The saved one, with its author. */
  readonly latest: Dashboard;
}

/** What two people left differently: the name, the filters, the layout with its tabs, and each card. */
export function findDifferences({ base, mine, theirs }: Versions): readonly Difference[] {
  const part = (kind: DifferenceOfPart["kind"], read: (draft: Draft) => unknown) => {
    const [before, own, other] = [base, mine, theirs].map((draft) => JSON.stringify(read(draft)));
    return own === other ? [] : [{ kind, id: kind, changedBy: changedBy(before, own, other) }];
  };
  const ids = new Set([...theirs.cards, ...mine.cards].map(({ id }) => id));
  const shared = (draft: Draft) => draft.cards.filter(({ id }) => isIn(mine, id) && isIn(theirs, id));
  const layoutOf = (draft: Draft) => [draft.tabs, draft.phone, printSlots(shared(draft))];
  const hasOtherLayout =
    !hasSameSlots(shared(mine), shared(theirs)) ||
    JSON.stringify(layoutOf(mine)) !== JSON.stringify(layoutOf(theirs));
  return [
    ...part("name", ({ title }) => title.trim()),
    ...part("filters", ({ filters }) => filters),
    ...(hasOtherLayout ? part("layout", layoutOf) : []),
    ...[...ids].flatMap((id) => compareCard(id, { base, mine, theirs })),
  ];
}

/** What remains unless people choose otherwise: the version of the side that changed it, and one's own if both did. */
export function chooseSides(differences: readonly Difference[]): Readonly<Record<string, Side>> {
  return Object.fromEntries(
    differences.map(({ id, changedBy: by }) => [id, by === "theirs" ? "theirs" : "mine"]),
  );
}

function compareCard(id: string, versions: Versions): readonly DifferenceOfCard[] {
  const [before, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    ({ cards }) => cards.find((card) => card.id === id) ?? null,
  );
  if (mine === undefined || theirs === undefined) return [];
  const [base, own, other] = [before ?? null, mine, theirs].map(printCard);
  if (own === other) return [];
  const isOld = before !== null && before !== undefined;
  return [{ kind: "card", id, changedBy: changedBy(base, own, other), mine, theirs, isOld }];
}

function changedBy(base = "", mine = "", theirs = ""): Side | "both" {
  if (base === theirs) return "mine";
  return base === mine ? "theirs" : "both";
}

/** What a card contains, without its slot. */
function printCard(card: BoardCard | null): string {
  if (card === null) return "";
  return isTextCard(card)
    ? `text ${card.isFolded === true ? "folded " : ""}${card.text}`
    : `chart ${card.chart.id}`;
}

function isIn({ cards }: Draft, id: string): boolean {
  return cards.some((card) => card.id === id);
}

/** Where cards are, in any order of the cards. */
function printSlots(cards: readonly BoardCard[]): readonly string[] {
  return cards.map(({ id, tabId, x, y, w, h }) => JSON.stringify([id, tabId, x, y, w, h])).toSorted();
}

/** The cards of each tab of a version, for a picture of its layout. */
export function listTabCards({ cards, tabs }: Draft): readonly (readonly BoardCard[])[] {
  return tabs.length === 0 ? [cards] : tabs.map(({ id }) => cardsOfTab(cards, tabs, id));
}

import type { Card, Dashboard } from "@askery/api";
import {
  cardSizesOf,
  cardsOfTab,
  readOnlyImage,
  replaceTextFigures,
  textSizesOf,
  type CardSlot,
  type DashboardTab,
  type TextCard,
} from "@askery/model";
import { settleCards } from "./arrange-cards.ts";

/** A card of a dashboard: with a chart, or with a text. */
export type BoardCard = Card | TextCard;

type BoardCards = readonly BoardCard[];

export function isTextCard(card: BoardCard): card is TextCard {
  return "text" in card;
}

export function isChartCard(card: BoardCard): card is Card {
  return !isTextCard(card);
}

/** Whether two states of a card show the same, wherever they are. */
export function hasSameContent(one: BoardCard, other: BoardCard): boolean {
  if (one.id !== other.id) return false;
  if (isChartCard(one)) return isChartCard(other) && one.chart === other.chart;
  if (isChartCard(other)) return false;
  return one.kind === other.kind && one.text === other.text && one.isFolded === other.isFolded;
}

/** All cards of a dashboard, each moved up as far as possible on its tab. */
export function boardCardsOf({
  cards,
  texts,
  tabs,
}: Pick<Dashboard, "cards" | "texts" | "tabs">): BoardCards {
  const all: BoardCards = [...cards, ...texts];
  const parts: readonly (DashboardTab | null)[] = tabs.length === 0 ? [null] : tabs;
  return parts.flatMap((tab) => settleCards(cardsOfTab(all, tabs, tab?.id ?? null)));
}

/** Changes the cards of one tab. Those of the others remain. */
export function changeTab(
  { cards, tabs }: { readonly cards: BoardCards; readonly tabs: readonly DashboardTab[] },
  tabId: string | null,
  change: (cards: BoardCards) => BoardCards,
): BoardCards {
  const shown = cardsOfTab(cards, tabs, tabId);
  return [...cards.filter((card) => !shown.includes(card)), ...change(shown)];
}

/** What people call a card. */
export function nameOfCard(card: BoardCard): string {
  if (!isTextCard(card)) return card.chart.title;
  const picture = readOnlyImage(card.text);
  if (picture !== null) return picture.alt === "" ? "Picture" : picture.alt;
  const [first = ""] = replaceTextFigures(card.text, () => "…")
    .trim()
    .split("\n");
  const name = first.replace(/^#+\s*/, "").slice(0, 60);
  return name === "" ? (card.kind === "heading" ? "Heading" : "Text") : name;
}

export function sizesOfCard(card: BoardCard): ReturnType<typeof cardSizesOf> {
  return isTextCard(card) ? textSizesOf(card.kind) : cardSizesOf(card.chart.type);
}

interface SentCards {
  cards: (CardSlot & { id: string; chartId: string; tabId: string | null })[];
  texts: TextCard[];
}

/** Cards as the server takes them. */
export function printCards(all: BoardCards): SentCards {
  return {
    cards: all.flatMap((card) => {
      if (isTextCard(card)) return [];
      const { id, chart, tabId, x, y, w, h } = card;
      return [{ id, chartId: chart.id, tabId, x, y, w, h }];
    }),
    texts: all.filter((card) => isTextCard(card)),
  };
}

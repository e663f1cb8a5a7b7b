import type { CardSlot } from "./card-grid.ts";
import { cardsOfTab, type DashboardTab } from "./dashboard-tab.ts";

export interface StackedTab<Card> {
  /** Null without tabs. */
  readonly title: string | null;
  /** Where its title is, in rows of the grid. Its cards are one row lower. */
  readonly y: number;
  readonly cards: readonly Card[];
}

/** The tabs of a dashboard below each other, for documents, where all cards are seen at once. Empty ones are left out. */
export function stackTabs<Card extends CardSlot & { readonly tabId: string | null }>(
  cards: readonly Card[],
  tabs: readonly DashboardTab[],
): readonly StackedTab<Card>[] {
  if (tabs.length < 2) return [{ title: null, y: 0, cards }];
  const stacked: StackedTab<Card>[] = [];
  let y = 0;
  for (const { id, title } of tabs) {
    const shown = cardsOfTab(cards, tabs, id);
    if (shown.length === 0) continue;
    const below = y + 1;
    stacked.push({ title, y, cards: shown.map((card) => ({ ...card, y: card.y + below })) });
    y = below + Math.max(...shown.map((card) => card.y + card.h));
  }
  return stacked;
}

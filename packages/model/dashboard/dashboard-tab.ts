/** A part of a dashboard: some of its cards. Its filters are those of the dashboard. */
export interface DashboardTab {
  readonly id: string;
  readonly title: string;
}

interface TabbedCard {
  readonly tabId: string | null;
}

/**
 * The cards of a tab; all of them if the dashboard has no tabs. A card that names no tab, or one that is gone, is on the
 * first.
 */
export function cardsOfTab<Card extends TabbedCard>(
  cards: readonly Card[],
  tabs: readonly DashboardTab[],
  tabId: string | null,
): readonly Card[] {
  const open = findTab(tabs, tabId);
  return cards.filter((card) => findTab(tabs, card.tabId) === open);
}

/** The tab of an id: the first one, if there is no such tab. Undefined without tabs. */
export function findTab(tabs: readonly DashboardTab[], tabId: string | null): DashboardTab | undefined {
  return tabs.find(({ id }) => id === tabId) ?? tabs[0];
}

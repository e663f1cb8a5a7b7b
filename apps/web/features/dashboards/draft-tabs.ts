import { cardsOfTab, type DashboardTab } from "@askery/model";
import type { Draft } from "./save-draft.ts";

/** Adds a tab at the end. The cards of a dashboard without tabs get one of their own first. */
export function addTab(draft: Draft, ids: { readonly first: string; readonly added: string }): Draft {
  const { tabs } = draft;
  const before = tabs.length === 0 ? [{ id: ids.first, title: "Tab 1" }] : tabs;
  return { ...draft, tabs: [...before, { id: ids.added, title: `Tab ${before.length + 1}` }] };
}

export function renameTab(draft: Draft, id: string, title: string): Draft {
  return { ...draft, tabs: draft.tabs.map((tab) => (tab.id === id ? { ...tab, title } : tab)) };
}

/** Moves a tab one to the left or to the right. Its cards stay with it, even if they named no tab. */
export function moveTab(draft: Draft, id: string, step: -1 | 1): Draft {
  const { tabs } = draft;
  const index = tabs.findIndex((tab) => tab.id === id);
  const [moved, other] = [tabs[index], tabs[index + step]];
  if (moved === undefined || other === undefined) return draft;
  return { ...withNamedTabs(draft), tabs: tabs.with(index, other).with(index + step, moved) };
}

interface RemovedTab {
  readonly draft: Draft;
  /** Puts the tab with its cards back into a later draft. */
  readonly putBack: (later: Draft) => Draft;
}

/** Removes a tab with its cards. */
export function removeTab(draft: Draft, tab: DashboardTab): RemovedTab {
  const named = withNamedTabs(draft);
  const index = named.tabs.findIndex(({ id }) => id === tab.id);
  const removed = cardsOfTab(named.cards, named.tabs, tab.id);
  return {
    draft: {
      ...named,
      tabs: named.tabs.filter(({ id }) => id !== tab.id),
      cards: named.cards.filter((card) => !removed.includes(card)),
    },
    putBack: (later) => ({
      ...withNamedTabs(later),
      tabs: later.tabs.toSpliced(index, 0, tab),
      cards: [...later.cards, ...removed],
    }),
  };
}

/** Each card names the tab on which it is. */
function withNamedTabs(draft: Draft): Draft {
  const { cards, tabs } = draft;
  const [first] = tabs;
  if (first === undefined) return draft;
  const known = new Set(tabs.map(({ id }) => id));
  const isNamed = (tabId: string | null) => tabId !== null && known.has(tabId);
  return {
    ...draft,
    cards: cards.map((card) => (isNamed(card.tabId) ? card : { ...card, tabId: first.id })),
  };
}

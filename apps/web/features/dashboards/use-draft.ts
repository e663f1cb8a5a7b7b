import type { ChartSummary, Dashboard } from "@askery/api";
import {
  cardSizesOf,
  findTab,
  insertCard,
  removeCard,
  textSizesOf,
  type TextCard,
  type TextKind,
} from "@askery/model";
import { useState } from "react";
import { makeId } from "../../shared/server/make-id.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { hasSameSlots, placeBelow, settleCards, toLayout, withSlots } from "./arrange-cards.ts";
import { changeTab, isTextCard, type BoardCard } from "./board-card.ts";
import { imageSizeOf } from "./images/image-size-of.ts";
import { addTab, moveTab, removeTab, renameTab } from "./draft-tabs.ts";
import { draftOf, type Draft } from "./save-draft.ts";

type Cards = Draft["cards"];

/** What people change in a card with a text. */
export type Written = Partial<Pick<TextCard, "text" | "isFolded">>;

export interface DraftHandle {
  readonly draft: Draft;
  readonly isChanged: boolean;
  readonly rename: (title: string) => void;
  readonly setFilters: (filters: Draft["filters"]) => void;
  /** Sets what phones show; none for what follows from the grid. */
  readonly setPhone: (phone: Draft["phone"]) => void;
  /** Changes the slots of the open tab's cards, after a move or a layout by the grid. */
  readonly arrange: (change: (cards: Cards) => Cards) => void;
  readonly add: (chart: ChartSummary) => void;
  readonly addText: (kind: TextKind) => void;
  /** Adds a picture, as a text in Markdown, in a card of its shape. */
  readonly addImage: (markdown: string) => void;
  readonly write: (cardId: string, written: Written) => void;
  /** Adds cards below the others of the open tab. */
  readonly paste: (cards: Cards) => void;
  /** With Undo, which restores the cards to their slots. */
  readonly remove: (cardIds: ReadonlySet<string>) => void;
  /** Moves cards below the others of a tab. */
  readonly moveToTab: (cardIds: ReadonlySet<string>, tabId: string) => void;
  /** Returns the id of the new tab. */
  readonly addTab: () => string;
  readonly renameTab: (id: string, title: string) => void;
  readonly moveTab: (id: string, step: -1 | 1) => void;
  /** With Undo, which puts it back with its cards. */
  readonly removeTab: (id: string) => void;
}

/**
 * The draft of a dashboard, which is not sent.
 *
 * @param resumed a draft to continue. Default: nothing is changed yet
 */
export function useDraft(base: Dashboard, openTabId: string | null, resumed?: Draft): DraftHandle {
  const [first] = useState<Draft>(() => draftOf(base));
  const [draft, setDraft] = useState(resumed ?? first);
  const openId = findTab(draft.tabs, openTabId)?.id ?? null;
  const changeCards = (tabId: string | null, change: (cards: Cards) => Cards) =>
    setDraft((now) => ({ ...now, cards: changeTab(now, tabId, change) }));
  const arrange = (change: (cards: Cards) => Cards) =>
    changeCards(openId, (cards) => {
      const changed = change(cards);
      return hasSameSlots(changed, cards) ? cards : changed;
    });
  return {
    draft,
    isChanged: isChanged(first, draft),
    arrange,
    setFilters: (filters) => setDraft((now) => ({ ...now, filters })),
    setPhone: (phone) => setDraft((now) => ({ ...now, phone })),
    rename: (title) => setDraft((now) => ({ ...now, title })),
    add: (chart) => {
      const added = { x: 0, y: 0, ...cardSizesOf(chart.type).initial, id: makeId(), tabId: openId, chart };
      arrange((cards) => insertCard<BoardCard>(cards, added));
    },
    addText: (kind) => {
      const added = { x: 0, y: 0, ...textSizesOf(kind).initial, id: makeId(), tabId: openId, kind, text: "" };
      arrange((cards) => insertCard<BoardCard>(cards, added));
    },
    addImage: (text) => {
      const size = imageSizeOf(text);
      const added = { x: 0, y: 0, ...size, id: makeId(), tabId: openId, kind: "text", text } as const;
      arrange((cards) => insertCard<BoardCard>(cards, added));
    },
    write: (cardId, written) =>
      setDraft((now) => ({
        ...now,
        cards: now.cards.map((card) =>
          isTextCard(card) && card.id === cardId ? { ...card, ...written } : card,
        ),
      })),
    paste: (added) => arrange((cards) => placeBelow(cards, added)),
    remove: (cardIds) => {
      const before = draft.cards;
      const removed = before.filter(({ id }) => cardIds.has(id));
      if (removed.length === 0) return;
      arrange((cards) => removeCards(cards, cardIds));
      const words = removed.length === 1 ? "Card removed" : `${removed.length} cards removed`;
      showUndoToast(words, () =>
        changeCards(openId, (cards) => {
          const others = cards.filter(({ id }) => !cardIds.has(id));
          return settleCards(withSlots([...others, ...removed], toLayout(before)));
        }),
      );
    },
    moveToTab: (cardIds, tabId) =>
      setDraft((now) => {
        const moved = now.cards.filter(({ id }) => cardIds.has(id)).map((card) => ({ ...card, tabId }));
        const cards = changeTab(now, openId, (shown) => removeCards(shown, cardIds));
        return { ...now, cards: changeTab({ ...now, cards }, tabId, (shown) => placeBelow(shown, moved)) };
      }),
    addTab: () => {
      const ids = { first: makeId(), added: makeId() };
      setDraft((now) => addTab(now, ids));
      return ids.added;
    },
    renameTab: (id, title) => setDraft((now) => renameTab(now, id, title)),
    moveTab: (id, step) => setDraft((now) => moveTab(now, id, step)),
    removeTab: (id) => {
      const tab = draft.tabs.find((one) => one.id === id);
      if (tab === undefined) return;
      const removed = removeTab(draft, tab);
      setDraft(removed.draft);
      showUndoToast(`Tab “${tab.title}” removed`, () => setDraft((now) => removed.putBack(now)));
    },
  };
}

/** Removes cards. Those that shared a row with one of them evenly fill its space. */
function removeCards(cards: Cards, ids: ReadonlySet<string>): Cards {
  return settleCards([...ids].reduce<Cards>((remaining, id) => removeCard(remaining, id), cards));
}

function isChanged(before: Draft, { title, cards, tabs, filters, phone }: Draft): boolean {
  return (
    title.trim() !== before.title ||
    !hasSameSlots(cards, before.cards) ||
    JSON.stringify([tabs, filters, phone, printTexts(cards)]) !==
      JSON.stringify([before.tabs, before.filters, before.phone, printTexts(before.cards)])
  );
}

/** What cards contain besides their slots, in any order of the cards. */
function printTexts(cards: Cards): readonly string[] {
  return cards
    .map((card) =>
      JSON.stringify([card.id, card.tabId, ...(isTextCard(card) ? [card.text, card.isFolded === true] : [])]),
    )
    .toSorted();
}

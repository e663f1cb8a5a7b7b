import { cardSizesOf, insertCard, removeCard } from "@askery/model";
import type { ChartSummary, Dashboard } from "@askery/api";
import { useState } from "react";
import { makeId } from "../../shared/server/make-id.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { hasSameSlots, settleCards, toLayout, withSlots } from "./arrange-cards.ts";
import type { Draft } from "./save-draft.ts";

type Cards = Draft["cards"];

interface DraftHandle {
  readonly draft: Draft;
  readonly isChanged: boolean;
  readonly rename: (title: string) => void;
  readonly setFilters: (filters: Draft["filters"]) => void;
  /** Changes the slots of cards, after a move or a layout by the grid. */
  readonly arrange: (change: (cards: Cards) => Cards) => void;
  readonly add: (chart: ChartSummary) => void;
  /** With Undo, which restores the card to its slot. */
  readonly remove: (cardId: string) => void;
}

/** The draft of a dashboard, which is not sent. */
export function useDraft(dashboard: Dashboard): DraftHandle {
  const [first] = useState<Draft>(() => ({
    title: dashboard.title,
    cards: settleCards(dashboard.cards),
    filters: dashboard.filters,
  }));
  const [draft, setDraft] = useState(first);
  const arrange = (change: (cards: Cards) => Cards) => {
    setDraft((now) => {
      const cards = change(now.cards);
      return hasSameSlots(cards, now.cards) ? now : { ...now, cards };
    });
  };
  return {
    draft,
    isChanged: isChanged(first, draft),
    arrange,
    setFilters: (filters) => setDraft((now) => ({ ...now, filters })),
    rename: (title) => setDraft((now) => ({ ...now, title })),
    add: (chart) =>
      arrange((cards) =>
        insertCard(cards, { x: 0, y: 0, ...cardSizesOf(chart.type).initial, id: makeId(), chart }),
      ),
    remove: (cardId) => {
      const before = draft.cards;
      const card = before.find(({ id }) => id === cardId);
      if (card === undefined) return;
      arrange((cards) => settleCards(removeCard(cards, cardId)));
      showUndoToast("Card removed", () =>
        arrange((cards) =>
          settleCards(withSlots([...cards.filter(({ id }) => id !== cardId), card], toLayout(before))),
        ),
      );
    },
  };
}

function isChanged(before: Draft, { title, cards, filters }: Draft): boolean {
  return (
    title.trim() !== before.title ||
    !hasSameSlots(cards, before.cards) ||
    JSON.stringify(filters) !== JSON.stringify(before.filters)
  );
}

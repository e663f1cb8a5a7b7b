import { useState } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { orderCards } from "../../../shared/library/slot-style.ts";
import type { BoardCard } from "../board-card.ts";
import { gripId } from "../editor-card.tsx";
import type { DraftHandle } from "../use-draft.ts";
import { cloneCards, copyCards, useCopiedCards, type Copier } from "./copied-cards.ts";
import { useCardKeys } from "./use-card-keys.ts";
import { useSelection, type Selection } from "./use-selection.ts";

interface CardSelectionParts {
  /** The cards of the open tab. */
  readonly cards: readonly BoardCard[];
  readonly tabId: string | null;
  readonly handle: DraftHandle;
  /** Null while it is unknown who edits. */
  readonly copier: Copier | null;
}

export interface CardSelection extends Selection {
  /** How many cards can be pasted. */
  readonly copiedCount: number;
  readonly copy: (cardIds: ReadonlySet<string>) => void;
  readonly paste: () => void;
  /** What happened last, for screen readers. */
  readonly announcement: string;
}

/** The selection of cards, copies of cards, and the keys for both. */
export function useCardSelection({ cards, tabId, handle, copier }: CardSelectionParts): CardSelection {
  const selection = useSelection(cards);
  const copied = useCopiedCards(copier);
  const [announcement, setAnnouncement] = useState("");
  const copy = (cardIds: ReadonlySet<string>) => {
    const chosen = orderCards(cards.filter(({ id }) => cardIds.has(id)));
    if (copier === null || chosen.length === 0) return;
    copyCards(copier, chosen);
    showToast(`${countOf(chosen.length, "card")} copied`);
  };
  const paste = () => {
    if (copied.length === 0) return;
    const pasted = cloneCards(copied, tabId);
    handle.paste(pasted);
    selection.select(pasted.map(({ id }) => id));
    setAnnouncement(`${countOf(pasted.length, "card")} pasted`);
    const [first] = pasted;
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(gripId(first.id))?.focus());
  };
  const atHand = () => (selection.ids.size > 0 ? selection.ids : new Set(focusedCard()));
  useCardKeys({
    copy: () => copy(atHand()),
    cut: () => {
      const ids = atHand();
      copy(ids);
      handle.remove(ids);
    },
    paste,
    selectAll: () => {
      selection.select(cards.map(({ id }) => id));
      setAnnouncement(`${countOf(cards.length, "card")} selected`);
    },
    clear: selection.clear,
    remove: () => handle.remove(selection.ids),
  });
  const toggle = (cardId: string) => {
    const count = selection.ids.size + (selection.ids.has(cardId) ? -1 : 1);
    setAnnouncement(`${countOf(count, "card")} selected`);
    selection.toggle(cardId);
  };
  return { ...selection, toggle, copiedCount: copied.length, copy, paste, announcement };
}

/** The card in which the focus is. */
function focusedCard(): readonly string[] {
  const card = document.activeElement?.closest<HTMLElement>("[data-card]");
  const id = card?.dataset["card"];
  return id === undefined ? [] : [id];
}

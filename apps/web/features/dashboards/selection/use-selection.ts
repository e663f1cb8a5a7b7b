import { useState } from "react";

/** The cards that people selected on the open tab, to move, copy or remove them together. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The cards that an action on one of them is for: all that are selected, or the one alone. */
  readonly with: (cardId: string) => ReadonlySet<string>;
  readonly toggle: (cardId: string) => void;
  readonly select: (cardIds: readonly string[]) => void;
  readonly clear: () => void;
}

/** @param cards those that can be selected; others are no longer selected */
export function useSelection(cards: readonly { readonly id: string }[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(none);
  const ids = new Set(cards.map(({ id }) => id).filter((id) => selected.has(id)));
  return {
    ids,
    with: (cardId) => (ids.has(cardId) ? ids : new Set([cardId])),
    toggle: (cardId) =>
      setSelected(ids.has(cardId) ? ids.difference(new Set([cardId])) : new Set([...ids, cardId])),
    select: (cardIds) => setSelected(new Set(cardIds)),
    clear: () => setSelected(none),
  };
}

const none: ReadonlySet<string> = new Set();

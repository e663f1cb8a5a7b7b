import { renameTextFigures } from "@askery/model";
import { useSyncExternalStore } from "react";
import { readJson } from "../../../shared/address/read-json.ts";
import { readSaved, save } from "../../../shared/state/browser-storage.ts";
import { createStore } from "../../../shared/state/store.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { isTextCard, type BoardCard } from "../board-card.ts";

/** Who copies cards in which database: they are pasted into its dashboards only. */
export interface Copier {
  readonly userId: string;
  readonly databaseId: string;
}

interface CopiedCards {
  readonly cards: readonly BoardCard[];
}

/** The number is that of the shape: a later one does not read earlier cards. */
const nameOf = ({ userId, databaseId }: Copier) => `copied-cards-1 ${userId} ${databaseId}`;

/** Changes with each copy in this tab. */
const copies = createStore(0);

/** Copies cards, also for other tabs of the browser. */
export function copyCards(copier: Copier, cards: readonly BoardCard[]): void {
  save(() => localStorage, nameOf(copier), JSON.stringify({ cards } satisfies CopiedCards));
  copies.set(copies.get() + 1);
}

/** The cards that were copied last; none while it is unknown who looks. */
export function useCopiedCards(copier: Copier | null): readonly BoardCard[] {
  const printed = useSyncExternalStore(listen, () =>
    copier === null ? null : readSaved(() => localStorage, nameOf(copier)),
  );
  const read = printed === null ? null : readJson(printed);
  return isCopied(read) ? read.cards : [];
}

/** Copies of cards with ids of their own, on a tab. Texts have the figures of the cards that are copied with them. */
export function cloneCards(cards: readonly BoardCard[], tabId: string | null): readonly BoardCard[] {
  const ids = new Map(cards.map(({ id }) => [id, makeId()]));
  const copyId = (id: string) => ids.get(id) ?? id;
  return cards.map((card) => {
    const copy = { ...card, id: copyId(card.id), tabId };
    return isTextCard(copy) ? { ...copy, text: renameTextFigures(copy.text, copyId) } : copy;
  });
}

function listen(listener: () => void): () => void {
  const stop = copies.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

function isCopied(read: unknown): read is CopiedCards {
  return typeof read === "object" && read !== null && Array.isArray(Reflect.get(read, "cards"));
}

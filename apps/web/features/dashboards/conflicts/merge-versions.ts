import { insertCard } from "@askery/model";
import { settleCards } from "../arrange-cards.ts";
import { changeTab, sizesOfCard, type BoardCard } from "../board-card.ts";
import type { Draft } from "../save-draft.ts";
import type { Difference, Side, Versions } from "./find-differences.ts";

/**
 * One dashboard of two versions, each difference as it was chosen. A card that the chosen layout does not have stays where it
 * is in the other version if the layouts are alike, and is added below the others of its tab if they are not.
 */
export function mergeVersions(
  { mine, theirs }: Versions,
  differences: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): Draft {
  const sideOf = (id: string) => (sides[id] === "theirs" ? theirs : mine);
  const layout = sideOf("layout");
  const ids = [...new Set([...layout.cards, ...mine.cards, ...theirs.cards].map(({ id }) => id))];
  const differing = new Set(differences.map(({ id }) => id));
  const remaining = ids.flatMap((id) => {
    const from = differing.has(id) ? sideOf(id) : layout;
    return from.cards.find((card) => card.id === id) ?? [];
  });
  const placed = remaining.flatMap((card) => {
    const slot = layout.cards.find(({ id }) => id === card.id);
    return slot === undefined ? [] : [inSlotOf(card, slot)];
  });
  const start: Draft = {
    title: sideOf("name").title,
    filters: sideOf("filters").filters,
    tabs: layout.tabs,
    phone: layout.phone,
    cards: placed,
  };
  const added = remaining.filter(({ id }) => !layout.cards.some((card) => card.id === id));
  const all = differing.has("layout")
    ? added.reduce(addCard, start)
    : { ...start, cards: [...start.cards, ...added] };
  return settleAll(all);
}

function inSlotOf<Card extends BoardCard>(card: Card, { tabId, x, y, w, h }: BoardCard): Card {
  return { ...card, tabId, x, y, w, h };
}

function addCard(draft: Draft, card: BoardCard): Draft {
  const resized = { ...card, ...sizesOfCard(card).initial };
  return { ...draft, cards: changeTab(draft, card.tabId, (shown) => insertCard<BoardCard>(shown, resized)) };
}

function settleAll(draft: Draft): Draft {
  const parts = draft.tabs.length === 0 ? [null] : draft.tabs.map(({ id }) => id);
  return parts.reduce(
    (settled, tabId) => ({ ...settled, cards: changeTab(settled, tabId, settleCards) }),
    draft,
  );
}

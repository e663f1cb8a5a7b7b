import { gridColumns, type CardSlot } from "./card-grid.ts";

/** What people chose for a card on a phone. */
export interface PhoneCard {
  readonly id: string;
  /** In rows of the grid. Null: as on a wide page. */
  readonly h: number | null;
  readonly isHidden: boolean;
}

interface PlacedCard extends CardSlot {
  readonly id: string;
}

/**
 * The cards of a tab below each other, as a phone shows them: in the order that people chose, without hidden ones. Cards
 * that they did not place come after the one before them on the grid, read row by row.
 */
export function arrangeForPhone<Card extends PlacedCard>(
  cards: readonly Card[],
  phone: readonly PhoneCard[],
): readonly Card[] {
  const chosen = new Map(phone.map((one) => [one.id, one]));
  let y = 0;
  return orderForPhone(cards, phone)
    .filter(({ id }) => chosen.get(id)?.isHidden !== true)
    .map((card) => {
      const h = chosen.get(card.id)?.h ?? card.h;
      const placed = { ...card, x: 0, y, w: gridColumns, h };
      y += h;
      return placed;
    });
}

/** All cards in the order of a phone, also hidden ones, with their slots of the grid. */
export function orderForPhone<Card extends PlacedCard>(
  cards: readonly Card[],
  phone: readonly PhoneCard[],
): readonly Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ordered = phone.flatMap(({ id }) => byId.get(id) ?? []);
  const read = cards.toSorted((one, other) => one.y - other.y || one.x - other.x);
  for (const [index, card] of read.entries()) {
    if (ordered.includes(card)) continue;
    const before = read[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, card);
  }
  return ordered;
}

import { gridColumns, type CardSize, type CardSlot } from "@askery/model";
import { moveElement, verticalCompactor } from "react-grid-layout/core";

/** A card with its slot. */
export interface Slot extends CardSlot {
  readonly id: string;
}

export type Side = "left" | "right" | "up" | "down";

const tallest = 40;

/** Moves every card up as far as possible: leaves no row empty and no cards overlapping. */
export function settleCards<Card extends Slot>(cards: readonly Card[]): readonly Card[] {
  return withSlots(cards, verticalCompactor.compact(toLayout(cards), gridColumns));
}

/** Moves a card in a direction, to the next slot that changes anything; other cards make room. */
export function moveCard<Card extends Slot>(cards: readonly Card[], id: string, side: Side): readonly Card[] {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) return cards;
  if (side === "left" || side === "right") {
    const x = card.x + (side === "left" ? -1 : 1);
    return x < 0 || x + card.w > gridColumns ? cards : placeAt(cards, id, { x, y: card.y });
  }
  const step = side === "up" ? -1 : 1;
  const lowest = Math.max(...cards.map(({ y, h }) => y + h));
  for (let y = card.y + step; y >= 0 && y <= lowest; y += step) {
    const moved = placeAt(cards, id, { x: card.x, y });
    if (!hasSameSlots(moved, cards)) return moved;
  }
  return cards;
}

interface Resizing {
  readonly id: string;
  /** Right and down enlarge the card, left and up shrink it. */
  readonly side: Side;
  /** The minimum size. */
  readonly smallest: CardSize;
}

/** Moves the right or bottom edge of a card one step; other cards make room. */
export function resizeCard<Card extends Slot>(
  cards: readonly Card[],
  { id, side, smallest }: Resizing,
): readonly Card[] {
  return settleCards(
    cards.map((card) => {
      if (card.id !== id) return card;
      const w = card.w + (side === "right" ? 1 : side === "left" ? -1 : 0);
      const h = card.h + (side === "down" ? 1 : side === "up" ? -1 : 0);
      const hasShrunkTooFar = (w < card.w && w < smallest.w) || (h < card.h && h < smallest.h);
      const fits = card.x + w <= gridColumns && h <= tallest;
      return fits && !hasShrunkTooFar ? { ...card, w, h } : card;
    }),
  );
}

export function hasSameSlots(some: readonly Slot[], others: readonly Slot[]): boolean {
  if (some.length !== others.length) return false;
  const slots = new Map(others.map((card) => [card.id, card]));
  return some.every(({ id, x, y, w, h }) => {
    const other = slots.get(id);
    return other?.x === x && other.y === y && other.w === w && other.h === h;
  });
}

/** Applies the grid's layout to the cards. */
export function withSlots<Card extends Slot>(
  cards: readonly Card[],
  layout: readonly GridItem[],
): readonly Card[] {
  const slots = new Map(layout.map((item) => [item.i, item]));
  return cards.map((card) => {
    const { x, y, w, h } = slots.get(card.id) ?? card;
    return { ...card, x, y, w, h };
  });
}

interface GridItem {
  i: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Creates new items, because the grid's functions mutate them. */
export function toLayout(cards: readonly Slot[]): GridItem[] {
  return cards.map(({ id, x, y, w, h }) => ({ i: id, x, y, w, h }));
}

function placeAt<Card extends Slot>(
  cards: readonly Card[],
  id: string,
  { x, y }: { readonly x: number; readonly y: number },
): readonly Card[] {
  const layout = toLayout(cards);
  const item = layout.find(({ i }) => i === id);
  if (item === undefined) return cards;
  const moved = moveElement(layout, item, x, y, true, false, "vertical", gridColumns);
  return withSlots(cards, verticalCompactor.compact(moved, gridColumns));
}

import { dropInOrder, gridColumns, type CardSize, type CardSlot } from "@askery/model";
import { verticalCompactor } from "react-grid-layout/core";

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

type CardIds = ReadonlySet<string>;

/**
 * Moves some cards together in a direction: one column sideways, or up and down to the next slots that change anything.
 * Other cards make room. Cards do not leave the grid.
 */
export function moveCards<Card extends Slot>(
  cards: readonly Card[],
  ids: CardIds,
  side: Side,
): readonly Card[] {
  if (side === "left" || side === "right") {
    return shiftCards(cards, ids, { x: side === "left" ? -1 : 1, y: 0 });
  }
  const step = side === "up" ? -1 : 1;
  const height = bottomOf(cards);
  for (let rows = 1; rows <= height; rows += 1) {
    const moved = shiftCards(cards, ids, { x: 0, y: rows * step });
    if (!hasSameSlots(moved, cards)) return moved;
  }
  return cards;
}

/** Moves some cards together, as far as the grid is wide. Other cards make room. */
export function shiftCards<Card extends Slot>(
  cards: readonly Card[],
  ids: CardIds,
  by: { readonly x: number; readonly y: number },
): readonly Card[] {
  const moved = cards.filter(({ id }) => ids.has(id));
  const room = {
    left: -Math.min(...moved.map(({ x }) => x)),
    right: gridColumns - Math.max(...moved.map(({ x, w }) => x + w)),
  };
  const columns = Math.min(Math.max(by.x, room.left), room.right);
  // Of cards that begin in one row, those that move up or sideways come first, and those that move down last.
  const rank = ({ id }: Slot) => (ids.has(id) ? 0 : by.y > 0 ? -1 : 1);
  const shifted = cards.map((card) =>
    ids.has(card.id) ? { ...card, x: card.x + columns, y: card.y + by.y } : card,
  );
  const order = shifted.toSorted(
    (one, other) => one.y - other.y || rank(one) - rank(other) || one.x - other.x,
  );
  const dropped = new Map(dropInOrder(order).map((card) => [card.id, card]));
  return cards.map((card) => dropped.get(card.id) ?? card);
}

/**
 * Adds cards below the others, arranged among themselves as they were.
 *
 * @param added with slots of any dashboard or tab
 */
export function placeBelow<Card extends Slot>(
  cards: readonly Card[],
  added: readonly Card[],
): readonly Card[] {
  const top = Math.min(...added.map(({ y }) => y));
  const bottom = bottomOf(cards);
  return settleCards([...cards, ...added.map((card) => ({ ...card, y: card.y - top + bottom }))]);
}

function bottomOf(cards: readonly Slot[]): number {
  return Math.max(0, ...cards.map(({ y, h }) => y + h));
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

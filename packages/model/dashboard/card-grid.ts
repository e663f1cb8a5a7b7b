import { chartKindOf, isChartKind } from "../chart/chart-kinds.ts";

/** The position and size of a dashboard card, in columns and rows of the grid. */
export interface CardSlot extends CardSize {
  readonly x: number;
  readonly y: number;
}

export interface CardSize {
  readonly w: number;
  readonly h: number;
}

export const gridColumns = 12;

/** The smallest and the initial size of a card. A figure as text needs less room than a drawing. */
export function cardSizesOf(chartKind: string): { readonly smallest: CardSize; readonly initial: CardSize } {
  const isTile = isChartKind(chartKind) && chartKindOf(chartKind).shows === "figures";
  return isTile
    ? { smallest: { w: 2, h: 2 }, initial: { w: 3, h: 2 } }
    : { smallest: { w: 3, h: 4 }, initial: { w: 6, h: 6 } };
}

/** The first free slot for a new card: beside the lowest cards if it fits there, otherwise directly below them. */
export function findCardSlot(cards: readonly CardSlot[], { w, h }: CardSize): CardSlot {
  const lowest = Math.max(0, ...cards.map((card) => card.y + card.h));
  for (let y = Math.max(0, lowest - h); y < lowest; y += 1) {
    for (let x = 0; x + w <= gridColumns; x += 1) {
      const slot = { x, y, w, h };
      if (isFree(cards, slot)) return liftSlot(cards, slot);
    }
  }
  return { x: 0, y: lowest, w, h };
}

function liftSlot(cards: readonly CardSlot[], slot: CardSlot): CardSlot {
  const above = { ...slot, y: slot.y - 1 };
  return above.y < 0 || !isFree(cards, above) ? slot : liftSlot(cards, above);
}

function isFree(cards: readonly CardSlot[], slot: CardSlot): boolean {
  return !cards.some((card) => overlaps(card, slot));
}

function overlaps(one: CardSlot, other: CardSlot): boolean {
  const across = one.x < other.x + other.w && other.x < one.x + one.w;
  return across && one.y < other.y + other.h && other.y < one.y + one.h;
}

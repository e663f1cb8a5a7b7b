import { chartKindOf, isChartKind, type ChartKind } from "../chart/chart-kinds.ts";

/** The position and size of a dashboard card, in columns and rows of the grid. */
export interface CardSlot extends CardSize {
  readonly x: number;
  readonly y: number;
}

export interface CardSize {
  readonly w: number;
  readonly h: number;
}

export const gridColumns = 24;

export interface CardSizes {
  readonly smallest: CardSize;
  readonly initial: CardSize;
}

/** By what a card shows. Only cards of one initial height share a row. */
const sizes: Readonly<Record<ReturnType<typeof chartKindOf>["shows"], CardSizes>> = {
  figures: { smallest: { w: 4, h: 2 }, initial: { w: 6, h: 2 } },
  drawing: { smallest: { w: 6, h: 4 }, initial: { w: 12, h: 6 } },
  rows: { smallest: { w: 6, h: 4 }, initial: { w: gridColumns, h: 8 } },
};

/** The smallest size of a card, and the one it gets in a full row. An unknown kind is shown as a table. */
export function cardSizesOf(chartKind: string): CardSizes {
  const kind: ChartKind = isChartKind(chartKind) ? chartKind : "table";
  return sizes[chartKindOf(kind).shows];
}

/**
 * Adds a card of an initial size, and makes it share a row evenly with others of its height: up to four figures, or two
 * drawings. Without room in any row it gets its own, as wide as the grid: figures above the other cards, the rest below.
 */
export function insertCard<Card extends CardSlot>(cards: readonly Card[], added: Card): readonly Card[] {
  const rows = findRows(cards).filter(([first]) => first?.h === added.h);
  const row = rows.find((some) => hasOneWidth(some) && some.length < Math.floor(gridColumns / added.w));
  if (row !== undefined) {
    return shareRow(cards, row, [...row, { ...added, x: gridColumns, y: row[0]?.y ?? 0 }]);
  }
  const isFigure = added.h === sizes.figures.initial.h;
  const y = isFigure ? bottomOf(rows.flat()) : bottomOf(cards);
  const lowered = cards.map((card) => (card.y < y ? card : { ...card, y: card.y + added.h }));
  return [...lowered, { ...added, x: 0, y, w: gridColumns }];
}

/** Removes a card. Those that shared its row evenly fill its space. */
export function removeCard<Card extends CardSlot & { readonly id: string }>(
  cards: readonly Card[],
  id: string,
): readonly Card[] {
  const row = findRows(cards).find((some) => some.some((card) => card.id === id)) ?? [];
  const others = row.filter((card) => card.id !== id);
  const remaining = cards.filter((card) => card.id !== id);
  const isFull = row.reduce((width, { w }) => width + w, 0) === gridColumns;
  return hasOneWidth(row) && isFull ? shareRow(remaining, others, others) : remaining;
}

/** Cards that begin and end together, with no other card beside them. */
function findRows<Card extends CardSlot>(cards: readonly Card[]): readonly (readonly Card[])[] {
  const tops = [...new Set(cards.map(({ y }) => y))].toSorted((one, other) => one - other);
  return tops
    .map((top) => cards.filter(({ y }) => y === top))
    .filter((row) => {
      const { y = 0, h = 0 } = row[0] ?? {};
      const beside = cards.filter((card) => card.y < y + h && y < card.y + card.h);
      return beside.length === row.length && row.every((card) => card.h === h);
    });
}

function hasOneWidth(row: readonly CardSlot[]): boolean {
  return row.every(({ w }) => w === row[0]?.w);
}

/** Replaces the cards of a row with the given ones, in their order from the left, each as wide as the others. */
function shareRow<Card extends CardSlot>(
  cards: readonly Card[],
  row: readonly Card[],
  sharing: readonly Card[],
): readonly Card[] {
  const w = Math.floor(gridColumns / sharing.length);
  const shared = sharing
    .toSorted((one, other) => one.x - other.x)
    .map((card, index) => ({ ...card, x: index * w, w }));
  return [...cards.filter((card) => !row.includes(card)), ...shared];
}

function bottomOf(cards: readonly CardSlot[]): number {
  return Math.max(0, ...cards.map(({ y, h }) => y + h));
}

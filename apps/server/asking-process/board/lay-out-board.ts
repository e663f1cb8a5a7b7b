import { gridColumns, readOnlyImage, type CardSlot } from "@askery/model";
import type { BoardCard, BoardDocument, BoardTab } from "./board-document.ts";

/** Sizes in pixels. */
export interface SheetSize {
  readonly width: number;
  /** Null for a picture, which is as high as it needs to be. */
  readonly height: number | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedCard extends Box {
  readonly card: BoardCard;
}

export interface Sheet {
  /** Whether the title of the dashboard is on top. */
  readonly hasHead: boolean;
  /** The titles of tabs, and where they are. */
  readonly titles: readonly { readonly text: string; readonly y: number }[];
  readonly cards: readonly PlacedCard[];
  readonly height: number;
}

/** On narrow pictures, cards are below each other, as on narrow pages. */
export function isNarrow({ width, height }: SheetSize): boolean {
  return height === null && width < 720;
}

export function marginOf(size: SheetSize): number {
  return isNarrow(size) ? 16 : 36;
}

/** The height of the foot of a page, with its number. */
export const footHeight = 20;
const rowHeight = 44;
const gap = 12;
const tabTitleHeight = 40;

/**
 * Places the cards of a dashboard on sheets, as its grid does. Each tab starts a page of its own; a card that does not fit
 * on a page starts the next one, with those that follow; one that is higher than a page is as high as that.
 */
export function layOutBoard(
  { tabs }: Pick<BoardDocument, "tabs">,
  size: SheetSize,
  headHeight: number,
): readonly Sheet[] {
  const { width, height } = size;
  const margin = marginOf(size);
  const full = tabs.length === 0 ? [{ title: null, cards: [] }] : tabs;
  if (height === null) return [stackTabs(full, { width, margin }, headHeight)];
  const bottom = height - margin - footHeight;
  return full.flatMap((tab, index) => {
    const head = index === 0 ? headHeight : 0;
    return paginate(tab.cards, {
      first: bottom - margin - head - titleHeight(tab),
      others: bottom - margin,
    }).map((cards, page): Sheet => {
      const isFirst = page === 0;
      const top = margin + (isFirst ? head : 0);
      return {
        hasHead: isFirst && index === 0,
        titles: isFirst && tab.title !== null ? [{ text: tab.title, y: top }] : [],
        cards: place(cards, {
          width,
          margin,
          top: top + (isFirst ? titleHeight(tab) : 0),
          room: bottom - margin,
        }),
        height,
      };
    });
  });
}

function stackTabs(tabs: readonly BoardTab[], { width, margin }: Column, headHeight: number): Sheet {
  let y = margin + headHeight;
  const titles: { readonly text: string; readonly y: number }[] = [];
  const cards: PlacedCard[] = [];
  for (const tab of tabs) {
    if (tab.title !== null) titles.push({ text: tab.title, y });
    y += titleHeight(tab);
    const placed = place(tab.cards, { width, margin, top: y, room: Number.POSITIVE_INFINITY });
    cards.push(...placed);
    y = Math.max(y, ...placed.map((one) => one.y + one.height)) + 2 * gap;
  }
  return { hasHead: true, titles, cards, height: y - 2 * gap + margin };
}

function titleHeight({ title }: BoardTab): number {
  return title === null ? 0 : tabTitleHeight;
}

/** Divides cards into pages of some heights. A page without cards remains if there are none at all. */
function paginate(
  cards: readonly BoardCard[],
  { first, others }: { readonly first: number; readonly others: number },
): readonly (readonly BoardCard[])[] {
  const pages: (readonly BoardCard[])[] = [];
  let remaining = cards.toSorted((one, other) => one.y - other.y || one.x - other.x);
  while (remaining.length > 0 || pages.length === 0) {
    const isFirst = pages.length === 0;
    const top = remaining[0]?.y ?? 0;
    const room = isFirst ? first : others;
    const bottomOf = (card: CardSlot) => offsetOf(card.y - top) + Math.min(heightOf(card), others);
    // The first card of a page that is full of its head may only fit on the next one.
    const moved = remaining.find((card) => bottomOf(card) > room && (isFirst || card.y > top));
    const shown =
      moved === undefined ? remaining : withoutLastHeadings(remaining.filter(({ y }) => y < moved.y));
    pages.push(shown);
    remaining = remaining.slice(shown.length);
  }
  return pages;
}

/**
 * A heading, with the words below it, is on the page of what it is the heading of, unless there is nothing else on its
 * page.
 */
function withoutLastHeadings(cards: readonly BoardCard[]): readonly BoardCard[] {
  const last = cards.findLastIndex((card) => !isLead(card));
  const heading = cards.findIndex(({ content }, index) => index > last && content.kind === "heading");
  return last < 0 || heading < 0 ? cards : cards.slice(0, heading);
}

/** The highest words, in rows, that are no section of their own. */
const leadRows = 4;

function isLead({ content, h }: BoardCard): boolean {
  if (content.kind === "heading") return true;
  return content.kind === "text" && h <= leadRows && readOnlyImage(content.text) === null;
}

interface Column {
  /** With the margins. */
  readonly width: number;
  readonly margin: number;
}

interface Room extends Column {
  readonly top: number;
  /** The largest height of a card. */
  readonly room: number;
}

function place(cards: readonly BoardCard[], { width, margin, top, room }: Room): readonly PlacedCard[] {
  const first = Math.min(...cards.map(({ y }) => y));
  const column = (width - 2 * margin + gap) / gridColumns;
  return cards.map((card) => ({
    card,
    x: margin + card.x * column,
    y: top + offsetOf(card.y - first),
    width: card.w * column - gap,
    height: Math.min(heightOf(card), room),
  }));
}

function offsetOf(rows: number): number {
  return rows * (rowHeight + gap);
}

function heightOf({ h }: CardSlot): number {
  return h * (rowHeight + gap) - gap;
}

/** The rows of the grid that a height needs. */
export function rowsFor(height: number): number {
  return Math.max(1, Math.ceil((height + gap) / (rowHeight + gap)));
}

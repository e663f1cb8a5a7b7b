import type { CSSProperties } from "react";
import { readOnlyImage, type CardSlot, type TextKind } from "@askery/model";

export const gridGap = 12;
export const rowHeight = 44;

/** 24 columns, rows of 44 px, gaps of 12 px. On narrow pages, cards wrap in reading order. */
export const gridClasses =
  "dashboard-grid grid grid-cols-24 gap-3 p-4 pb-12 page-narrow:flex page-narrow:flex-wrap max-md:p-3 max-md:pb-12";

/** On narrow pages, cards up to this height share a row if they fit; taller ones, headings and texts fill it. */
const lowRows = 3;

/** The slot of a card as CSS. On narrow pages only its height applies. */
export function slotStyle({ x, y, w, h, text }: CardSlot & { readonly text?: string }): CSSProperties {
  return {
    flex: h <= lowRows && text === undefined ? "1 1 13rem" : "1 1 100%",
    gridColumn: `${x + 1} / span ${w}`,
    gridRow: `${y + 1} / span ${h}`,
    height: h * (rowHeight + gridGap) - gridGap,
    minWidth: 0,
  };
}

/** The classes of a text's slot: on narrow pages, it is as high as its content. */
export const textSlotClasses = "page-narrow:h-auto! page-narrow:max-h-none!";

/**
 * The slot of a card that nobody edits. Sentences are as high as they are on this page, up to their slot: how many lines they
 * take differs with the width, and nothing should be empty below them.
 */
export function shownSlotStyle(card: ShownSlot): CSSProperties {
  const { height, ...style } = slotStyle(card);
  return hasSentences(card) ? { ...style, maxHeight: height } : { ...style, height };
}

type ShownSlot = CardSlot & { readonly kind?: TextKind; readonly text?: string };

/** Whether a card is a text that is more than a picture. */
export function hasSentences({ kind, text = "" }: ShownSlot): boolean {
  return kind === "text" && readOnlyImage(text) === null;
}

/** Orders cards row by row, from the left. */
export function orderCards<Card extends CardSlot>(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

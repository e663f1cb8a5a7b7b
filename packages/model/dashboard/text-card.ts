import { gridColumns, type CardSizes, type CardSlot } from "./card-grid.ts";

/** A card of a dashboard with a text in place of a chart: a heading, or paragraphs in Markdown. */
export interface TextCard extends CardSlot {
  readonly id: string;
  /** See `cardsOfTab`. */
  readonly tabId: string | null;
  readonly kind: TextKind;
  readonly text: string;
  /** Of a heading: whether its section is folded until a person unfolds it (see `listSections`). Default: it is not. */
  readonly isFolded?: boolean;
}

export type TextKind = "heading" | "text";

/** The smallest size of a card with a text, and its first one. */
export function textSizesOf(kind: TextKind): CardSizes {
  return sizes[kind];
}

const sizes: Readonly<Record<TextKind, CardSizes>> = {
  heading: { smallest: { w: 4, h: 1 }, initial: { w: gridColumns, h: 1 } },
  text: { smallest: { w: 4, h: 1 }, initial: { w: gridColumns, h: 3 } },
};

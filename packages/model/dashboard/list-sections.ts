import { gridColumns, type CardSlot } from "./card-grid.ts";

/** A card as sections see it: a heading has a kind, a chart does not. */
interface SectionCard extends CardSlot {
  readonly id: string;
  readonly kind?: string;
}

/**
 * The cards of each heading of a tab, by its id: those below it until the next heading. If headings are beside each other,
 * a card belongs to the one above it; a card below several belongs to the last of them. Headings without cards are left
 * out.
 */
export function listSections(cards: readonly SectionCard[]): ReadonlyMap<string, readonly string[]> {
  const order = inReadingOrder(cards);
  const headings = order.filter(({ kind }) => kind === "heading");
  const sections = new Map<string, string[]>();
  for (const card of order) {
    if (card.kind === "heading") continue;
    const heading = headings.findLast((one) => one.y < card.y && isAbove(one, card));
    if (heading === undefined) continue;
    sections.set(heading.id, [...(sections.get(heading.id) ?? []), card.id]);
  }
  return sections;
}

/** The cards that remain if some headings hide their sections, moved up into the space of the others. */
export function foldSections<Card extends SectionCard>(
  cards: readonly Card[],
  folded: (headingId: string) => boolean,
): readonly Card[] {
  const hidden = new Set(
    [...listSections(cards)].flatMap(([headingId, ids]) => (folded(headingId) ? ids : [])),
  );
  return hidden.size === 0 ? cards : dropInOrder(inReadingOrder(cards.filter(({ id }) => !hidden.has(id))));
}

/** Places cards one after the other, each as high as the earlier ones of its columns allow. */
export function dropInOrder<Card extends CardSlot>(order: readonly Card[]): readonly Card[] {
  const floors = Array.from({ length: gridColumns }, () => 0);
  return order.map((card) => {
    const { x, w, h } = card;
    const y = Math.max(0, ...floors.slice(x, x + w));
    floors.fill(y + h, x, x + w);
    return { ...card, y };
  });
}

function inReadingOrder<Card extends CardSlot>(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

function isAbove(heading: CardSlot, card: CardSlot): boolean {
  return heading.x < card.x + card.w && card.x < heading.x + heading.w;
}

import { orderForPhone, type PhoneCard } from "@askery/model";
import { sizesOfCard, type BoardCard } from "../board-card.ts";

type Cards = readonly BoardCard[];
type Phone = readonly PhoneCard[];

/** A card of the open tab with what was chosen for it. */
export interface ShownOnPhone {
  readonly card: BoardCard;
  /** In rows. */
  readonly h: number;
  readonly isHidden: boolean;
}

/** The cards of a tab in the order of a phone, also hidden ones. */
export function listForPhone(cards: Cards, phone: Phone): readonly ShownOnPhone[] {
  const chosen = new Map(phone.map((one) => [one.id, one]));
  return orderForPhone(cards, phone).map((card) => {
    const { h = null, isHidden = false } = chosen.get(card.id) ?? {};
    return { card, h: h ?? card.h, isHidden };
  });
}

/** Moves a card up or down among those of its tab. */
export function moveOnPhone(
  cards: Cards,
  phone: Phone,
  { id, step }: { readonly id: string; readonly step: -1 | 1 },
): Phone {
  const all = [...chooseAll(cards, phone)];
  const from = all.findIndex((one) => one.id === id);
  const [moved] = all.slice(from, from + 1);
  const to = from + step;
  if (moved === undefined || to < 0 || to >= all.length) return phone;
  all.splice(from, 1);
  all.splice(to, 0, moved);
  return [...ofOtherTabs(cards, phone), ...all];
}

/** Makes a card higher or lower by a row, down to what it needs. */
export function resizeOnPhone(
  cards: Cards,
  phone: Phone,
  { id, step }: { readonly id: string; readonly step: -1 | 1 },
): Phone {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) return phone;
  const smallest = sizesOfCard(card).smallest.h;
  return changeCard(cards, phone, id, (one) => {
    const h = (one.h ?? card.h) + step;
    return { ...one, h: Math.min(tallest, Math.max(Math.min(smallest, one.h ?? card.h), h)) };
  });
}

const tallest = 40;

export function toggleOnPhone(cards: Cards, phone: Phone, id: string): Phone {
  return changeCard(cards, phone, id, (one) => ({ ...one, isHidden: !one.isHidden }));
}

function changeCard(cards: Cards, phone: Phone, id: string, change: (one: PhoneCard) => PhoneCard): Phone {
  const all = chooseAll(cards, phone).map((one) => (one.id === id ? change(one) : one));
  return [...ofOtherTabs(cards, phone), ...all];
}

/** All cards of the tab in their order, as if each had been placed. */
function chooseAll(cards: Cards, phone: Phone): Phone {
  const chosen = new Map(phone.map((one) => [one.id, one]));
  return orderForPhone(cards, phone).map(({ id }) => chosen.get(id) ?? { id, h: null, isHidden: false });
}

function ofOtherTabs(cards: Cards, phone: Phone): Phone {
  return phone.filter(({ id }) => !cards.some((card) => card.id === id));
}

/** What remains if the cards of a tab follow from the grid again. */
export function resetOnPhone(cards: Cards, phone: Phone): Phone {
  return ofOtherTabs(cards, phone);
}

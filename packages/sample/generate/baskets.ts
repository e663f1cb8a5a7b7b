import { monthStart, splitDay, type Period } from "../calendar.ts";
import { seasonOf } from "../demand.ts";
import type { Market } from "../markets.data.ts";
import { createPicker, type Random } from "../random.ts";
import { giftNotes } from "../reviews.data.ts";
import type { Stories } from "../stories.ts";
import { costOn, priceOn } from "./prices.ts";
import type { Product } from "./products.ts";

export type OrderLineRow = {
  readonly id: number;
  readonly order_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount: number | null;
  readonly revenue: number;
  readonly unit_cost: number;
  readonly margin: number;
  readonly gift_note: string | null;
};

/** An order line and its product. */
export interface Line {
  readonly row: OrderLineRow;
  readonly product: Product;
}

/** The buyer of a basket. `discount` applies to the whole order, in hundredths. */
export interface BasketRequest {
  readonly orderId: number;
  readonly day: number;
  readonly market: Market;
  readonly channel: string;
  readonly isBusiness: boolean;
  readonly discount: number | null;
}

export type BasketFiller = (request: BasketRequest) => readonly Line[];

const pickSize = createPicker(
  [1, 2, 3, 4, 5, 6],
  (size) => [0.34, 0.28, 0.18, 0.11, 0.06, 0.03][size - 1] ?? 0,
);

/** Fills baskets with products that sell in that month and country. Line ids count up from 1. */
export function createBasketFiller(
  products: readonly Product[],
  {
    period,
    stories,
    random,
  }: { readonly period: Period; readonly stories: Stories; readonly random: Random },
): BasketFiller {
  const prices = { today: period.lastDay, stories };
  const pickProduct = createProductPicker(products);
  const lamp = products.find((product) => product.row.name === stories.famousLamp.product);
  let lastId = 0;
  return (request) => {
    const chosen = new Set<Product>();
    if (lamp && isFameAtWork(request, stories) && random.chance(0.2)) chosen.add(lamp);
    const size = pickSize(random);
    while (chosen.size < size) chosen.add(pickProduct(request.day, request.market, random));
    return [...chosen].map((product) => {
      const quantity = drawQuantity(product, random) * (request.isBusiness && random.chance(0.4) ? 2 : 1);
      const discount = request.discount ?? (random.chance(0.2) ? random.integer(1, 4) * 5 : null);
      const price = priceOn(product, request.day, prices);
      const cost = costOn(product, request.day, prices);
      const revenue = Math.round((quantity * price * (100 - (discount ?? 0))) / 100);
      lastId += 1;
      return {
        product,
        row: {
          id: lastId,
          order_id: request.orderId,
          product_id: product.row.id,
          quantity,
          unit_price: price,
          discount,
          revenue,
          unit_cost: cost,
          margin: revenue - quantity * cost,
          gift_note: random.chance(0.035) ? random.pick(giftNotes) : null,
        },
      };
    });
  };
}

type ProductPicker = (day: number, market: Market, random: Random) => Product;

/** Picks among the products on sale for the whole month, weighted by popularity, season and the country's taste. */
function createProductPicker(products: readonly Product[]): ProductPicker {
  const pickers = new Map<string, (random: Random) => Product>();
  return (day, market, random) => {
    const start = monthStart(day);
    const key = `${start} ${market.country}`;
    const known = pickers.get(key);
    if (known) return known(random);
    const month = splitDay(day).month;
    const onSale = products.filter(
      ({ row }) =>
        row.launched_on <= start && (row.discontinued_on === null || row.discontinued_on >= start + 31),
    );
    const picker = createPicker(
      onSale,
      ({ category, popularity }) => popularity * seasonOf(category, month) * (market.taste[category] ?? 1),
    );
    pickers.set(key, picker);
    return picker(random);
  };
}

function isFameAtWork({ channel, day }: BasketRequest, { famousLamp }: Stories): boolean {
  return channel === "Short video" && day >= famousLamp.firstDay;
}

function drawQuantity({ category, row }: Product, random: Random): number {
  if (row.name.endsWith("Dining Chair")) return random.pick([1, 2, 2, 4, 4, 6]);
  if (category === "Furniture") return random.pick([1, 1, 1, 1, 1, 2]);
  if (category === "Lighting") return random.pick([1, 1, 1, 2]);
  return random.pick([1, 1, 1, 2, 2, 4]);
}

import type { OnlineChannel } from "../channels.ts";
import { dayOfMoment, secondsPerDay, type Period } from "../calendar.ts";
import { markets, type Market } from "../markets.data.ts";
import type { Random } from "../random.ts";
import { createBasketFiller, type Line } from "./baskets.ts";
import type { CampaignRow } from "./campaigns.ts";
import { drawCity, type CustomerBook, type CustomerRow } from "./customers.ts";
import { attribute, drawDeal } from "./deals.ts";
import { createDeliverer, isHeavy, type ShipmentRow } from "./deliveries.ts";
import { runOnline, runStore } from "./order-course.ts";
import type { PaymentMethod } from "./payments.ts";
import type { StoreRow } from "./places.ts";
import type { Product } from "./products.ts";
import type { Stories } from "../stories.ts";

export type OrderStatus = "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";

export type OrderRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly ordered_at: number;
  readonly status: OrderStatus;
  readonly channel: OnlineChannel | "Store";
  readonly payment_method: PaymentMethod;
  readonly ship_city: string;
  readonly ship_country: string;
  readonly campaign_id: number | null;
  readonly store_id: number | null;
  readonly staff_id: number | null;
  readonly coupon_code: string | null;
  readonly shipping_fee: number;
  readonly total: number;
  readonly paid_at: number | null;
  readonly cancelled_at: number | null;
};

/** An order with its lines and shipments. `arrivedAt` is when the last of the goods arrived. */
export interface Sale {
  readonly order: OrderRow;
  readonly lines: readonly Line[];
  readonly shipments: readonly ShipmentRow[];
  readonly arrivedAt: number | null;
}

/** A visitor who wants to order. */
export interface Demand {
  readonly at: number;
  readonly market: Market;
  readonly channel: OnlineChannel | "Store";
  readonly payment: PaymentMethod;
  readonly isNewCustomer: boolean;
  readonly store: StoreRow | null;
  readonly staffId: number | null;
  /** The payment and therefore the order failed. */
  readonly isFailing: boolean;
}

export interface SalesContext {
  readonly period: Period;
  readonly stories: Stories;
  readonly products: readonly Product[];
  readonly campaigns: readonly CampaignRow[];
  readonly book: CustomerBook;
  readonly random: Random;
}

/** The share of online orders that are sent to a country other than the buyer's. */
const sentAbroadShare = 0.03;

/** Turns demand, which must be in chronological order, into sales. Ids count up from 1. */
export function createSeller(context: SalesContext): (demand: Demand) => Sale {
  const { period, stories, campaigns, random } = context;
  const fillBasket = createBasketFiller(context.products, context);
  const deliver = createDeliverer(context);
  const buyersSoFar = new Set<number>();
  let lastId = 0;
  return (demand) => {
    lastId += 1;
    const id = lastId;
    const day = dayOfMoment(demand.at);
    const customer = findCustomer(demand, context.book, random);
    const isFirstOrder = !buyersSoFar.has(customer.id);
    buyersSoFar.add(customer.id);
    const isOnline = demand.store === null;
    const country = demand.market.country;
    const campaign = attribute(campaigns, { channel: demand.channel, country, day }, random);
    const deal = drawDeal(
      { day, isOnline, isFirstOrder, loyaltyTier: customer.loyalty_tier, campaign },
      stories,
      random,
    );
    const isBusiness = customer.segment === "Business";
    const payment = isOnline && isBusiness && random.chance(0.5) ? "Invoice" : demand.payment;
    const lines = fillBasket({
      ...deal,
      orderId: id,
      day,
      market: demand.market,
      channel: demand.channel,
      isBusiness,
    });
    const destination = isOnline && random.chance(sentAbroadShare) ? random.pick(markets) : demand.market;
    const goods = lines.reduce((sum, line) => sum + line.row.revenue, 0);
    const fee = isOnline ? feeOf(goods, lines, destination) : 0;
    const course = isOnline ? runOnline(demand, payment, random) : runStore(demand, random);
    const cancelledAt =
      course.cancelledAt !== null && course.cancelledAt <= period.now ? course.cancelledAt : null;
    const shipsAt =
      course.shipsAt !== null && cancelledAt === null && course.shipsAt <= period.now ? course.shipsAt : null;
    const shipments =
      shipsAt === null ? [] : deliver({ orderId: id, shippedAt: shipsAt, market: destination, lines });
    const arrivedAt = isOnline ? lastArrival(shipments) : demand.at;
    const paidAt = course.paidAt !== null && course.paidAt <= period.now ? course.paidAt : null;
    const isRefunded =
      arrivedAt !== null && arrivedAt < period.now - 40 * secondsPerDay && random.chance(0.013);
    const status = describeStatus({
      cancelledAt,
      arrivedAt,
      isRefunded,
      hasShipped: shipments.length > 0,
      paidAt,
    });
    return {
      lines,
      shipments,
      arrivedAt,
      order: {
        id,
        customer_id: customer.id,
        ordered_at: demand.at,
        status,
        channel: demand.channel,
        payment_method: payment,
        ship_city: demand.store?.city ?? cityOf(customer, destination, random),
        ship_country: destination.country,
        campaign_id: campaign?.id ?? null,
        store_id: demand.store?.id ?? null,
        staff_id: demand.staffId,
        coupon_code: deal.coupon,
        shipping_fee: fee,
        total: goods + fee,
        paid_at: paidAt,
        cancelled_at: cancelledAt,
      },
    };
  };
}

function findCustomer(
  { at, market, channel, isNewCustomer }: Demand,
  book: CustomerBook,
  random: Random,
): CustomerRow {
  const known = isNewCustomer ? undefined : book.comeBack(market.country);
  const customer =
    known ?? book.signUp({ country: market.country, channel, at: at - random.integer(20, 900) });
  book.noteOrder(customer);
  return customer;
}

interface Outcome {
  readonly cancelledAt: number | null;
  readonly arrivedAt: number | null;
  readonly isRefunded: boolean;
  readonly hasShipped: boolean;
  readonly paidAt: number | null;
}

function describeStatus(outcome: Outcome): OrderStatus {
  if (outcome.cancelledAt !== null) return "cancelled";
  if (outcome.isRefunded) return "refunded";
  if (outcome.arrivedAt !== null) return "delivered";
  if (outcome.hasShipped) return "shipped";
  return outcome.paidAt === null ? "pending" : "paid";
}

function lastArrival(shipments: readonly ShipmentRow[]): number | null {
  let last: number | null = null;
  for (const { delivered_at: arrival } of shipments) {
    if (arrival === null) return null;
    last = Math.max(last ?? 0, arrival);
  }
  return last;
}

function feeOf(goods: number, lines: readonly Line[], market: Market): number {
  if (market.region === "Overseas") return 2900;
  if (lines.some(isHeavy)) return 3900;
  return goods >= 7500 ? 0 : 490;
}

function cityOf(customer: CustomerRow, market: Market, random: Random): string {
  const isHome = customer.country === market.country;
  return isHome && customer.city !== null && random.chance(0.94)
    ? customer.city
    : drawCity(market.cities, random);
}

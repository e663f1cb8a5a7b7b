import { dayOf, dayOfMoment, secondsPerDay, splitDay, type Period } from "../calendar.ts";
import { conversionOf, onlineChannels, shareOf, type OnlineChannel } from "../channels.ts";
import { expectOnlineOrders, weighOnlineHour } from "../demand.ts";
import { markets } from "../markets.data.ts";
import { createPicker, itemAt, type Random } from "../random.ts";
import type { Stories } from "../stories.ts";
import type { CampaignRow } from "./campaigns.ts";
import type { CustomerRow } from "./customers.ts";
import { attribute } from "./deals.ts";
import type { Sale } from "./sales.ts";

export type WebSessionRow = {
  readonly id: number;
  readonly customer_id: number | null;
  readonly started_at: number;
  readonly channel: string;
  readonly campaign_id: number | null;
  readonly country: string;
  readonly device: string;
  readonly landing_page: string;
  readonly page_views: number;
  readonly duration_seconds: number;
  readonly added_to_cart: boolean;
  readonly converted: boolean;
  readonly order_id: number | null;
};

export interface SessionsContext {
  readonly period: Period;
  readonly stories: Stories;
  readonly scale: number;
  readonly campaigns: readonly CampaignRow[];
  readonly customers: readonly CustomerRow[];
  readonly random: Random;
}

type Session = Omit<WebSessionRow, "id">;

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const pickHour = createPicker(hours, weighOnlineHour);
const pickMarket = createPicker(markets, (market) => market.firstShare + market.lastShare);
const devices = ["Phone", "Desktop", "Tablet"] as const;
const pickVisitorDevice = createPicker(
  devices,
  (device) => ({ Phone: 0.66, Desktop: 0.27, Tablet: 0.07 })[device],
);
const pickBuyerDevice = createPicker(
  devices,
  (device) => ({ Phone: 0.49, Desktop: 0.43, Tablet: 0.08 })[device],
);
const pages = [
  "/",
  "/sale",
  "/furniture",
  "/kitchen",
  "/lighting",
  "/textiles",
  "/garden",
  "/new",
  "/gifts",
  "/stores",
] as const;
const pickPage = createPicker(pages, (page) => (page === "/" ? 5 : page === "/sale" ? 2 : 1));

/** Visits are recorded since 1 January of last year. */
export function firstSessionDay(period: Period): number {
  return Math.max(period.firstDay, dayOf(splitDay(period.lastDay).year - 1, 1, 1));
}

/**
 * Visits in chronological order, generated lazily because there are too many for memory. Each online order ends one
 * visit. The number of other visits depends on the day's demand, so a day on which orders fail still has its visits.
 */
export function* generateWebSessions(
  sales: readonly Sale[],
  context: SessionsContext,
): Generator<WebSessionRow> {
  const { period } = context;
  const ordersByDay = Map.groupBy(
    sales.filter((sale) => sale.order.channel !== "Store"),
    (sale) => dayOfMoment(sale.order.ordered_at),
  );
  let lastId = 0;
  for (let day = firstSessionDay(period); day <= period.lastDay; day += 1) {
    const visits = [...visitAndBuy(ordersByDay.get(day) ?? [], context), ...visitOnly(day, context)];
    visits.sort((one, other) => one.started_at - other.started_at);
    for (const visit of visits) {
      lastId += 1;
      yield { id: lastId, ...visit };
    }
  }
}

function visitAndBuy(sales: readonly Sale[], { customers, random }: SessionsContext): readonly Session[] {
  return sales.map(({ order }) => {
    const duration = random.integer(180, 2400);
    return {
      customer_id: order.customer_id,
      started_at: Math.max(order.ordered_at - duration, dayOfMoment(order.ordered_at) * secondsPerDay),
      channel: order.channel,
      campaign_id: order.campaign_id,
      country: itemAt(customers, order.customer_id - 1).country,
      device: pickBuyerDevice(random),
      landing_page: pickPage(random),
      page_views: random.integer(5, 32),
      duration_seconds: duration,
      added_to_cart: true,
      converted: true,
      order_id: order.id,
    };
  });
}

function visitOnly(day: number, context: SessionsContext): readonly Session[] {
  const { period, stories, scale, random } = context;
  const orders = expectOnlineOrders(period, day) * scale;
  const visits: Session[] = [];
  for (const channel of onlineChannels) {
    const expected = orders * shareOf(channel, day, stories) * (1 / conversionOf[channel] - 1);
    for (let left = random.count(expected); left > 0; left -= 1) {
      const visit = visitOnce(day, channel, context);
      if (visit.started_at <= period.now) visits.push(visit);
    }
  }
  return visits;
}

function visitOnce(
  day: number,
  channel: OnlineChannel,
  { campaigns, customers, random }: SessionsContext,
): Session {
  const startedAt = day * secondsPerDay + pickHour(random) * 3600 + random.integer(0, 3599);
  const customer = random.chance(0.2) ? drawCustomer(startedAt, customers, random) : null;
  const country = customer?.country ?? pickMarket(random).country;
  const pageViews = random.chance(0.38) ? 1 : random.integer(2, 14);
  return {
    customer_id: customer?.id ?? null,
    started_at: startedAt,
    channel,
    campaign_id: attribute(campaigns, { channel, country, day }, random)?.id ?? null,
    country,
    device: pickVisitorDevice(random),
    landing_page: pickPage(random),
    page_views: pageViews,
    duration_seconds: pageViews === 1 ? random.integer(2, 40) : pageViews * random.integer(12, 70),
    added_to_cart: pageViews > 3 && random.chance(0.14),
    converted: false,
    order_id: null,
  };
}

/** A customer who had already signed up; they are listed in the order of their sign-ups. */
function drawCustomer(moment: number, customers: readonly CustomerRow[], random: Random): CustomerRow | null {
  const candidate = itemAt(customers, random.integer(0, customers.length - 1));
  return candidate.signed_up_at <= moment ? candidate : null;
}

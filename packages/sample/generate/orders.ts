import { onlineChannels, shareOf } from "../channels.ts";
import { progressOf, secondsPerDay, type Period } from "../calendar.ts";
import { expectOnlineOrders, expectStoreOrders, weighOnlineHour, weighStoreHour } from "../demand.ts";
import { markets, type Market } from "../markets.data.ts";
import { createPicker, type Random } from "../random.ts";
import { isWithin } from "../stories.ts";
import { goesThroughProvider, pickOnlinePayment, pickStorePayment } from "./payments.ts";
import { marketOf, type StoreRow } from "./places.ts";
import { createSeller, type Demand, type Sale, type SalesContext } from "./sales.ts";
import type { StaffRow } from "./staff.ts";

export interface OrdersContext extends SalesContext {
  readonly scale: number;
  readonly stores: readonly StoreRow[];
  readonly staff: readonly StaffRow[];
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const pickOnlineHour = createPicker(hours, weighOnlineHour);
const pickStoreHour = createPicker(hours, weighStoreHour);

/** Every sale of the period in chronological order. New customers are signed up in the book. */
export function generateSales(context: OrdersContext): readonly Sale[] {
  const { period, random, scale, book } = context;
  const sell = createSeller(context);
  const sales: Sale[] = [];
  for (let day = period.firstDay; day <= period.lastDay; day += 1) {
    const demands = [
      ...wantOnline(day, random.count(expectOnlineOrders(period, day) * scale), context),
      ...wantInStores(day, random.count(expectStoreOrders(period, day) * scale), context),
    ]
      .filter((demand) => demand.at <= period.now)
      .toSorted((one, other) => one.at - other.at);
    for (const demand of demands) {
      if (random.chance(0.025)) {
        book.signUp({ country: demand.market.country, channel: demand.channel, at: demand.at - 30 });
      }
      sales.push(sell(demand));
    }
  }
  return sales;
}

function wantOnline(day: number, count: number, context: OrdersContext): readonly Demand[] {
  const { period, stories, random } = context;
  const pickMarket = createPicker(markets, (market) => marketShare(market, period, day));
  const pickChannel = createPicker(onlineChannels, (channel) => shareOf(channel, day, stories));
  const isOutage = isWithin(stories.paymentOutage, day);
  const demands: Demand[] = [];
  for (let index = 0; index < count; index += 1) {
    const payment = pickOnlinePayment(random);
    const isFailing = isOutage && goesThroughProvider(payment) && random.chance(0.96);
    // only some of the failed payments leave an order
    if (isFailing && !random.chance(0.14)) continue;
    demands.push({
      at: drawMoment(day, pickOnlineHour(random), random),
      market: pickMarket(random),
      channel: pickChannel(random),
      payment,
      isFailing,
      isNewCustomer: random.chance(newCustomerShare(period, day)),
      store: null,
      staffId: null,
    });
  }
  return demands;
}

function wantInStores(
  day: number,
  count: number,
  { period, stores, staff, random }: OrdersContext,
): readonly Demand[] {
  const open = stores.filter((store) => store.opened_on <= day);
  if (open.length === 0) return [];
  const pickStore = createPicker(open, (store) => store.floor_area_m2);
  const demands: Demand[] = [];
  for (let index = 0; index < count; index += 1) {
    const store = pickStore(random);
    demands.push({
      at: drawMoment(day, pickStoreHour(random), random),
      market: marketOf(store.country),
      channel: "Store",
      payment: pickStorePayment(random),
      isFailing: false,
      isNewCustomer: random.chance(newCustomerShare(period, day)),
      store,
      staffId: random.pick(sellersOn(day, store, staff)).id,
    });
  }
  return demands;
}

/** The staff of a store on that day: at least its manager, who never leaves. */
function sellersOn(day: number, store: StoreRow, staff: readonly StaffRow[]): readonly StaffRow[] {
  return staff.filter(
    (person) =>
      person.store_id === store.id &&
      person.hired_on <= day &&
      (person.left_on === null || person.left_on >= day),
  );
}

function marketShare(market: Market, period: Period, day: number): number {
  return market.firstShare + (market.lastShare - market.firstShare) * progressOf(period, day);
}

function newCustomerShare(period: Period, day: number): number {
  return 0.36 - 0.13 * progressOf(period, day);
}

function drawMoment(day: number, hour: number, random: Random): number {
  return day * secondsPerDay + hour * 3600 + random.integer(0, 3599);
}

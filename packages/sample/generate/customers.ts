import { secondsPerDay, type Period } from "../calendar.ts";
import { markets } from "../markets.data.ts";
import { createPicker, createRandom, itemAt, type Random } from "../random.ts";
import { onlineChannels } from "../channels.ts";
import { createNameSource } from "./person-names.ts";
import { marketOf } from "./places.ts";

export type CustomerRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birth_date: number | null;
  readonly city: string | null;
  readonly region: string;
  readonly country: string;
  readonly segment: string;
  readonly loyalty_tier: string | null;
  readonly acquisition_channel: string;
  readonly newsletter_subscriber: boolean;
  readonly signed_up_at: number;
};

/** Where and how a customer signed up. */
export interface SignUp {
  readonly country: string;
  readonly channel: string;
  readonly at: number;
}

/** All customers so far. It decides which of them return. */
export interface CustomerBook {
  /** In the order in which they signed up, so that ids increase with time. */
  readonly rows: readonly CustomerRow[];
  signUp(signUp: SignUp): CustomerRow;
  /** A returning customer from the country, more often a loyal or a recent one. Undefined if there is none. */
  comeBack(country: string): CustomerRow | undefined;
  noteOrder(customer: CustomerRow): void;
}

/** The book on the first day, with `count` customers who signed up in the year before. */
export function openCustomerBook(period: Period, count: number): CustomerBook {
  const random = createRandom("customers");
  const nameOf = createNameSource("customer names");
  const rows: CustomerRow[] = [];
  const buyers = new Map<string, CustomerRow[]>();
  const listedTimes = new Map<CustomerRow, number>();
  const book: CustomerBook = {
    rows,
    signUp(signUp) {
      const row = generateCustomer(
        { ...signUp, id: rows.length + 1, name: nameOf(signUp.country) },
        random,
        period,
      );
      rows.push(row);
      return row;
    },
    comeBack(country) {
      const list = buyers.get(country) ?? [];
      if (list.length === 0) return undefined;
      return itemAt(list, Math.floor(list.length * random.next() ** 0.7));
    },
    noteOrder(customer) {
      const list = buyers.get(customer.country) ?? [];
      const times = listedTimes.get(customer) ?? 0;
      const isLoyal = customer.loyalty_tier !== null;
      if (times < (isLoyal ? 3 : 1) && random.chance(isLoyal ? 0.9 : 0.5)) {
        list.push(customer);
        listedTimes.set(customer, times + 1);
      }
      buyers.set(customer.country, list);
    },
  };
  const pickMarket = createPicker(markets, (market) => market.firstShare);
  const gap = Math.floor((365 * secondsPerDay) / Math.max(1, count));
  for (let index = 0; index < count; index += 1) {
    const at = (period.firstDay - 365) * secondsPerDay + index * gap + random.integer(0, gap - 1);
    const customer = book.signUp({
      country: pickMarket(random).country,
      channel: random.pick(onlineChannels),
      at,
    });
    if (random.chance(0.8)) book.noteOrder(customer);
  }
  return book;
}

const loyaltyPicker = createPicker([null, "Bronze", "Silver", "Gold"], (tier) => {
  if (tier === null) return 0.62;
  return tier === "Bronze" ? 0.22 : tier === "Silver" ? 0.11 : 0.05;
});

function generateCustomer(
  account: SignUp & { readonly id: number; readonly name: string },
  random: Random,
  period: Period,
): CustomerRow {
  const market = marketOf(account.country);
  const isStore = account.channel === "Store";
  const hasEmail = !random.chance(isStore ? 0.35 : 0.01);
  return {
    id: account.id,
    name: account.name,
    email: hasEmail ? `customer${account.id}@mail.example` : null,
    phone: random.chance(0.46) ? null : `${market.phonePrefix} 555 ${random.integer(100_000, 999_999)}`,
    birth_date: random.chance(0.38) ? null : period.lastDay - random.integer(19 * 365, 79 * 365),
    city: random.chance(0.03) ? null : drawCity(market.cities, random),
    region: market.region,
    country: account.country,
    segment: random.chance(0.085) ? "Business" : "Private",
    loyalty_tier: loyaltyPicker(random),
    acquisition_channel: account.channel,
    newsletter_subscriber: hasEmail && random.chance(account.channel === "Newsletter" ? 0.83 : 0.34),
    signed_up_at: account.at,
  };
}

/** Cities earlier in the list are drawn more often. */
export function drawCity(cities: readonly string[], random: Random): string {
  return itemAt(cities, Math.floor(cities.length * random.next() ** 1.8));
}

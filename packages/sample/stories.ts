import { dayOf, monthStart, splitDay } from "./calendar.ts";

/** Days of a special event, both ends included. */
export interface Span {
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Events that are planted in the data for analysts to find. docs/sample-database.md describes each of them with its
 * SQL.
 */
export interface Stories {
  /** Card and PayPal payments fail, 12 to 19 May. */
  readonly paymentOutage: Span;
  /** The day on which short video has completed half of its rise, and the newsletter half of its fall. */
  readonly channelShiftDay: number;
  /** From `firstDay` on, this chair is sold with weak legs. */
  readonly weakChair: { readonly product: string; readonly firstDay: number };
  /** From `firstDay` on, this carrier gets slower every month. */
  readonly slowCarrier: { readonly carrier: string; readonly firstDay: number };
  /** From `firstDay` on, this supplier charges `factor` times the price. */
  readonly costRise: { readonly supplier: string; readonly firstDay: number; readonly factor: number };
  /** A staff coupon leaked and was used by customers, 21 to 23 January. */
  readonly couponLeak: Span & { readonly coupon: string };
  /** A lamp that short video made famous from `firstDay` on. */
  readonly famousLamp: { readonly product: string; readonly firstDay: number };
}

/**
 * Dates the stories. Those with a fixed date are in the latest year in which they ended at least a week ago; the others
 * are counted back from `today`.
 */
export function placeStories(today: number): Stories {
  return {
    paymentOutage: latestSpan(today, { month: 5, date: 12, days: 8 }),
    channelShiftDay: today - 430,
    weakChair: { product: "Halden Dining Chair", firstDay: monthStart(today - 60) },
    slowCarrier: { carrier: "Falkenpost", firstDay: monthStart(today - 150) },
    costRise: { supplier: "Cerâmica do Vale", firstDay: monthStart(today - 250), factor: 1.24 },
    couponLeak: { coupon: "STAFF50", ...latestSpan(today, { month: 1, date: 21, days: 3 }) },
    famousLamp: { product: "Lumo Table Lamp", firstDay: monthStart(today - 210) },
  };
}

export function isWithin(span: Span, day: number): boolean {
  return day >= span.firstDay && day <= span.lastDay;
}

interface YearlySpan {
  readonly month: number;
  readonly date: number;
  readonly days: number;
}

function latestSpan(today: number, { month, date, days }: YearlySpan): Span {
  const { year } = splitDay(today);
  const settledDays = 7;
  const thisYear = dayOf(year, month, date);
  const isOver = thisYear + days + settledDays <= today;
  const firstDay = isOver ? thisYear : dayOf(year - 1, month, date);
  return { firstDay, lastDay: firstDay + days - 1 };
}

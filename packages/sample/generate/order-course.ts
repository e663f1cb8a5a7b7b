import { dayOfMoment, secondsPerDay, splitDay } from "../calendar.ts";
import type { Random } from "../random.ts";
import { drawPaymentDelay, type PaymentMethod } from "./payments.ts";

/** The milestones of an order, in seconds since 1970. Those after the current moment have not happened yet. */
export interface Course {
  readonly paidAt: number | null;
  readonly shipsAt: number | null;
  readonly cancelledAt: number | null;
}

/** The start of an order. A failing one ends with its payment. */
export interface OrderStart {
  readonly at: number;
  readonly isFailing: boolean;
}

/** An online order is paid, packed on any day but Sunday, and sometimes cancelled before it ships. */
export function runOnline({ at, isFailing }: OrderStart, payment: PaymentMethod, random: Random): Course {
  if (isFailing) return { paidAt: null, shipsAt: null, cancelledAt: at + random.integer(900, 7200) };
  const paidAt = at + drawPaymentDelay(payment, random);
  const readyAt = (payment === "Invoice" ? at : paidAt) + random.integer(5 * 3600, 40 * 3600);
  const readyDay = dayOfMoment(readyAt);
  const shipDay = splitDay(readyDay).weekday === 0 ? readyDay + 1 : readyDay;
  const shipsAt = Math.max(readyAt, shipDay * secondsPerDay + random.integer(6 * 3600, 17 * 3600));
  const isCancelled = random.chance(0.032);
  if (!isCancelled) return { paidAt, shipsAt, cancelledAt: null };
  const isUnpaid = random.chance(0.6);
  return {
    paidAt: isUnpaid ? null : paidAt,
    shipsAt: null,
    cancelledAt: (isUnpaid ? at : paidAt) + random.integer(600, 30 * 3600),
  };
}

/** A purchase in a store is paid and taken home at once. */
export function runStore({ at }: OrderStart, random: Random): Course {
  return { paidAt: at + random.integer(5, 90), shipsAt: null, cancelledAt: null };
}

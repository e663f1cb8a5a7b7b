import { secondsPerDay } from "../calendar.ts";
import { createPicker, type Random } from "../random.ts";

export type PaymentMethod = "Card" | "PayPal" | "Bank transfer" | "Invoice" | "Gift card" | "Cash";

const methods: readonly PaymentMethod[] = ["Card", "PayPal", "Bank transfer", "Invoice", "Gift card", "Cash"];

const onlineShares: Readonly<Record<PaymentMethod, number>> = {
  Card: 0.46,
  PayPal: 0.29,
  "Bank transfer": 0.09,
  Invoice: 0.13,
  "Gift card": 0.03,
  Cash: 0,
};

const storeShares: Readonly<Record<PaymentMethod, number>> = {
  Card: 0.71,
  PayPal: 0,
  "Bank transfer": 0,
  Invoice: 0.01,
  "Gift card": 0.07,
  Cash: 0.21,
};

export const pickOnlinePayment = createPicker(methods, (method) => onlineShares[method]);
export const pickStorePayment = createPicker(methods, (method) => storeShares[method]);

/** Whether a payment goes through the provider that fails in the outage, as Card and PayPal do. */
export function goesThroughProvider(method: PaymentMethod): boolean {
  return method === "Card" || method === "PayPal";
}

/** Seconds from the order to its payment, which may be in the future. */
export function drawPaymentDelay(method: PaymentMethod, random: Random): number {
  switch (method) {
    case "Bank transfer":
      return random.integer(8 * 3600, 4 * secondsPerDay);
    case "Invoice":
      return random.integer(7 * secondsPerDay, 30 * secondsPerDay);
    default:
      return random.integer(5, 180);
  }
}

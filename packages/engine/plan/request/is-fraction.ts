import type { Quantity } from "./clause.ts";

/** True for a part of a whole, from 0 to 1, which is shown as a percentage. */
export function isFraction(quantity: Quantity): boolean {
  return (
    quantity.kind === "rate" ||
    quantity.kind === "relatedRate" ||
    quantity.kind === "retention" ||
    (quantity.kind === "combined" && quantity.isShare)
  );
}

import type { Quantity } from "./clause.ts";

/** The figures that a formula combines; a figure that is no formula is its only one. */
export function leavesOf(quantity: Quantity): readonly Quantity[] {
  return quantity.kind === "combined"
    ? [...leavesOf(quantity.left), ...leavesOf(quantity.right)]
    : [quantity];
}

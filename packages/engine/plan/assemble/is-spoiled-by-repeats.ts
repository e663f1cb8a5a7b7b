import type { Quantity } from "../request/clause.ts";

/** Distinct counts, minima, maxima and row counts by key are correct over repeated rows; sums and averages are not. */
export function isSpoiledByRepeats(quantity: Quantity): boolean {
  if (quantity.kind === "column") return !["countDistinct", "min", "max"].includes(quantity.function);
  if (quantity.kind === "combined") {
    return isSpoiledByRepeats(quantity.left) || isSpoiledByRepeats(quantity.right);
  }
  return (quantity.kind === "per" || quantity.kind === "averageOver") && isSpoiledByRepeats(quantity.of);
}

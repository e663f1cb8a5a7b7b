/** What a statistic found, or why it refuses to decide. A refusal is not the same as having found nothing. */
export type Verdict<Found> =
  | ({ readonly kind: "found" } & Found)
  | { readonly kind: "refused"; readonly reason: Refusal };

/**
 * - `too-few`: the sample is smaller than the statistic needs
 * - `constant`: all values are the same
 * - `negative`: a share of a total makes no sense with negative parts
 * * - `sparse`: too many cells of a table are expected to be nearly empty, or too many values are the same
 * - `mixed`: the values are of two kinds
 */
export type Refusal = "too-few" | "constant" | "negative" | "sparse" | "mixed";

export function refuse(reason: Refusal): { readonly kind: "refused"; readonly reason: Refusal } {
  return { kind: "refused", reason };
}

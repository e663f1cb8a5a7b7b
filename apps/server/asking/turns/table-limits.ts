import type { Limits } from "@askery/connectors";
import { chartKindOf, isChartKind } from "@askery/model";

/** The limits of one question, and how much of its table is stored. */
export const tableLimits: Partial<Limits> = { timeoutMs: 30_000, maxRows: 100_000, maxBytes: 20_000_000 };

/** The limits of a saved chart, which is always read as a whole. */
export const chartLimits = {
  timeoutMs: 30_000,
  maxRows: 10_000,
  maxBytes: 5_000_000,
} as const satisfies Partial<Limits>;

/**
 * The limits of a kind of chart. Some kinds show the distribution of all rows, for which the first rows are not enough.
 */
export function chartLimitsOf(kind: string): Partial<Limits> & { readonly maxRows: number } {
  return isChartKind(kind) && chartKindOf(kind).needsAllRows
    ? { ...chartLimits, maxRows: 100_000 }
    : chartLimits;
}

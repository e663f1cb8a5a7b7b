import type { Limits } from "@askery/connectors";
import type { ChartType } from "@askery/model";

/** What one question may use, and how much of its table is kept. */
export const tableLimits: Partial<Limits> = { timeoutMs: 30_000, maxRows: 100_000, maxBytes: 20_000_000 };

/** The same of a saved chart, which is read whole wherever it is shown. */
export const chartLimits = {
  timeoutMs: 30_000,
  maxRows: 10_000,
  maxBytes: 5_000_000,
} as const satisfies Partial<Limits>;

/** A spread is of all rows, or it is another one. */
export function chartLimitsOf(type: ChartType): Partial<Limits> & { readonly maxRows: number } {
  const isOfAllRows = type === "histogram" || type === "scatter";
  return isOfAllRows ? { ...chartLimits, maxRows: 100_000 } : chartLimits;
}

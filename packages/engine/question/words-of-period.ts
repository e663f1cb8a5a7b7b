import type { Period } from "@askery/model";
import { describePeriod } from "./describe-period.ts";
import { formatPeriod } from "./format-period.ts";

/** Describes a period by its dates, or by its distance from today. */
export function wordsOfPeriod(period: Period): string {
  return period.kind === "relative" ? describePeriod(period) : formatPeriod(period);
}

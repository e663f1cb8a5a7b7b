import type { Period } from "@askery/model";
import { parseIsoDate, toIsoDate } from "./calendar-days.ts";
import { lastDay } from "./relative-ends.ts";

/** The last day of a period: 31 March of "March". Null if the period is open. */
export function lastDayOf(period: Period): Period | null {
  if (period.to === null) return null;
  if (period.kind === "absolute") {
    return { ...period, from: toIsoDate(parseIsoDate(period.to) - 1) };
  }
  const day = period.to.kind === "unit" ? lastDay(period.to) : period.to;
  return { kind: "relative", from: day, to: day };
}

import type { Period } from "@askery/model";
import { lastDayOf } from "../../question/last-day.ts";
import { isSame } from "./is-same.ts";

/** True for a period of one day, which is its own last day. */
export function isOneDay(period: Period): boolean {
  const { from, to } = lastDayOf(period) ?? {};
  return from !== undefined && isSame(from, period.from) && isSame(to, period.to);
}

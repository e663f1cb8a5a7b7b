import { formatBucket, formatDay, type DateSpan, type Grain } from "@askery/model";
import { addUnits, parseIsoDate, toDate, type Day } from "./calendar-days.ts";

/** "1 Jan – 20 Nov 2026", "Nov 2026", "2026", "since 1 Mar 2026". A period open on both ends is "all time". */
export function formatPeriod({ from, to }: DateSpan): string {
  if (from === null) return to === null ? "all time" : `before ${formatDay(parseIsoDate(to))}`;
  const first = parseIsoDate(from);
  if (to === null) return `since ${formatDay(first)}`;
  const last = parseIsoDate(to) - 1;
  const unit = wholeUnit(first, last + 1);
  if (unit !== null) return formatBucket(from, unit);
  if (toDate(first).year !== toDate(last).year) return `${formatDay(first)} – ${formatDay(last)}`;
  return `${formatDay(first, "bare")} – ${formatDay(last)}`;
}

/** The calendar unit that a span is exactly equal to, or null. */
export function wholeUnit(from: Day, to: Day): Grain | null {
  const { month, day } = toDate(from);
  if (day === 1) {
    if (month === 1 && addUnits(from, "year", 1) === to) return "year";
    if (month % 3 === 1 && addUnits(from, "quarter", 1) === to) return "quarter";
    if (addUnits(from, "month", 1) === to) return "month";
  }
  return addUnits(from, "day", 1) === to ? "day" : null;
}

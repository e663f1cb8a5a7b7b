import { type DateSpan, type Grain, type IsoDate, formatBucket, formatDay } from "@askery/model";
import { endOf } from "../chart/buckets.ts";
import { wholeUnit } from "../question/format-period.ts";
import { parseIsoDate, toDate, toDay, toIsoDate, type Day } from "../question/calendar-days.ts";

/**
 * Describes a period at the end of a sentence: "so far this year", "in Q3 2026", "since 22 Aug 2026", "from 1 Mar to 20
 * Nov 2026".
 */
export function describePeriod(period: DateSpan | null, today: IsoDate): string {
  if (period === null || (period.from === null && period.to === null)) return "";
  const { from, to } = period;
  if (from === null) return `before ${formatDay(parseIsoDate(to ?? today))}`;
  const [first, now] = [parseIsoDate(from), parseIsoDate(today)];
  if (to === null) return `since ${formatDay(first)}`;
  const end = parseIsoDate(to);
  const running = findRunningUnit(first, end, now);
  if (running !== null) return `so far this ${running}`;
  const unit = wholeUnit(first, end);
  if (unit !== null) return `${unit === "day" ? "on" : "in"} ${formatBucket(toIsoDate(first), unit, "long")}`;
  if (end === now + 1) return `since ${formatDay(first)}`;
  const isOneYear = toDate(first).year === toDate(end - 1).year;
  return `from ${formatDay(first, isOneYear ? "bare" : "short")} to ${formatDay(end - 1)}`;
}

/** The current year, quarter or month, if the period starts with it and ends today or with it. */
function findRunningUnit(first: Day, end: Day, now: Day): Grain | null {
  const { year, month } = toDate(now);
  const starts: readonly (readonly [Grain, Day])[] = [
    ["year", toDay(year, 1, 1)],
    ["quarter", toDay(year, month - ((month - 1) % 3), 1)],
    ["month", toDay(year, month, 1)],
  ];
  const found = starts.find(
    ([grain, start]) => start === first && (end === now + 1 || (end === endOf(start, grain) && end > now)),
  );
  return found?.[0] ?? null;
}

import type { DateSpan } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";

/** "This week" is a week on its second day, too. */
export function wholeUnit(span: DateSpan | null, words: string): DateSpan | null {
  const unit = (["week", "month", "quarter", "year"] as const).find((one) =>
    new RegExp(`\\b${one}\\b`, "i").test(words),
  );
  if (span?.from === undefined || span.from === null || span.to === null || unit === undefined) return span;
  const end = toIsoDate(addUnits(parseIsoDate(span.from), unit, 1));
  return end > span.to ? { ...span, to: end } : span;
}

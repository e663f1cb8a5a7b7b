import type { CatalogColumn, DateSpan, Grain } from "@askery/model";

/**
 * Returns the finest grain that shows the span in about 60 points; `day` for the shortest spans, `month` if the span is
 * unknown.
 */
export function chooseGrain(column: CatalogColumn, period: DateSpan | null): Grain {
  const from = period?.from ?? column.profile?.min ?? null;
  const to = period?.to ?? column.profile?.max ?? null;
  if (from === null || to === null) return "month";
  const days = dayNumber(to) - dayNumber(from);
  return grains.find(({ longestDays }) => days <= longestDays)?.grain ?? "year";
}

const grains: readonly { readonly grain: Grain; readonly longestDays: number }[] = [
  { grain: "day", longestDays: 62 },
  { grain: "week", longestDays: 183 },
  { grain: "month", longestDays: 60 * 31 },
  { grain: "quarter", longestDays: 60 * 92 },
];

/** Approximate days since year 0, accurate enough to compare the lengths of spans. */
function dayNumber(date: string): number {
  return Number(date.slice(0, 4)) * 365.2425 + Number(date.slice(5, 7)) * 30.44 + Number(date.slice(8, 10));
}

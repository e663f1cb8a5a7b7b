import type { CatalogColumn, DateSpan, Grain } from "@askery/model";

/** The finest grain that shows a span in at most 60 points; `day` for the shortest. */
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

/** Days since year 0, near enough to tell how long a span is. */
function dayNumber(date: string): number {
  return Number(date.slice(0, 4)) * 365.2425 + Number(date.slice(5, 7)) * 30.44 + Number(date.slice(8, 10));
}

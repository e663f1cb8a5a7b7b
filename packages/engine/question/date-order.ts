import { dateSeparator } from "./scan-date.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * True if numeric dates with slashes have the month before the day: "05/06/2024".
 *
 * One order for a question: a number over 12 is a day, so "between 1/3/2026 and 15/3/2026" has the day first. Where no
 * date decides, or two disagree, the locale does.
 */
export function isMonthFirst(tokens: readonly Token[], locale: string): boolean {
  const orders = new Set(tokens.flatMap(({ kind, lower }) => (kind === "date" ? orderOf(lower) : [])));
  const [only, ...others] = orders;
  return only === undefined || others.length > 0 ? monthFirstLocales.has(locale) : only === "month first";
}

type DateOrder = "month first" | "day first";

/** Empty if either number may be the day. */
function orderOf(date: string): readonly DateOrder[] {
  const parts = date.split(dateSeparator);
  const [first = 0, second = 0] = parts.map(Number);
  if (parts.length < 3 || parts[0]?.length === 4 || !date.includes("/")) return [];
  if (first > 12) return ["day first"];
  return second > 12 ? ["month first"] : [];
}

/** Locales that write numeric dates with the month first. */
const monthFirstLocales: ReadonlySet<string> = new Set(["en", "en-US", "en-PH"]);

import { joinWords } from "../chart/name-words.ts";
import { verbalizeCount } from "./describing/answer-scope.ts";
import type { SpellingCounts } from "./spelling-counts.ts";

/** "“Paid” (1,204 rows), “paid” (18 rows) and 3 more". Without counts if a shown spelling has none. */
export function quoteSpellings(values: readonly string[], counts: SpellingCounts | null = null): string {
  const isCounted = values.slice(0, maxShown).every((value) => counts?.has(value));
  const shown = values.slice(0, maxShown).map((value) => {
    const rows = isCounted ? ` (${verbalizeCount(counts?.get(value) ?? 0, "row")})` : "";
    return `“${value}”${rows}`;
  });
  const more = values.length - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown);
}

const maxShown = 4;

import { rateAlignment } from "./align-word.ts";
import { pricedWords, shortSubunits, subunitWords } from "../units.data.ts";

/**
 * The words of a name without "cents" or "in cents" at their end; null if they have none, or nothing else. `ct` means cents
 * only behind a word for money, which may be short, too: `net_amt_ct`, but not `order_ct`.
 */
export function withoutSubunit(words: readonly string[]): readonly string[] | null {
  if (subunitOf(words) === null) return null;
  const before = words.slice(0, words.at(-2) === "in" ? -2 : -1);
  return before.length > 0 ? before : null;
}

/** How many of the unit at the end of a name make one of the currency; null if it ends with no such unit. */
export function subunitOf(words: readonly string[]): number | null {
  const [last = "", previous = ""] = [words.at(-1), words.at(-2)];
  if (previous === "per") return null;
  const short = shortSubunits.get(last);
  return subunitWords.get(last) ?? (short !== undefined && isPriced(previous) ? short : null);
}

/** True for a word for money that cannot be counted, or for one that is short for it: `amt`, `prc`. */
function isPriced(word: string): boolean {
  return pricedWords.some((priced) => word === priced || rateAlignment(word, priced) >= surelyShort);
}

const surelyShort = 0.75;

import { isEnglishWord } from "../link/synonym-index.ts";
import { withoutSubunit } from "../meaning/names/without-subunit.ts";
import { durationWords, unitWords } from "../meaning/units.data.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { pluralizeWord, singularize } from "../meaning/names/word-form.ts";
import { shortNouns } from "./short-nouns.data.ts";

/** Turns a database name into words: `order_lines` becomes "order lines". Labels with spaces stay unchanged. */
export function humanizeName(name: string): string {
  const words = name.includes(" ") ? name.split(" ") : splitName(name);
  return words.length === 0 ? name : dropUnit(words).join(" ");
}

/** "order line" for "order lines", "sale 2026" for "sales 2026": changes the last word without digits. */
export function singularOf(phrase: string): string {
  return changeLast(phrase, singularize);
}

/** "order lines" for "order line"; leaves plurals unchanged, and short names that are not English, such as "poh". */
export function pluralOf(phrase: string): string {
  return changeLast(phrase, (word) => (isAbbreviation(word) ? word : pluralizeWord(singularize(word))));
}

/** True for a plural such as "orders", but not for "revenue" or "share of orders". */
export function isPlural(phrase: string): boolean {
  const words = phrase.split(linkWord)[0]?.split(" ") ?? [];
  const last = words[placeOfNoun(words)] ?? "";
  return last.endsWith("s") && singularize(last) !== last;
}

/** The name of a table or column as it is read: "order lines" for `Order_Lines`. */
export function nameInWords(name: string): string {
  return name.replaceAll("_", " ").toLowerCase();
}

export function capitalize(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === "" ? text : first.toUpperCase() + text.slice(first.length);
}

/** "Furniture, Kitchen and Garden". */
export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length <= 1) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1) ?? ""}`;
}

const linkWord = / (?:of|per|in|by|this|last) /;

/**
 * Drops units, which are shown with the figures: "weight kg" becomes "weight", "lead time days" becomes "lead time".
 * "Delivery days" and "weight in t" stay.
 */
function dropUnit(words: readonly string[]): readonly string[] {
  const amount = withoutSubunit(words);
  if (amount !== null) return amount;
  const last = words.at(-1) ?? "";
  const beforeLast = words.at(-2) ?? "";
  if (beforeLast === "in") return words;
  if (words.length > 2 && isExtent(beforeLast + last)) return words.slice(0, -2);
  if (words.length > 1 && isExtent(last) && !(words.length === 2 && rankWords.has(beforeLast))) {
    return words.slice(0, -1);
  }
  return durationWords.has(last) && timeNouns.has(beforeLast) ? words.slice(0, -1) : words;
}

/** True for a unit that is shown with the figures, except "percent". */
function isExtent(word: string): boolean {
  return unitWords.has(word) && unitWords.get(word) !== "percent";
}

/** Words before the name of a column: "average km" is an average of km. */
const rankWords: ReadonlySet<string> = new Set(["average", "highest", "lowest", "median"]);

const timeNouns: ReadonlySet<string> = new Set(["age", "duration", "length", "time"]);

function isAbbreviation(word: string): boolean {
  return /^[a-z]{1,3}$/.test(word) && !isEnglishWord(word) && !shortNouns.has(word);
}

function changeLast(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(" ");
  const index = placeOfNoun(words);
  return words.map((word, at) => (at === index ? change(word) : word)).join(" ");
}

/** The index of the last word without digits, since years, quarters and versions may follow the noun. */
function placeOfNoun(words: readonly string[]): number {
  const index = words.findLastIndex((word) => !/\d/.test(word));
  return index < 0 ? words.length - 1 : index;
}

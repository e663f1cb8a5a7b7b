import { durationWords, unitWords } from "../meaning/units.data.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { pluralizeWord, singularize } from "../meaning/names/word-form.ts";

/** A name of the database as a person says it: `order_lines` is "order lines". Labels with spaces stay as they are. */
export function humanizeName(name: string): string {
  const words = name.includes(" ") ? name.split(" ") : splitName(name);
  return words.length === 0 ? name : dropUnit(words).join(" ");
}

/** "order lines" → "order line", "sales 2026" → "sale 2026": the last word only, and numbers are none. */
export function singularOf(phrase: string): string {
  return changeLast(phrase, singularize);
}

/** "order line" → "order lines"; a plural stays one. */
export function pluralOf(phrase: string): string {
  return changeLast(phrase, (word) => pluralizeWord(singularize(word)));
}

/** Whether it stands for several: "orders", not "revenue" or "share of orders". */
export function isPlural(phrase: string): boolean {
  const words = phrase.split(linkWord)[0]?.split(" ") ?? [];
  const last = words[placeOfNoun(words)] ?? "";
  return last.endsWith("s") && singularize(last) !== last;
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

/** Units are written with the figures: "weight kg" is "weight", "lead time days" "lead time". "Delivery days" stay. */
function dropUnit(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  const beforeLast = words.at(-2) ?? "";
  if (words.length > 2 && isExtent(beforeLast + last)) return words.slice(0, -2);
  if (words.length > 1 && isExtent(last)) return words.slice(0, -1);
  return durationWords.has(last) && timeNouns.has(beforeLast) ? words.slice(0, -1) : words;
}

/** Whether a word is a unit that is written with the figures. "Discount percent" stays. */
function isExtent(word: string): boolean {
  return unitWords.has(word) && unitWords.get(word) !== "percent";
}

const timeNouns: ReadonlySet<string> = new Set(["age", "duration", "length", "time"]);

function changeLast(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(" ");
  const place = placeOfNoun(words);
  return words.map((word, at) => (at === place ? change(word) : word)).join(" ");
}

/** Of the last word that has no digit: years, quarters and versions after it are no part of it. */
function placeOfNoun(words: readonly string[]): number {
  const place = words.findLastIndex((word) => !/\d/.test(word));
  return place < 0 ? words.length - 1 : place;
}

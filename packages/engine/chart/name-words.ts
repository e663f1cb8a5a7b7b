import { splitName } from "../link/split-name.ts";
import { pluralizeWord, singularize } from "../link/word-form.ts";

/** A name of the database as a person says it: `order_lines` is "order lines". Labels with spaces stay as they are. */
export function sayName(name: string): string {
  if (name.includes(" ")) return name;
  const words = splitName(name).join(" ");
  return words === "" ? name : words.replaceAll(unitMark, "$1$2");
}

/** "order lines" → "order line": the last word only. */
export function singularOf(phrase: string): string {
  return changeLast(phrase, singularize);
}

/** "order line" → "order lines"; a plural stays one. */
export function pluralOf(phrase: string): string {
  return changeLast(phrase, (word) => pluralizeWord(singularize(word)));
}

/** Whether the last word stands for several: "orders", not "revenue" or "address". */
export function isPlural(phrase: string): boolean {
  const last = phrase.split(" ").at(-1) ?? "";
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

const unitMark = /\b(m) ([23])\b/g;

function changeLast(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return [...words, change(last)].join(" ");
}

import pluralize from "pluralize";
import { contractionLemmas } from "./contractions.data.ts";
import { irregularForms, plainStems, uninflectedWords } from "./lemmas.data.ts";
import type { PartOfSpeech } from "./question.ts";

/**
 * Returns the lemma of a lowercase word: "cities" → "city", "sold" → "sell", "placed" → "place".
 *
 * The tag matters only for "-ing", which is removed from verbs ("selling" → "sell") but not from nouns ("rating").
 * Names in a database have no sentence context and are lemmatized as nouns.
 */
export function lemmatizeWord(lower: string, tag: PartOfSpeech = "noun"): string {
  const known = contractionLemmas.get(lower) ?? irregularLemmas.get(lower);
  if (known !== undefined) return known;
  if (lower.length < 4 && lower !== "ids") return lower;
  if (uninflectedWords.has(lower) || !latinWord.test(lower)) return lower;
  if (lower.endsWith("ied")) return lower.length > 4 ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
  if (lower.endsWith("ed")) return restoreStem(lower.slice(0, -2)) ?? lower;
  if (lower.endsWith("ing") && tag === "verb") return restoreStem(lower.slice(0, -3)) ?? lower;
  return lower.endsWith("s") || lower.endsWith("i") ? pluralize.singular(lower) : lower;
}

/** Irregular forms and their lemmas. */
const irregularLemmas: ReadonlyMap<string, string> = new Map(
  [...irregularForms].flatMap(([lemma, forms]) => forms.split(" ").map((form) => [form, lemma] as const)),
);
const latinWord = /^[a-z]+$/u;
const vowel = /[aeiouy]/u;
const consonant = /[bcdfghjklmnpqrstvwxz]/u;

/**
 * Restores a verb from its stem: "plac" → "place", "shipp" → "ship", "order" → "order"; null if it cannot be a verb.
 */
function restoreStem(stem: string): string | null {
  if (!vowel.test(stem) || stem.length < 2) return null;
  if (plainStems.has(stem)) return stem;
  if (isDoubled(stem)) {
    return fixedDoubles.has(stem.slice(-2)) && !plainStems.has(stem.slice(0, -1)) ? stem : stem.slice(0, -1);
  }
  return silentE.some((ending) => stem.endsWith(ending)) || isShort(stem) ? `${stem}e` : stem;
}

function isDoubled(stem: string): boolean {
  const last = stem.at(-1) ?? "";
  return last === stem.at(-2) && consonant.test(last);
}

/** Doubled letters that usually belong to the stem: "call", "miss", "staff", "buzz". */
const fixedDoubles: ReadonlySet<string> = new Set(["ll", "ss", "ff", "zz"]);

/** True for a stem of one syllable that ends in consonant, vowel, consonant: "us", "hir", "rat", "nam". */
function isShort(stem: string): boolean {
  const last = stem.at(-1) ?? "";
  const middle = stem.at(-2) ?? "";
  const before = stem.slice(0, -2);
  return consonant.test(last) && !"wx".includes(last) && vowel.test(middle) && !vowel.test(before);
}

/** Endings of stems that lost a silent "e". */
const silentE: readonly string[] = [
  "c",
  "v",
  "u",
  "z",
  "dg",
  "ng",
  "rg",
  "ag",
  "bl",
  "cl",
  "dl",
  "fl",
  "gl",
  "kl",
  "pl",
  "tl",
  "zl",
  "at",
  "et",
  "it",
  "ot",
  "ut",
  "ir",
  "ar",
  "or",
  "ur",
  "as",
  "es",
  "is",
  "os",
  "us",
  "ls",
  "ns",
  "ps",
  "rs",
  "id",
  "ad",
  "ud",
  "od",
  "ed",
  "uc",
  "um",
  "im",
  "om",
  "am",
  "in",
  "an",
  "ik",
  "ak",
  "ok",
  "op",
  "ap",
  "ip",
  "yp",
  "il",
  "ul",
  "ol",
  "th",
  "ib",
  "gre",
];

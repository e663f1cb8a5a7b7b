import pluralize from "pluralize";

/** One word of a name or question, in the forms that comparisons use. */
export interface WordForm {
  readonly text: string;
  /** The singular, or the lemma from reading the question. */
  readonly lemma: string;
  /** The word without suffixes: "creation", "created" and "creating" all become "creat". Not a word. */
  readonly stem: string;
}

/** Returns the forms of a lowercase word. Words in scripts without English suffixes stay unchanged. */
export function formWord(text: string, lemma: string = singularize(text)): WordForm {
  return { text, lemma, stem: stemWord(lemma) };
}

/** "boxes" → "box"; words in -ss, -us and -is, and short ones, stay unchanged. */
export function singularize(word: string): string {
  if (word.length < 4 || word.length > 40) return word;
  if (irregularPlurals.has(word)) return pluralize.singular(word);
  if (word.endsWith("ives")) return word.slice(0, -1);
  return !word.endsWith("s") || /(?:ss|us|is)$/.test(word) ? word : pluralize.singular(word);
}

const irregularPlurals = new Set(["children", "feet", "geese", "men", "mice", "people", "teeth", "women"]);

/** "sofa" → "sofas". */
export function pluralizeWord(word: string): string {
  return word.length > 40 ? word : pluralize.plural(word);
}

/**
 * Strips English suffixes one after another: delivery, deliver, deliv. The rest contains a vowel and has the minimum
 * length for the suffix.
 */
export function stemWord(word: string): string {
  if (word.length > 40) return word;
  let stem = smooth(spellAmerican(word));
  for (;;) {
    const shorter = cutEnding(stem);
    if (shorter === stem) return stem;
    stem = shorter;
  }
}

/** "colour" → "color", "litre" → "liter", "catalogue" → "catalog", "kilogramme" → "kilogram", "licence" → "license". */
export function spellAmerican(word: string): string {
  if (word.length < shortestBritish) return word;
  return word
    .replace(/our$/, "or")
    .replace(/([bt])re$/, "$1er")
    .replace(/ogue$/, "og")
    .replace(/gramme$/, "gram")
    .replace(/^(lic|def|off)ence$/, "$1ense");
}

const shortestBritish = 5;

/** The stems of words, for lookups. */
export function stemWords(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stemWord));
}

/** True if a word has one of the stems. */
export function hasAny(words: readonly string[], stems: ReadonlySet<string>): boolean {
  return words.some((word) => stems.has(stemWord(word)));
}

/** True if the last word has one of the stems. */
export function endsInAny(words: readonly string[], stems: ReadonlySet<string>): boolean {
  return stems.has(stemWord(words.at(-1) ?? ""));
}

/** Suffix, replacement, and minimum length of the rest. Longest first: the first match is stripped. */
const endings: readonly (readonly [string, string, number])[] = [
  ["isation", "iz", 4],
  ["ization", "iz", 4],
  ["ality", "", 4],
  ["ation", "at", 4],
  ["ising", "iz", 4],
  ["ised", "iz", 4],
  ["iest", "y", 3],
  ["ier", "y", 3],
  ["ment", "", 4],
  ["ness", "", 3],
  ["ship", "", 5],
  ["ion", "", 5],
  ["ing", "", 3],
  ["ied", "y", 3],
  ["est", "", 3],
  ["ery", "er", 4],
  ["ed", "", 3],
  ["er", "", 3],
  ["or", "", 3],
  ["al", "", 4],
  ["ly", "", 4],
];

function cutEnding(word: string): string {
  for (const [ending, replacement, least] of endings) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    if (base.length >= least && /[aeiouy]/.test(base)) return smooth(base);
  }
  return word;
}

/** Unifies stems: "shipp" with "ship", "creat" with "create". */
function smooth(base: string): string {
  const bare = base.length > 3 && base.endsWith("e") ? base.slice(0, -1) : base;
  const last = bare.at(-1) ?? "";
  const isDoubled = bare.length > 3 && last === bare.at(-2) && !"aeious".includes(last);
  return isDoubled ? bare.slice(0, -1) : bare;
}

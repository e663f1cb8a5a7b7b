/** A word that an abbreviation may stand for. */
export interface AlignedWord {
  readonly word: string;
  /** How much of the word the abbreviation shows, from 0 to 1. */
  readonly quality: number;
}

/**
 * Finds the words of a vocabulary that an abbreviation may stand for: `qty` → quantity, `dt` → date, `descr` →
 * description. Returns the words that fit best, or an empty list.
 *
 * An abbreviation starts with the first letter of the word and contains letters of it in order. The best fits are its
 * consonants and its beginning; a common last letter is weaker evidence.
 */
export function prepareAlignment(vocabulary: Iterable<string>): (short: string) => readonly AlignedWord[] {
  const byInitial = Map.groupBy(new Set(vocabulary), (word) => word.slice(0, 1));
  const known = new Map<string, readonly AlignedWord[]>();
  return (short) => {
    const found = known.get(short) ?? alignAmong(short, byInitial.get(short.slice(0, 1)) ?? []);
    known.set(short, found);
    return found;
  };
}

function alignAmong(short: string, words: readonly string[]): readonly AlignedWord[] {
  if (short.length < 2 || !/^[a-z]+$/.test(short)) return [];
  const fitting = words
    .map((word) => ({ word, quality: rateAlignment(short, word) }))
    .filter(({ quality }) => quality >= qualities.contraction);
  const best = Math.max(0, ...fitting.map(({ quality }) => quality));
  return fitting.filter(({ quality }) => quality === best);
}

/** How well `short` abbreviates `word`; 0 if it does not. */
export function rateAlignment(short: string, word: string): number {
  if (short.length >= word.length || !isSubsequence(short, word)) return 0;
  const skeleton = skeletonOf(word);
  if (short === skeleton) return qualities.skeleton;
  if (short.length >= 3 && word.startsWith(short)) return qualities.prefix;
  if (short.length >= 3 && skeleton.startsWith(short)) return qualities.skeletonStart;
  if (short.length * 3 >= word.length) {
    const isContraction =
      short.at(-1) === word.at(-1) && isSubsequence(short, skeleton + (word.at(-1) ?? ""));
    if (isContraction) return qualities.contraction;
    const isMost = short.length >= 3 && short.length * 3 >= skeleton.length * 2;
    if (isMost && isSubsequence(short, skeleton)) return qualities.mostConsonants;
  }
  if (showsMost(short, word, skeleton)) return qualities.mostConsonants;
  return word.startsWith(short) ? qualities.twoLetters : 0;
}

const qualities = {
  skeleton: 0.9,
  prefix: 0.85,
  skeletonStart: 0.8,
  contraction: 0.75,
  /** `whs` for warehouse. */
  mostConsonants: 0.6,
  /** `cr` for credit: enough only next to a better word, as in `cr_lmt`. */
  twoLetters: 0.25,
} as const;

/** True for `pkup` of pickup: most of its letters, up to the last one, and all of its consonants but one. */
function showsMost(short: string, word: string, skeleton: string): boolean {
  const shown = skeletonOf(short);
  return (
    short.length >= leastShown &&
    short.length + leastHidden <= word.length &&
    short.length * 3 >= word.length * 2 &&
    short.at(-1) === word.at(-1) &&
    shown.length + 1 >= skeleton.length
  );
}

const leastShown = 4;
/** A word without one of its letters is misspelled. */
const leastHidden = 2;

/** The first letter and all later consonants, without doubled ones: `settle` → stl. */
function skeletonOf(word: string): string {
  const consonants = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, "");
  return consonants.replaceAll(/(.)\1+/g, "$1");
}

function isSubsequence(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

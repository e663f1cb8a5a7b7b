/** A whole word that a short one may stand for. */
export interface AlignedWord {
  readonly word: string;
  /** 0–1: how much of the whole word the short one shows. */
  readonly quality: number;
}

/**
 * Finds the words of a vocabulary that a short form of letters may stand for: `qty` → quantity, `dt` → date, `descr` →
 * description. Of the vocabulary, the words that fit best; empty where none fits.
 *
 * A short form starts as the word does and holds letters of it in their order. It is surest where it is the consonants of
 * the word or its beginning, less sure where it merely ends as the word does.
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
    .filter(({ quality }) => quality > 0);
  const best = Math.max(0, ...fitting.map(({ quality }) => quality));
  return fitting.filter(({ quality }) => quality === best);
}

/** How well `short` abbreviates `word`: 0 where it does not. */
export function rateAlignment(short: string, word: string): number {
  if (short.length >= word.length || !isSubsequence(short, word)) return 0;
  const skeleton = skeletonOf(word);
  if (short === skeleton) return qualities.skeleton;
  if (short.length >= 3 && word.startsWith(short)) return qualities.prefix;
  if (short.length >= 3 && skeleton.startsWith(short)) return qualities.skeletonStart;
  if (short.at(-1) !== word.at(-1) || short.length * 3 < word.length) return 0;
  return isSubsequence(short, skeleton + (word.at(-1) ?? "")) ? qualities.contraction : 0;
}

const qualities = { skeleton: 0.9, prefix: 0.85, skeletonStart: 0.8, contraction: 0.75 } as const;

/** The first letter and the consonants behind it, doubled ones once: `settle` → stl. */
function skeletonOf(word: string): string {
  const consonants = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, "");
  return consonants.replaceAll(/(.)\1+/g, "$1");
}

function isSubsequence(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

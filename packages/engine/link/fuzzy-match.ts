/** Candidate words for corrections, by first letter and length. */
export interface Spelling {
  readonly buckets: ReadonlyMap<string, readonly string[]>;
}

/** Indexes words of at least four letters. */
export function prepareSpelling(words: Iterable<string>): Spelling {
  const buckets = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4 || word.length > longest) continue;
    const key = bucketKey(word, word.length);
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [word]);
    else bucket.push(word);
  }
  return { buckets };
}

/**
 * Finds the nearest words to an unexplained word: up to one typo in words of five letters, up to two from nine letters.
 * A typo is an extra, missing, wrong or swapped letter; the first letter must be correct.
 */
export function findNearWords(spelling: Spelling, word: string): readonly string[] {
  const most = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0 || word.length > longest) return [];
  let nearest = most;
  let found: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of spelling.buckets.get(bucketKey(word, length)) ?? []) {
      const distance = countSlips(word, candidate, nearest);
      if (distance > nearest) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push(candidate);
    }
  }
  return found.toSorted().slice(0, maxFound);
}

const longest = 40;
const maxFound = 3;

function bucketKey(word: string, length: number): string {
  return `${word[0] ?? ""}${String(length)}`;
}

/**
 * The Damerau–Levenshtein distance (optimal string alignment). Returns any value above `most` as `most + 1` or more.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

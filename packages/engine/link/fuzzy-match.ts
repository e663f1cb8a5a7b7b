/** The words a misspelling may be meant for, filed by first letter and length. */
export interface Spelling {
  readonly shelves: ReadonlyMap<string, readonly string[]>;
}

/** Files words of at least four letters. */
export function prepareSpelling(words: Iterable<string>): Spelling {
  const shelves = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4 || word.length > longest) continue;
    const key = shelfOf(word, word.length);
    const shelf = shelves.get(key);
    if (shelf === undefined) shelves.set(key, [word]);
    else shelf.push(word);
  }
  return { shelves };
}

/**
 * Finds the nearest words to one that nothing else explains: one slip in words of five letters, two from nine on. A
 * slip is a letter too many, missing, wrong, or swapped with its neighbor; the first letter is taken to be right.
 */
export function findNearWords(spelling: Spelling, word: string): readonly string[] {
  const most = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0 || word.length > longest) return [];
  let nearest = most;
  let found: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of spelling.shelves.get(shelfOf(word, length)) ?? []) {
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

function shelfOf(word: string, length: number): string {
  return `${word[0] ?? ""}${String(length)}`;
}

/** Damerau–Levenshtein distance (optimal string alignment); anything above `most` may come back as `most + 1`. */
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

/** The menu shows at least this many characters of a title. */
const shownLength = 24;
/** The length of the beginning if a title is shortened in the middle. */
const sharedLength = 11;

/**
 * Shortens titles so that no two look the same: if several begin with the same words, the words that differ follow the
 * beginning ("Revenue by… last year"). Identical titles stay identical.
 */
export function shortenTitles(titles: readonly string[]): readonly string[] {
  return titles.map((title) => {
    const shared = titles
      .filter((other) => other !== title)
      .map((other) => countShared(title, other))
      .filter((count) => count >= shownLength);
    if (shared.length === 0) return title;
    const from = title.lastIndexOf(" ", Math.max(...shared) - 1) + 1;
    return from <= sharedLength ? title : `${title.slice(0, sharedLength).trimEnd()}… ${title.slice(from)}`;
  });
}

/** The length of the common prefix of two titles. */
function countShared(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
}

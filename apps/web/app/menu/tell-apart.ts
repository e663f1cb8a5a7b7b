/** As many characters of a title show in the menu at least. */
const shownLength = 24;
/** What is left of the beginning of a title whose end tells it apart. */
const keptLength = 11;

/**
 * How titles are shown in little room, so that no two look alike: where several begin with the same words, the words
 * that differ follow the beginning ("Revenue by… last year"). Titles that are the same stay the same.
 */
export function tellApart(titles: readonly string[]): readonly string[] {
  return titles.map((title) => {
    const shared = titles
      .filter((other) => other !== title)
      .map((other) => countShared(title, other))
      .filter((count) => count >= shownLength);
    if (shared.length === 0) return title;
    const from = title.lastIndexOf(" ", Math.max(...shared) - 1) + 1;
    return from <= keptLength ? title : `${title.slice(0, keptLength).trimEnd()}… ${title.slice(from)}`;
  });
}

/** How many characters two titles share from their start. */
function countShared(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
}

import { leftOutWords } from "./left-out.data.ts";
import type { Sense } from "./read-wordnet.ts";

/** The minimum number of uses of a potentially offensive word in its other senses: "tool" passes. */
const minHarmlessCount = 10;

/** Returns a test for senses to include in a table of English words, out of all senses. */
export function prepareHarmless(all: readonly Sense[]): (sense: Sense) => boolean {
  const offensive = findOffensiveWords(all);
  return ({ word, usage }) =>
    usage === "plain" &&
    !offensive.has(word) &&
    !leftOutWords.has(word) &&
    /^[a-z]{3,}(?:_[a-z]{2,})?$/.test(word);
}

/** Words with an offensive sense whose other senses are rare. */
function findOffensiveWords(all: readonly Sense[]): ReadonlySet<string> {
  const offensive = new Set(all.filter(({ usage }) => usage === "offensive").map(({ word }) => word));
  const counts = countWords(
    all.filter(({ usage, word }) => usage !== "offensive" && offensive.has(word)),
    ({ word }) => word,
  );
  return new Set([...offensive].filter((word) => (counts.get(word) ?? 0) < minHarmlessCount));
}

/** How often WordNet's tagged texts use each word. */
export function countWords(
  all: readonly Sense[],
  nameOf: (sense: Sense) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sense of all) counts.set(nameOf(sense), (counts.get(nameOf(sense)) ?? 0) + sense.count);
  return counts;
}

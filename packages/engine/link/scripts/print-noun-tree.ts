import type { Sense, Synset } from "./read-wordnet.ts";

/**
 * Prints the nouns as a tree of meanings: each line has a depth and the words of a meaning, and is a kind of the nearest
 * line above with a smaller depth. Leaves out meanings that WordNet's tagged texts never use.
 */
export function printNounTree(
  senses: readonly Sense[],
  synsets: ReadonlyMap<string, Synset>,
  license: string,
): string {
  const used = new Set(senses.filter(({ count }) => count > 0).map(({ synset }) => synset));
  const groups = Map.groupBy(
    senses.filter(({ synset }) => used.has(synset)),
    ({ synset }) => synset,
  );
  const parentOf = (id: string): string | null => {
    const [broader] = synsets.get(id)?.broader ?? [];
    return broader === undefined || groups.has(broader) ? (broader ?? null) : parentOf(broader);
  };
  const children = Map.groupBy(groups.keys(), parentOf);
  const linesOf = (parent: string | null, depth: number): readonly string[] =>
    (children.get(parent) ?? [])
      .map((id) => ({ id, words: printWords(groups.get(id) ?? []) }))
      .toSorted((a, b) => (a.words < b.words ? -1 : 1))
      .flatMap(({ id, words }) => [`${String(depth)} ${words}`, ...linesOf(id, depth + 1)]);
  return `/**
 * Made by scripts/build-synonyms.ts; do not edit. English nouns as a tree of meanings, from WordNet. A line has a depth
 * and the words of a meaning, and is a kind of the nearest line above with a smaller depth. An underscore stands for a
 * space; a number follows a word whose more common meanings are elsewhere.
${license} */
export const nounTree: string = \`
${linesOf(null, 0).join("\n")}
\`;
`;
}

function printWords(senses: readonly Sense[]): string {
  const words = senses.map(({ word, rank }) => (rank === 1 ? word : `${word}${String(rank)}`));
  return [...new Set(words)].toSorted().join(" ");
}

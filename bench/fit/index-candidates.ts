import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Candidates } from "./candidate.ts";

/** A question's interpretations, with numbered features, so that hundreds of thousands fit into memory. */
export interface IndexedQuestion {
  readonly id: string;
  readonly benchmark: string;
  readonly database: string;
  readonly interpretations: readonly IndexedInterpretation[];
}

export interface IndexedInterpretation {
  /** The numbers of its features, and their values. */
  readonly indices: Int32Array;
  readonly figures: Float32Array;
  readonly isRight: boolean;
}

export interface IndexedCandidates {
  readonly questions: readonly IndexedQuestion[];
  /** The names of features, by number. */
  readonly names: readonly string[];
}

/**
 * Reads a file of candidates, one question per line. The result is ordered by name, independent of the order of the
 * file.
 */
export async function indexCandidates(path: string): Promise<IndexedCandidates> {
  const numbers = new Map<string, number>();
  const found: IndexedQuestion[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line === "") continue;
    const { id, benchmark, database, interpretations } = JSON.parse(line) as Candidates;
    const indexed = interpretations.map(({ features, isRight }) => ({
      ...indexFeatures(features, numbers),
      isRight,
    }));
    found.push({ id, benchmark, database, interpretations: indexed });
  }
  return { questions: found.toSorted((a, b) => (a.id < b.id ? -1 : 1)), names: [...numbers.keys()] };
}

function indexFeatures(
  features: Readonly<Record<string, number>>,
  numbers: Map<string, number>,
): Pick<IndexedInterpretation, "indices" | "figures"> {
  const entries = Object.entries(features);
  const indices = entries.map(([name]) => {
    const index = numbers.get(name) ?? numbers.size;
    numbers.set(name, index);
    return index;
  });
  return { indices: Int32Array.from(indices), figures: Float32Array.from(entries, ([, figure]) => figure) };
}

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Candidates } from "./candidate.ts";

/** A question's interpretations, with numbered features, so that hundreds of thousands fit into memory. */
export interface IndexedQuestion {
  readonly id: string;
  readonly benchmark: string;
  readonly database: string;
  readonly isChecked: boolean;
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
    const { id, benchmark, database, isChecked, interpretations } = JSON.parse(line) as Candidates;
    const indexed = interpretations.map(({ features, isRight }) => ({
      ...indexFeatures(features, numbers),
      isRight,
    }));
    found.push({ id, benchmark, database, isChecked, interpretations: indexed });
  }
  return { questions: found.toSorted((a, b) => (a.id < b.id ? -1 : 1)), names: [...numbers.keys()] };
}

/**
 * The candidates without features that occur in the questions of fewer databases: what they are worth elsewhere cannot be
 * known.
 */
export function keepSpread(
  { questions, names }: IndexedCandidates,
  minDatabases: number,
  isAlwaysKept: (name: string) => boolean,
): IndexedCandidates {
  const databases = names.map(() => new Set<string>());
  for (const { database, isChecked, interpretations } of questions) {
    if (isChecked) continue;
    for (const { indices } of interpretations) for (const index of indices) databases[index]?.add(database);
  }
  const isKept = names.map(
    (name, index) => isAlwaysKept(name) || (databases[index]?.size ?? 0) >= minDatabases,
  );
  return {
    names,
    questions: questions.map((question) => ({
      ...question,
      interpretations: question.interpretations.map((one) => ({
        ...one,
        figures: one.figures.map((figure, at) => (isKept[one.indices[at] ?? 0] ? figure : 0)),
      })),
    })),
  };
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

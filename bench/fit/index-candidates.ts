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
 * Reads files of candidates, one question per line. The result is ordered by name, independent of the order of the
 * files.
 */
export async function indexCandidates(paths: readonly string[]): Promise<IndexedCandidates> {
  const numbers = new Map<string, number>();
  const found: IndexedQuestion[] = [];
  for (const path of paths) {
    for await (const line of createInterface({ input: createReadStream(path) })) {
      if (line === "") continue;
      const { id, benchmark, database, isChecked, interpretations } = JSON.parse(line) as Candidates;
      const indexed = interpretations.map(({ features, isRight }) => ({
        ...indexFeatures(features, numbers),
        isRight,
      }));
      found.push({ id, benchmark, database, isChecked, interpretations: indexed });
    }
  }
  return { questions: found.toSorted((a, b) => (a.id < b.id ? -1 : 1)), names: [...numbers.keys()] };
}

/** In the questions of how many schemas each feature occurs, those of sets that nothing is fitted on left out. The variants of a company are one. */
export function countSchemas({ questions, names }: IndexedCandidates): readonly number[] {
  const schemas = names.map(() => new Set<string>());
  for (const { isChecked, interpretations, ...question } of questions) {
    if (isChecked) continue;
    const schema = schemaOf(question);
    for (const { indices } of interpretations) for (const index of indices) schemas[index]?.add(schema);
  }
  return schemas.map(({ size }) => size);
}

/** The schema that a question is about. */
export function schemaOf({ database }: Pick<IndexedQuestion, "database">): string {
  return database.slice(0, database.indexOf("."));
}

/** The candidates without features that occur in fewer schemas: what they are worth elsewhere cannot be known. */
export function keepSpread(
  { questions, names }: IndexedCandidates,
  counts: readonly number[],
  { min, isAlwaysKept }: { readonly min: number; readonly isAlwaysKept: (name: string) => boolean },
): IndexedCandidates {
  const isKept = names.map((name, index) => isAlwaysKept(name) || (counts[index] ?? 0) >= min);
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

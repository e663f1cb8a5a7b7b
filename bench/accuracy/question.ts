import type { IsoDate } from "@askery/model";

/** Questions that are measured together, and one line of the table of figures. */
export interface Benchmark {
  readonly name: string;
  /** Whether its misses may be read. Those of a set that only checks are counted and never written. */
  readonly isOpen: boolean;
  readonly questions: readonly Question[];
}

/** A question, with what is known about its answer. */
export interface Question {
  readonly id: string;
  /** Path of the database file. */
  readonly database: string;
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly string[];
  readonly today: IsoDate;
  /** SQL of right answers, each as good as the others; empty when the database cannot answer the question. */
  readonly gold: readonly string[];
  /** The chart that a person would draw, as the benchmark calls it. */
  readonly chart: string | null;
}

export function isAnswerable(question: Question): boolean {
  return question.gold.length > 0;
}

import type { IsoDate } from "@askery/model";
import type { GoldSource } from "../learn/gold-source.ts";

/** Questions that are measured together: one line in the table of figures. */
export interface Benchmark {
  readonly name: string;
  /** Whether its misses may be read. Otherwise they are counted but never written. */
  readonly isOpen: boolean;
  readonly questions: readonly Question[];
}

/** A question and its correct answers. */
export interface Question {
  readonly id: string;
  /** The path of the database file. */
  readonly database: string;
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly string[];
  readonly today: IsoDate;
  /** SQL of correct answers, all equally good; empty if the database cannot answer the question. */
  readonly gold: readonly string[];
  /** Where the gold SQL runs, if not on the database itself. */
  readonly goldSource?: GoldSource;
  /** The path of a file with the glossary that people made for the database; it is the same for all its questions. */
  readonly glossary?: string;
  /** The benchmark's name for the chart that a person would draw. */
  readonly chart: string | null;
  /** Whether the question itself names the chart. */
  readonly namesChart: boolean;
  /** Whether the benchmark draws the same query as another chart, too. Absent: it does not. */
  readonly hasOtherCharts?: boolean;
}

export function isAnswerable(question: Question): boolean {
  return question.gold.length > 0;
}

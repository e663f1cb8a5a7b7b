import type { Benchmark, Question } from "./question.ts";

/** Sets of at most so many questions are always asked whole. */
const largestWhole = 1_000;

export interface Sample {
  /** Of every so many questions one is taken. */
  readonly every: number;
  /** The place of the first, from 0. */
  readonly offset: number;
}

/** A large benchmark's sample; a small benchmark as a whole. */
export function takeSample<T extends Pick<Benchmark, "questions">>(benchmark: T, sample: Sample): T {
  return { ...benchmark, questions: sampleOf(benchmark.questions, sample) };
}

/**
 * What is left of benchmarks when the sample is held out: of the large ones, no question of it, nor any with the gold
 * SQL of one of its questions, which is the same question in other words.
 */
export function holdOut(benchmarks: readonly Benchmark[], sample: Sample): readonly Benchmark[] {
  const large = benchmarks.filter(({ questions }) => questions.length > largestWhole);
  const held = new Set(large.flatMap(({ questions }) => sampleOf(questions, sample).map(identify)));
  return benchmarks.map((benchmark) =>
    large.includes(benchmark)
      ? { ...benchmark, questions: benchmark.questions.filter((one) => !held.has(identify(one))) }
      : benchmark,
  );
}

function sampleOf(questions: readonly Question[], { every, offset }: Sample): readonly Question[] {
  return questions.length > largestWhole
    ? questions.filter((_, place) => place % every === offset % every)
    : questions;
}

function identify({ database, gold }: Question): string {
  return `${database.split("/").at(-1)}\n${gold[0]}`;
}

import type { Benchmark, Question } from "./question.ts";

/** Sets of up to this size are always used whole. */
const largestWhole = 1_000;

export interface Sample {
  /** One of this many questions is taken. */
  readonly every: number;
  /** The index of the first, from 0. */
  readonly offset: number;
}

/** The sample of a large benchmark, or all of a small one. */
export function takeSample<T extends Pick<Benchmark, "questions">>(benchmark: T, sample: Sample): T {
  return { ...benchmark, questions: sampleOf(benchmark.questions, sample) };
}

/**
 * Benchmarks without the sample: the large ones lose every question of it, and every question with the same gold SQL as
 * one of them, because that is the same question in other words.
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
    ? questions.filter((_, index) => index % every === offset % every)
    : questions;
}

function identify({ database, gold }: Question): string {
  return `${database.split("/").at(-1)}\n${gold[0]}`;
}

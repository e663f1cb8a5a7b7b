import type { Attempt, DrawnChart } from "./attempt.ts";
import { chartNames } from "./chart-names.data.ts";
import type { Benchmark } from "./question.ts";

/** How often answers have the chart that the benchmark names. */
export interface ChartFigures {
  readonly benchmark: string;
  readonly chart: string;
  /** The number of answered questions for which the benchmark names it. */
  readonly answers: number;
  /** The share of these that agree, 0–1. */
  readonly agreed: number;
}

/** One line for each chart that a benchmark names, most frequent first. */
export function measureCharts(
  { name, questions }: Benchmark,
  attempts: readonly Attempt[],
): readonly ChartFigures[] {
  const wanted = new Map(questions.map(({ id, chart }) => [id, chart]));
  const drawn = attempts.flatMap(({ id, chart }) => {
    const named = wanted.get(id);
    return chart && named ? [{ named, isAgreed: isNamed(chart, named) }] : [];
  });
  return [...Map.groupBy(drawn, ({ named }) => named)]
    .map(([chart, some]) => ({
      benchmark: name,
      chart,
      answers: some.length,
      agreed: some.filter(({ isAgreed }) => isAgreed).length / some.length,
    }))
    .toSorted((one, other) => other.answers - one.answers);
}

function isNamed({ kind, isSplit, isStacked }: DrawnChart, name: string): boolean {
  const meant = chartNames[name.toLowerCase().replaceAll("-", " ")];
  if (!meant) return false;
  return (
    meant.kinds.includes(kind) &&
    (meant.isSplit === undefined || meant.isSplit === isSplit) &&
    (meant.isStacked === undefined || meant.isStacked === isStacked)
  );
}

import type { Attempt, DrawnChart } from "./attempt.ts";
import { chartNames } from "./chart-names.data.ts";
import type { Benchmark, Question } from "./question.ts";

/** How often answers have the chart that the benchmark names. */
export interface ChartFigures {
  readonly benchmark: string;
  /** Whether the questions themselves name the chart. */
  readonly isNamed: boolean;
  readonly chart: string;
  /** The number of answered questions for which the benchmark names it. */
  readonly answers: number;
  /** The share of these that agree, 0–1. */
  readonly agreed: number;
}

/** One line for each chart that a benchmark names, most frequent first, and first those that questions name. */
export function measureCharts(
  { name, questions }: Benchmark,
  attempts: readonly Attempt[],
): readonly ChartFigures[] {
  const byId = new Map(attempts.map(({ id, chart }) => [id, chart]));
  return [true, false].flatMap((isNamed) => {
    const drawn = questions.flatMap(({ id, text, chart, namesChart }) => {
      const found = byId.get(id);
      return found && chart && namesChart === isNamed
        ? [{ chart, isAgreed: isDrawnAs(found, chart, text) }]
        : [];
    });
    return [...Map.groupBy(drawn, ({ chart }) => chart)]
      .map(([chart, some]) => ({
        benchmark: name,
        isNamed,
        chart,
        answers: some.length,
        agreed: some.filter(({ isAgreed }) => isAgreed).length / some.length,
      }))
      .toSorted((one, other) => other.answers - one.answers);
  });
}

/** Describes an answer with another chart than the benchmark names; null if it has that chart, or none. */
export function describeChartMiss({ id, text, chart }: Question, drawn: DrawnChart | null): string | null {
  if (drawn === null || chart === null || isDrawnAs(drawn, chart, text)) return null;
  const { kind, isSplit, isStacked, reason } = drawn;
  const traits = [isStacked ? "stacked " : "", isSplit ? "split " : "", kind].join("");
  return `${id}  ${text}\nCHART  ${chart}\nDRAWN  ${traits}, ${reason}`;
}

/**
 * True if a drawing is what a benchmark's name for a chart means. Some benchmarks call all bars with two breakdowns
 * stacked, so bars have to be stacked only where the question says so.
 */
function isDrawnAs({ kind, isSplit, isStacked }: DrawnChart, name: string, text: string): boolean {
  const meant = chartNames[name.toLowerCase().replaceAll("-", " ")];
  if (!meant) return false;
  return (
    meant.kinds.includes(kind) &&
    (meant.isSplit === undefined || meant.isSplit === isSplit) &&
    (meant.isStacked === undefined || meant.isStacked === isStacked || !/stack/iu.test(text))
  );
}

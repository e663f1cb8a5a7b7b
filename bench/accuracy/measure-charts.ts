import type { Attempt, DrawnChart } from "./attempt.ts";
import { chartNames } from "./chart-names.data.ts";
import type { Benchmark, Question } from "./question.ts";

/** How often answers have the chart that the benchmark names. */
export interface ChartFigures {
  readonly benchmark: string;
  readonly group: ChartGroup;
  readonly chart: string;
  /** The number of answered questions for which the benchmark names it. */
  readonly answers: number;
  /** The share of these that agree, 0–1. */
  readonly agreed: number;
}

/**
 * Whether the questions themselves name the chart. A chart that is not named is a toss-up if the benchmark draws the same
 * query as another chart, too: nothing in the question or its result decides.
 */
export const chartGroups = ["named", "not named", "not named, toss-up"] as const;
export type ChartGroup = (typeof chartGroups)[number];

/** One line for each chart that a benchmark names, most frequent first, and first those that questions name. */
export function measureCharts(
  { name, questions }: Benchmark,
  attempts: readonly Attempt[],
): readonly ChartFigures[] {
  const byId = new Map(attempts.map(({ id, chart }) => [id, chart]));
  return chartGroups.flatMap((group) => {
    const drawn = questions.flatMap((question) => {
      const { id, text, chart } = question;
      const found = byId.get(id);
      return found && chart && groupOf(question) === group
        ? [{ chart, isAgreed: isDrawnAs(found, chart, text) }]
        : [];
    });
    return [...Map.groupBy(drawn, ({ chart }) => chart)]
      .map(([chart, some]) => ({
        benchmark: name,
        group,
        chart,
        answers: some.length,
        agreed: some.filter(({ isAgreed }) => isAgreed).length / some.length,
      }))
      .toSorted((one, other) => other.answers - one.answers);
  });
}

function groupOf({ namesChart, hasOtherCharts = false }: Question): ChartGroup {
  if (namesChart) return "named";
  return hasOtherCharts ? "not named, toss-up" : "not named";
}

/** Describes an answer with another chart than the benchmark names; null if it has that chart, or none. */
export function describeChartMiss(question: Question, drawn: DrawnChart | null): string | null {
  const { id, text, chart } = question;
  if (drawn === null || chart === null || isDrawnAs(drawn, chart, text)) return null;
  const { kind, isSplit, isStacked, reason } = drawn;
  const group = groupOf(question);
  const traits = [isStacked ? "stacked " : "", isSplit ? "split " : "", kind].join("");
  return `${id}  ${text}\nCHART  ${chart}, ${group}\nDRAWN  ${traits}, ${reason}`;
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

import { printColumns, type PrintOptions } from "../print-columns.ts";
import type { ConfidenceBin, Figures } from "./figures.ts";
import type { ChartFigures } from "./measure-charts.ts";

/** Prints one table: a line for each set of questions, shares in percent. */
export function printFigures(figures: readonly Figures[], options: PrintOptions): string {
  const header = [
    "benchmark",
    "questions",
    "strict",
    "nodup",
    "lenient",
    "worst",
    "answered",
    "told",
    "right of told",
    "wrong told",
    "offered",
    "refused",
    "@1",
    "@5",
    "@12",
    "failed",
    "unanswerable refused",
    "p50 ms",
    "p99 ms",
  ];
  const rows = figures.map((one) => [
    one.name,
    String(one.questions),
    ...[
      one.strict,
      one.nodup,
      one.lenient,
      one.worst,
      one.answered,
      one.outcomes.told,
      one.outcomes.rightOfTold,
      one.outcomes.wrongAndTold,
      one.outcomes.offered,
      one.outcomes.refusedOutright,
      ...one.recall.map(({ share }) => share),
    ].map(percent),
    String(one.failures),
    one.unanswerable === 0 ? "" : `${percent(one.refused)} of ${one.unanswerable}`,
    one.p50Ms.toFixed(1),
    one.p99Ms.toFixed(1),
  ]);
  return printColumns(header, rows, options);
}

/** Prints how well confidence predicts correctness. */
export function printConfidence(bins: readonly ConfidenceBin[], options: PrintOptions): string {
  const rows = bins.map(({ from, to, answers, meanConfidence, right }) => [
    `${from.toFixed(1)}–${to.toFixed(1)}`,
    String(answers),
    percent(meanConfidence),
    percent(right),
  ]);
  return printColumns(["confidence", "answers", "mean", "right"], rows, options);
}

/** Prints the figures of each chart that a benchmark names, and their mean. */
export function printCharts(figures: readonly ChartFigures[], options: PrintOptions): string {
  const rows = [...Map.groupBy(figures, ({ benchmark }) => benchmark)].flatMap(([benchmark, some]) => {
    const mean = some.reduce((sum, { agreed }) => sum + agreed, 0) / some.length;
    const answers = some.reduce((sum, one) => sum + one.answers, 0);
    const lines = some.map((one) => [`  ${one.chart}`, String(one.answers), percent(one.agreed)]);
    return [[`${benchmark}, mean over charts`, String(answers), percent(mean)], ...lines];
  });
  return printColumns(["charts", "answers", "agreed"], rows, options);
}

function percent(share: number | null): string {
  return share === null ? "" : (100 * share).toFixed(1);
}

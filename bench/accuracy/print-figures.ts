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
    "worst ten",
    "answered",
    "told",
    "right of told",
    "wrong told",
    "offered",
    "refused",
    "@1",
    "@3",
    "@12",
    "@30",
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
      one.worstTen,
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

/**
 * Prints how often answers are right at first and after one pick of three choices; then, of the questions for which one was
 * searched, at first and after one edit of the chips.
 */
export function printCorrections(figures: readonly Figures[], options: PrintOptions): string {
  const header = ["benchmark", "questions", "first", "after one pick", "searched", "first", "after one edit"];
  const rows = figures.map(({ name, questions, nodup, outcomes: { offered, edits } }) => [
    name,
    String(questions),
    ...[nodup, offered].map(percent),
    String(edits.questions),
    ...[edits.first, edits.afterEdit].map(percent),
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

/** Prints how often charts are as named: over all answers, as a mean over charts, and for each chart. */
export function printCharts(figures: readonly ChartFigures[], options: PrintOptions): string {
  const groups = Map.groupBy(figures, ({ benchmark, group }) => `${benchmark}, ${group}`);
  const rows = [...groups].flatMap(([group, some]) => {
    const answers = some.reduce((sum, one) => sum + one.answers, 0);
    const agreed = some.reduce((sum, one) => sum + one.answers * one.agreed, 0) / answers;
    const mean = some.reduce((sum, one) => sum + one.agreed, 0) / some.length;
    const lines = some.map((one) => [`  ${one.chart}`, String(one.answers), percent(one.agreed), ""]);
    return [[group, String(answers), percent(agreed), percent(mean)], ...lines];
  });
  return printColumns(["charts", "answers", "agreed", "mean over charts"], rows, options);
}

function percent(share: number | null): string {
  return share === null ? "" : (100 * share).toFixed(1);
}

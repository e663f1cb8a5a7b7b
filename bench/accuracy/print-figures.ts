import { printColumns, type PrintOptions } from "../print-columns.ts";
import type { ConfidenceBin, Figures } from "./figures.ts";

/** One table: a line for each set of questions, shares in per cent. */
export function printFigures(figures: readonly Figures[], options: PrintOptions): string {
  const header = [
    "benchmark",
    "questions",
    "strict",
    "nodup",
    "lenient",
    "answered",
    "@1",
    "@5",
    "@12",
    "failed",
    "refused of",
    "p50 ms",
    "p99 ms",
  ];
  const rows = figures.map((one) => [
    one.name,
    String(one.questions),
    ...[one.strict, one.nodup, one.lenient, one.answered, ...one.recall.map(({ share }) => share)].map(
      percent,
    ),
    String(one.failures),
    one.unanswerable === 0 ? "" : `${percent(one.refused)} ${one.unanswerable}`,
    one.p50Ms.toFixed(1),
    one.p99Ms.toFixed(1),
  ]);
  return printColumns(header, rows, options);
}

/** How far confidence can be believed. */
export function printConfidence(bins: readonly ConfidenceBin[], options: PrintOptions): string {
  const rows = bins.map(({ from, to, answers, meanConfidence, right }) => [
    `${from.toFixed(1)}–${to.toFixed(1)}`,
    String(answers),
    percent(meanConfidence),
    percent(right),
  ]);
  return printColumns(["confidence", "answers", "mean", "right"], rows, options);
}

function percent(share: number | null): string {
  return share === null ? "" : (100 * share).toFixed(1);
}

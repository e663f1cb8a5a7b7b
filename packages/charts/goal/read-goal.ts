import { formatValue, writeNumber } from "@askery/model";
import type { ChartView } from "../chart-view.ts";
import { readFigures } from "../kinds/number/read-figure.ts";
import { formatFigure } from "../format/format-figure.ts";

/** A figure, and the goal that it is measured against. */
export interface GoalReading {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly exact: string;
  readonly goal: number;
  readonly goalText: string;
  /** Of the goal: 0.63. */
  readonly share: number;
  /** "63%". */
  readonly shareText: string;
}

/** The first figure against the goal line, the second figure or, for fractions, the whole. Null without a goal. */
export function readGoal(view: ChartView): GoalReading | null {
  const { drawn, marks, locale } = view;
  const figure = readFigures(view);
  const format = drawn.y[0]?.format ?? null;
  const other = figure?.others[0];
  const goal = marks.target ?? other?.value ?? (format?.kind === "percent" ? 1 : null);
  const value = figure?.value ?? null;
  if (figure === null || value === null || goal === null || goal === 0) return null;
  const share = value / goal;
  return {
    label: figure.label,
    value,
    text: figure.text,
    exact: figure.exact,
    goal,
    goalText: formatFigure(goal, format, locale),
    share,
    shareText:
      Math.abs(share) < 100
        ? writeNumber(share, locale, { style: "percent", maximumFractionDigits: 0 })
        : `${formatValue(share, { kind: "number" }, { locale })}×`,
  };
}

/** For example "Progress: revenue €6.04M, 63% of the goal of €9.6M." */
export function describeGoal(view: ChartView, noun: string): string {
  const reading = readGoal(view);
  if (reading === null) return `${noun}. No goal.`;
  const { label, text, shareText, goalText } = reading;
  return `${noun}: ${label} ${text}, ${shareText} of the goal of ${goalText}.`;
}

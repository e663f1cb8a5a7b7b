import { readFigure } from "@askery/model";
import type { StepFound } from "./report/report-input.ts";
import type { InquiryDimension, Subject } from "./subject.ts";

/**
 * How differently the values of a dimension changed, by the step that breaks the figure down by it: the part of the figure
 * that would have to move between values, per root of their number. 0 without such a step.
 */
export function measureStrength(
  dimension: InquiryDimension,
  { states }: Subject,
  found: readonly StepFound[],
): number {
  const step = found.find((one) => one.step.dimension === dimension);
  if (step === undefined) return 0;
  const [, after = [], before = []] = step.table.values;
  const figures = after.map((cell, row) => ({
    is: readFigure(cell) ?? 0,
    was: states === null ? 1 : (readFigure(before[row] ?? null) ?? 0),
  }));
  const [is, was] = [
    figures.reduce((sum, one) => sum + one.is, 0),
    figures.reduce((sum, one) => sum + one.was, 0),
  ];
  if (is === 0 || was === 0) return 0;
  const off = figures.reduce((sum, one) => sum + Math.abs(one.is / is - one.was / was), 0);
  return off / Math.sqrt(figures.length);
}

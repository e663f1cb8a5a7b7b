import type { ChartKind } from "./chart-kinds.ts";
import type { Stacking } from "./stacking.ts";

/** The chart that a question names. */
export interface AskedChart {
  readonly kind: ChartKind;
  /** "a stacked bar chart", "grouped bars"; null if the question leaves it open. */
  readonly stacking: Stacking | null;
}

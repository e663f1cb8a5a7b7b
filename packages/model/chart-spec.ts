import type { Grain } from "./calendar.ts";
import type { OutputId } from "./plan.ts";
import type { ValueFormat } from "./format/value-format.ts";
import type { Spread } from "./spread.ts";

/** What to draw from a table, without how: the drawing decides pixels, a spec decides meaning. */
export interface ChartSpec {
  readonly type: ChartType;
  /** Why this type: "because it runs over time". */
  readonly reason: string;
  /** The finding, at most nine words. */
  readonly title: string;
  /** Measure, grain, unit, period. */
  readonly subtitle: string;
  /** The category or time axis; null for `number` and `table`. */
  readonly x: ChartAxis | null;
  /** Figures; several are several series. */
  readonly y: readonly ChartFigure[];
  /** The column whose values split the figures into series. */
  readonly series: OutputId | null;
  readonly stacking: "none" | "stacked" | "shares";
  /** The last point of the time axis covers an unfinished unit: drawn dashed, with this date. */
  readonly incompleteFrom: string | null;
  /** Of a histogram whose table is cut: what all rows come to. */
  readonly spread?: Spread;
}

export type ChartType =
  | "number"
  | "bar"
  | "horizontalBar"
  | "line"
  | "area"
  | "pie"
  | "scatter"
  | "histogram"
  | "heatmap"
  | "table";

export interface ChartAxis {
  readonly column: OutputId;
  readonly label: string;
  readonly kind: "time" | "category" | "number";
  readonly grain: Grain | null;
  readonly format: ValueFormat | null;
}

export interface ChartFigure {
  readonly column: OutputId;
  readonly label: string;
  readonly format: ValueFormat | null;
}

import type { OutputId } from "../plan.ts";
import type { ChartDisplay } from "./chart-display.ts";
import type { ChartKind } from "./chart-kinds.ts";
import type { ChartMark } from "./chart-spec.ts";
import type { Stacking } from "./stacking.ts";

/**
 * What people chose about a saved chart. It is stored beside the chart and applied to the figures of each run, so it
 * contains nothing that depends on one run.
 */
export interface ChartDesign {
  readonly kind: ChartKind;
  /** Default: as the run's own chart has it. */
  readonly stacking?: Stacking;
  /** Which columns are drawn. Default: those of the run's own chart. */
  readonly columns?: DesignColumns;
  readonly display: ChartDisplay;
  readonly marks: readonly DesignMark[];
}

export interface DesignColumns {
  readonly axis: OutputId | null;
  readonly figures: readonly OutputId[];
  readonly series: OutputId | null;
  /** Groups the rows of a pivot table. Default: nothing does. */
  readonly group?: OutputId | null;
}

/** A mark that people add. The others are found by the run, or by a comparison. */
export type DesignMark = Exclude<
  ChartMark,
  { readonly kind: "incompletePeriod" } | { readonly kind: "highlight" } | { readonly kind: "earlier" }
>;

export function isDesignMark(mark: ChartMark): mark is DesignMark {
  return mark.kind !== "incompletePeriod" && mark.kind !== "highlight" && mark.kind !== "earlier";
}

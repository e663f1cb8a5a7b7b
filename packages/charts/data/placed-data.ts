import type { Cell, Grain, ValueFormat } from "@askery/model";

/** The data of a chart with an axis: values along the axis, and the figures of each series. */
export interface PlacedData {
  readonly axis: PlacedAxis;
  readonly series: readonly PlacedSeries[];
  /** The format of the figures. */
  readonly format: ValueFormat | null;
  /** The index of the last, unfinished unit; null if all units are complete. */
  readonly incomplete: number | null;
  /** The index of the first unit whose figures are a forecast; null if none are. */
  readonly forecast: number | null;
}

export interface PlacedAxis {
  readonly isTime: boolean;
  readonly grain: Grain | null;
  readonly label: string;
  readonly positions: readonly PlacedValue[];
}

export interface PlacedValue {
  /** Also null for a unit of time without a row. */
  readonly cell: Cell;
  readonly name: string;
  /** The start of a unit, on time axes. */
  readonly ms: number | null;
  /** Combines the values beyond the largest ones. Default: false. */
  readonly isOther?: true;
}

export interface PlacedSeries {
  readonly name: string;
  readonly column: string;
  /** By position: `undefined` if the table has no row, null if the row has no figure. */
  readonly values: readonly (number | null | undefined)[];
  /** By position: the rows that the figure combines. */
  readonly rows: readonly (readonly number[])[];
  /**
   * - `own`: has its own color
   * - `past`: the earlier of two years
   * - `earlier`: the figures of an earlier period, whose dates are others than those of the axis
   * - `muted`: beside highlighted series
   * - `other`: the sum of the series without a color
   * - `context`: a series without a color, if a sum would be meaningless
   */
  readonly role: "own" | "past" | "earlier" | "muted" | "other" | "context";
  /** The color, 0–7. */
  readonly slot: number;
}

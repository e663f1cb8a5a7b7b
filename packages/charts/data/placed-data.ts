import type { Cell, Grain, ValueFormat } from "@askery/model";

/** A table as a chart lays it out: values along an axis, and a row of figures for each series. */
export interface PlacedData {
  readonly axis: PlacedAxis;
  readonly series: readonly PlacedSeries[];
  /** How the figures are written. */
  readonly format: ValueFormat | null;
  /** The index of the last, unfinished unit; null when all are whole. */
  readonly incomplete: number | null;
}

export interface PlacedAxis {
  readonly isTime: boolean;
  readonly grain: Grain | null;
  readonly label: string;
  readonly places: readonly PlacedValue[];
}

export interface PlacedValue {
  /** Null also for a unit of time that the table has no row for. */
  readonly cell: Cell;
  readonly name: string;
  /** On time axes: when it starts. */
  readonly ms: number | null;
}

export interface PlacedSeries {
  readonly name: string;
  readonly column: string;
  /** By place. `undefined` where the table has no row, null where it has no figure. */
  readonly values: readonly (number | null | undefined)[];
  /** By place: the rows that make the figure up. */
  readonly rows: readonly (readonly number[])[];
  /**
   * - `own`: has a color of its own
   * - `past`: the earlier of two years
   * - `other`: the sum of those beyond the colors
   * - `context`: one of those beyond the colors, where a sum would mean nothing
   */
  readonly role: "own" | "past" | "other" | "context";
  /** 0–7: which color. */
  readonly slot: number;
}

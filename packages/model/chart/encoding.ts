import type { Grain } from "../calendar.ts";
import type { ValueFormat } from "../format/value-format.ts";
import type { OutputId } from "../plan.ts";

/** The category or time axis of a chart. */
export interface ChartAxis {
  readonly column: OutputId;
  readonly label: string;
  readonly kind: "time" | "category";
  readonly grain: Grain | null;
  readonly format: ValueFormat | null;
}

/** A numeric column that a chart draws. */
export interface ChartFigure {
  readonly column: OutputId;
  readonly label: string;
  readonly format: ValueFormat | null;
}

/** Figures along an axis; several figures, or the values of a column, are several series. */
interface SeriesEncoding {
  readonly form: "series";
  readonly x: ChartAxis;
  readonly y: readonly ChartFigure[];
  /** The column whose values split the figure into series. */
  readonly series: OutputId | null;
}

/** One figure for each pair of values. */
interface GridEncoding {
  readonly form: "grid";
  readonly x: ChartAxis;
  /** The column whose values are the rows of the grid. */
  readonly series: OutputId;
  /** The column whose values group the rows. Absent if nothing does. */
  readonly group?: OutputId;
  readonly value: ChartFigure;
}

/** One figure as parts of a whole. */
interface PartsEncoding {
  readonly form: "parts";
  readonly by: ChartAxis;
  readonly value: ChartFigure;
}

/** Two figures of each row. */
interface PointsEncoding {
  readonly form: "points";
  readonly x: ChartFigure;
  readonly y: ChartFigure;
  /** The column whose values color the points. */
  readonly series: OutputId | null;
}

/** Two figures along one axis, each with its own scale. */
interface ComboEncoding {
  readonly form: "combo";
  readonly x: ChartAxis;
  readonly bar: ChartFigure;
  readonly line: ChartFigure;
}

/** Three figures of each row. */
interface BubblesEncoding {
  readonly form: "bubbles";
  readonly x: ChartFigure;
  readonly y: ChartFigure;
  readonly size: ChartFigure;
  /** The column whose values color the bubbles. */
  readonly series: OutputId | null;
}

/** The values of one figure. */
interface SpreadEncoding {
  readonly form: "spread";
  readonly value: ChartFigure;
}

/** The figures of the first row. */
interface FiguresEncoding {
  readonly form: "figures";
  readonly figures: readonly ChartFigure[];
}

/** A place for each row. */
interface PlacesEncoding {
  readonly form: "places";
  readonly latitude: OutputId;
  readonly longitude: OutputId;
  /** The column with the names of the places. */
  readonly name: OutputId | null;
  /** What the size of the circles shows; null: how many places there are. */
  readonly value: ChartFigure | null;
}

/** Every column, as the table has them. */
interface RowsEncoding {
  readonly form: "rows";
}

/**
 * Which columns a chart draws, and as what. A chart can change between kinds of the same form without losing a column.
 */
export type ChartEncoding =
  | SeriesEncoding
  | GridEncoding
  | PartsEncoding
  | PointsEncoding
  | ComboEncoding
  | BubblesEncoding
  | SpreadEncoding
  | FiguresEncoding
  | PlacesEncoding
  | RowsEncoding;

export type EncodingForm = ChartEncoding["form"];

export type EncodingOf<Form extends EncodingForm> = Extract<ChartEncoding, { readonly form: Form }>;

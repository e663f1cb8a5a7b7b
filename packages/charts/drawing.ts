import type { EChartsOption } from "echarts";
import type { ChartPoint } from "./chart-request.ts";
import type { FigureRange } from "./data/narrow-data.ts";

/** A chart that is ready to be drawn, and how to find out what it shows at a position. */
export interface Drawing {
  readonly option: EChartsOption;
  /**
   * What the pointer selects: all figures at a position of a line chart's axis, all in a band of bars, a single item,
   * or nothing.
   */
  readonly pointing: "line" | "band" | "item" | "none";
  /** The tooltip at a position; null if there is none. */
  readonly describe: (target: DrawnTarget) => PointText | null;
  readonly find: (target: DrawnTarget) => ChartPoint | null;
  /** The marks that keys move between, by series. */
  readonly listMarks: () => readonly (readonly DrawnMark[])[];
  /** How readers zoom into its axes of figures. Default: it has none. */
  readonly zoom?: FigureZoom;
}

export interface FigureZoom {
  /** `box`: along both axes; `band`: only along the one from left to right. */
  readonly shape: "box" | "band";
  /** What is drawn, in the values of its axes. */
  readonly whole: AxisBox;
  /** The figures within a part of it. */
  readonly read: (part: AxisBox) => readonly FigureRange[];
}

/** A part of a drawing, in the values of its axes, from the lowest to the highest. */
export interface AxisBox {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export interface DrawnMark {
  readonly target: DrawnTarget;
  /** Where it is in the values of the two axes; null for the middle of the drawing. */
  readonly at: readonly [number, number] | null;
  /** Where it is in pixels, if the drawing has no axes. */
  readonly pixel?: readonly [number, number];
}

/** The target of the pointer: a drawn series and item, or a value of the axis. */
export interface DrawnTarget {
  readonly series: number;
  readonly item: number;
  /** The value on the axis, if the pointer selects by axis. */
  readonly axis: number | null;
  /** The figure at the height of the pointer, unless it selects a single item. */
  readonly value: number | null;
}

/** A tooltip, as text. */
export interface PointText {
  readonly title: string;
  readonly lines: readonly PointLine[];
}

export interface PointLine {
  /** The color of its mark; null for no mark. */
  readonly color: string | null;
  readonly name: string;
  readonly value: string;
}

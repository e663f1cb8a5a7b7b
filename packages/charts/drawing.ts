import type { EChartsOption } from "echarts";
import type { ChartPoint } from "./chart-request.ts";

/** A chart ready to be drawn, and what stands where in it. */
export interface Drawing {
  readonly option: EChartsOption;
  /**
   * What pointing finds: all that stands at a place of a line chart's axis, all in the band of some bars, one thing, or
   * nothing.
   */
  readonly pointing: "line" | "band" | "item" | "none";
  /** What a tooltip says of a place; null where nothing stands. */
  readonly describe: (target: DrawnTarget) => PointText | null;
  readonly find: (target: DrawnTarget) => ChartPoint | null;
}

/** Where somebody points: the drawn series and item, or a value of the axis. */
export interface DrawnTarget {
  readonly series: number;
  readonly item: number;
  /** Along the axis, where pointing goes by it. */
  readonly axis: number | null;
  /** The figure at the pointer's height, where no one thing is pointed at. */
  readonly value: number | null;
}

/** A tooltip, as text. */
export interface PointText {
  readonly title: string;
  readonly lines: readonly PointLine[];
}

export interface PointLine {
  /** The color it is drawn in; null without a mark. */
  readonly color: string | null;
  readonly name: string;
  readonly value: string;
}

import type { ChartPoint } from "./chart-request.ts";

/** In pixels from the top left corner of the chart's element. */
export interface MarkPosition {
  readonly x: number;
  readonly y: number;
}

/** The mark that has the keyboard's focus. */
export interface FocusedMark {
  readonly point: ChartPoint;
  readonly at: MarkPosition;
}

import type { OutputId } from "@askery/model";
import { readChartView, type ChartSource, type ChartView } from "./chart-view.ts";
import type { ChartTheme } from "./theme/chart-theme.ts";

/** What to draw, in which colors, how large. The source is the only data that reaches a drawing. */
export interface ChartRequest extends ChartSource {
  readonly theme: ChartTheme;
  readonly size: ChartSize;
  /** `thumbnail` is the shape without a word, for pictures of 240 × 140. Default `full`. */
  readonly density?: ChartDensity;
}

export type ChartDensity = "full" | "thumbnail";

/** In pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** One figure of a drawn chart, for drilling down. */
export interface ChartPoint {
  /** The row of the table that it was drawn from; null where several rows make it up: an "Other", a bin. */
  readonly row: number | null;
  /** All rows that make it up. */
  readonly rows: readonly number[];
  /** The figure's column; null for bins, which count rows. */
  readonly column: OutputId | null;
  readonly value: number | null;
}

/** A request as drawings read it. */
export interface FullRequest extends ChartView {
  readonly theme: ChartTheme;
  readonly size: ChartSize;
  readonly isThumbnail: boolean;
}

export function fillRequest(request: ChartRequest): FullRequest {
  const { theme, size, density } = request;
  return {
    ...readChartView(request),
    theme,
    size: { width: Math.max(40, size.width), height: Math.max(40, size.height) },
    isThumbnail: density === "thumbnail",
  };
}

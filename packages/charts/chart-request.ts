import type { OutputId } from "@askery/model";
import { readChartView, type ChartSource, type ChartView } from "./chart-view.ts";
import { makeFigureColors, type FigureColors } from "./style/figure-colors.ts";
import { applyPalette } from "./theme/apply-palette.ts";
import type { ChartTheme } from "./theme/chart-theme.ts";

/** What to draw, with colors and size. The drawing depends on no other data. */
export interface ChartRequest extends ChartSource {
  readonly theme: ChartTheme;
  readonly size: ChartSize;
  /** `thumbnail` draws only the shape, without text, for images of 240 × 140. Default `full`. */
  readonly density?: ChartDensity;
  /** Whether the page names the series with their colors, so that no legend is drawn. Default: false. */
  readonly hasNamesBeside?: boolean;
}

export type ChartDensity = "full" | "thumbnail";

/** In pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** One figure of a drawn chart, for drilling down. */
export interface ChartPoint {
  /** The row of the table that it was drawn from; null if it combines several rows, as an "Other" or a bin does. */
  readonly row: number | null;
  /** All rows that it combines. */
  readonly rows: readonly number[];
  /** The figure's column; null for bins, which count rows. */
  readonly column: OutputId | null;
  readonly value: number | null;
}

/** A chart request with its defaults filled in. */
export interface FullRequest extends ChartView {
  readonly theme: ChartTheme;
  readonly size: ChartSize;
  readonly isThumbnail: boolean;
  readonly hasNamesBeside: boolean;
  /** The colors of marks by another figure; null if marks have the colors of their series. */
  readonly figureColors: FigureColors | null;
}

export function fillRequest(request: ChartRequest): FullRequest {
  const { theme, size, density, hasNamesBeside = false } = request;
  const view = readChartView(request);
  return {
    ...view,
    theme: applyPalette(theme, view.display.palette),
    figureColors:
      view.colorBy === null ? null : makeFigureColors(view.colorBy, { theme, locale: view.locale }),
    size: { width: Math.max(40, size.width), height: Math.max(40, size.height) },
    isThumbnail: density === "thumbnail",
    hasNamesBeside,
  };
}

import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import type { Values } from "../data/stack-values.ts";
import { findExtent, type Scale } from "../layout/choose-scale.ts";
import { linePart, type GraphicPart } from "../style/graphic-parts.ts";
import type { Plot } from "../style/option-base.ts";
import { colorOf } from "../style/series-styles.ts";
import { fitLine } from "./fit-line.ts";

interface TrendSource {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly x: Pick<Scale, "min" | "max">;
  readonly y: Pick<Scale, "min" | "max">;
  readonly plot: Plot;
  /** Default: the color of texts that matter less. */
  readonly color?: string;
  /** The lengths of dashes and gaps. Default: solid. */
  readonly dash?: readonly number[];
}

/** The straight line with the least squared distance from the points, as far as they reach and as it is in the plot. */
export function drawTrendLine(
  { marks, theme }: FullRequest,
  { xs, ys, x, y, plot, color = theme.textSecondary, dash = [] }: TrendSource,
): readonly GraphicPart[] {
  if (!marks.hasTrend || xs.length < 3) return [];
  const line = fitLine(xs, ys);
  if (line === null) return [];
  const { slope, middleX, middleY } = line;
  const at = (value: number) => middleY + slope * (value - middleX);
  const { least, most } = findExtent(xs);
  const ends = [least, most].map((value) => clip(value, { at, slope, y, middleX, middleY }));
  const toX = (value: number) => plot.left + ((value - x.min) / (x.max - x.min)) * plot.width;
  const toY = (value: number) => plot.top + ((y.max - value) / (y.max - y.min)) * plot.height;
  const [x1, x2] = [ends[0] ?? least, ends[1] ?? most];
  return [
    linePart({ x1: toX(x1), y1: toY(at(x1)), x2: toX(x2), y2: toY(at(x2)) }, { color, width: 1.5, dash }),
  ];
}

/** Trend lines along an ordered axis, one for each series with a color. Units that are not over, and forecasts, do not count. */
export function drawTrendLines(
  request: FullRequest,
  data: PlacedData,
  {
    heights,
    toAxis,
    ...placing
  }: Omit<TrendSource, "xs" | "ys" | "color" | "dash"> & {
    readonly heights: readonly Values[];
    readonly toAxis: (position: number) => number;
  },
): readonly GraphicPart[] {
  const end = data.forecast ?? data.incomplete ?? Number.POSITIVE_INFINITY;
  return data.series.flatMap((series, index) => {
    if (series.role !== "own") return [];
    const known = (heights[index] ?? []).flatMap((value, position) =>
      typeof value === "number" && position < end ? [[toAxis(position), value] as const] : [],
    );
    return drawTrendLine(request, {
      ...placing,
      xs: known.map(([x]) => x),
      ys: known.map(([, y]) => y),
      dash: [6, 3],
      ...(data.series.length > 1 && { color: colorOf(series, request.theme) }),
    });
  });
}

/** Moves an end of the line to where it leaves the scale. */
function clip(
  value: number,
  {
    at,
    slope,
    y,
    middleX,
    middleY,
  }: {
    readonly at: (value: number) => number;
    readonly slope: number;
    readonly y: Pick<Scale, "min" | "max">;
    readonly middleX: number;
    readonly middleY: number;
  },
): number {
  const height = at(value);
  if (slope === 0 || (height >= y.min && height <= y.max)) return value;
  return middleX + (Math.min(y.max, Math.max(y.min, height)) - middleY) / slope;
}

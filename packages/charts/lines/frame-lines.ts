import type { FullRequest } from "../chart-request.ts";
import type { PlacedData, PlacedSeries } from "../data/placed-data.ts";
import { formatFigure } from "../format/format-figure.ts";
import type { Values } from "../data/stack-values.ts";
import { listTicks, type Scale } from "../layout/choose-scale.ts";
import {
  drawEndLabels,
  endPitch,
  measureEndLabels,
  writeEndLabels,
  type EndLabel,
} from "../style/end-labels.ts";
import { measureEvents } from "../style/events.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { drawLegend, noLegend } from "../style/legend.ts";
import { describeIncomplete, drawGoalNames, listGoalEnds, measureGoals, nameGoals } from "../style/marks.ts";
import { plotWithin, type Plot } from "../style/option-base.ts";
import { colorOf } from "../style/series-styles.ts";
import { tickSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";
import { lastPosition } from "./line-points.ts";
import { drawLineKey, type LineRange } from "./ranges.ts";

/** The plot of lines, and the names around it. */
interface Frame {
  readonly plot: Plot;
  readonly parts: readonly GraphicPart[];
}

/** Lines on the scale of their figures. */
export interface ScaledLines {
  readonly scale: Scale;
  /** Whether zero is on the scale. It is on none of logarithms. */
  readonly hasZero: boolean;
  readonly write: (value: number) => string;
  readonly isStacked: boolean;
  readonly isShares: boolean;
  readonly isLog: boolean;
  /** The height of each series at each position: its figure, or the top of its layer. */
  readonly heights: readonly Values[];
  /** The height of a figure on the scale: its logarithm, if the scale is one. */
  readonly toHeight: (value: number) => number;
  readonly ranges: readonly LineRange[];
}

/** Names at the ends of lines, or a legend if there are more than five or they do not fit. */
export function frameLines(request: FullRequest, data: PlacedData, context: ScaledLines): Frame {
  const named = data.series.filter(({ role }) => role !== "context");
  const isNamed = request.display.legend !== "hidden" || data.series.length === 1;
  if (isNamed && named.length <= 5 && named.length === data.series.length) {
    const direct = frameWithLabels(request, data, context);
    if (direct !== null) return direct;
  }
  const { size, theme } = request;
  const legend =
    isNamed && data.series.length > 1 && !request.hasNamesBeside
      ? drawLegend(data.series, {
          width: size.width,
          theme,
          hasLines: !context.isStacked,
          palette: request.display.palette,
        })
      : noLegend;
  const left = leftOf(context, data);
  const key = drawLineKey(request, data, { ranges: context.ranges, left, top: legend.height });
  const top = legend.height + key.height + topOf(request, data);
  const right = Math.max(10, halfDate(data, -1), measureGoals(request));
  const plot = plotWithin(request, { left, right, top, bottom });
  const goalNames = drawGoalNames(request, { plot, toY: toYOf(context, plot) });
  return { plot, parts: [...legend.parts, ...key.parts, ...goalNames] };
}

/** Lines in less room than this say more than the labels that would take the rest, in pixels. */
const leastPlot = 60;

function frameWithLabels(request: FullRequest, data: PlacedData, context: ScaledLines): Frame | null {
  const { size, theme } = request;
  const left = leftOf(context, data);
  const key = drawLineKey(request, data, { ranges: context.ranges, left, top: 0 });
  const margins = { left, top: key.height + topOf(request, data), bottom };
  const ends = listEnds(context, plotWithin(request, { ...margins, right: 0 }));
  const labels = [...nameEnds(request, data, { context, ends }), ...nameGoals(request)];
  const right = measureEndLabels(labels);
  if (size.width - left - right < leastPlot) return null;
  const plot = plotWithin(request, { ...margins, right });
  const goalEnds = listGoalEnds(request, { plot, toY: toYOf(context, plot) });
  const parts = drawEndLabels(labels, [...ends, ...goalEnds], {
    x: plot.left + plot.width,
    top: plot.top,
    bottom: plot.top + plot.height,
    theme,
  });
  return parts === null ? null : { plot, parts: [...key.parts, ...parts] };
}

/** How high each line ends, or the middle of its layer. */
function listEnds({ heights, isStacked, scale }: ScaledLines, plot: Plot): readonly number[] {
  const toY = toYOf({ scale, toHeight: (height) => height }, plot);
  return heights.map((values, index) => {
    const position = lastPosition(values);
    const below = isStacked && index > 0 ? (heights[index - 1]?.[position] ?? 0) : 0;
    const height = values[position] ?? 0;
    return toY(isStacked ? (height + below) / 2 : height);
  });
}

/** Names have their colors where it is not clear which line leads to which name. */
function nameEnds(
  request: FullRequest,
  data: PlacedData,
  { context, ends }: { readonly context: ScaledLines; readonly ends: readonly number[] },
): readonly EndLabel[] {
  const { size, theme, locale, drawn } = request;
  const lastFigure = ({ values, column }: PlacedSeries) => {
    const position = lastPosition(values);
    const format = drawn.y.find((figure) => figure.column === column)?.format ?? data.format;
    return position < 0 ? "" : formatFigure(values[position] ?? null, format, locale);
  };
  const hasFigures = !context.isShares;
  const labels = writeEndLabels(data.series, lastFigure, { width: size.width, hasFigures });
  const isCrowded = ends.some((end, index) =>
    ends.slice(0, index).some((other) => Math.abs(end - other) < endPitch),
  );
  if (!context.isStacked && !isCrowded) return labels;
  return labels.map((label, index) => {
    const series = data.series[index];
    const color = series === undefined ? theme.rest : colorOf(series, theme);
    return { ...label, swatch: { color, pattern: null } };
  });
}

const bottom = 24;

/** The room for the figures of the scale, and for the half of the first date that is left of its line. */
function leftOf({ scale, write }: ScaledLines, data: PlacedData): number {
  const widest = Math.max(...listTicks(scale).map((value) => measureText(write(value), tickSize)));
  return Math.ceil(Math.max(widest + 10, halfDate(data, 0)));
}

/** The half of a date below the start or the end of the axis. */
function halfDate({ axis }: PlacedData, index: 0 | -1): number {
  return axis.isTime ? Math.min(32, measureText(axis.positions.at(index)?.name ?? "", tickSize) / 2) : 0;
}

function topOf(request: FullRequest, data: PlacedData): number {
  const room = measureRoom(request, data);
  return Math.max(data.incomplete === null ? 10 : 22, room === 0 ? 0 : room + 8);
}

/** The room that the labels of events need above lines, beside the note of an unfinished unit. */
export function measureRoom(request: FullRequest, { axis, incomplete }: PlacedData): number {
  const noteWidth = incomplete === null ? 0 : measureText(describeIncomplete(request), tickSize);
  return measureEvents(request, axis, noteWidth);
}

export function toYOf(
  { scale, toHeight }: Pick<ScaledLines, "scale" | "toHeight">,
  plot: Plot,
): (value: number) => number {
  return (value) => plot.top + ((scale.max - toHeight(value)) / (scale.max - scale.min)) * plot.height;
}

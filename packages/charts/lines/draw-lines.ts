import type { LineSeriesOption, ScatterSeriesOption } from "echarts";
import type { FullRequest } from "../chart-request.ts";
import type { PlacedData, PlacedSeries } from "../data/placed-data.ts";
import { placeData } from "../data/place-data.ts";
import { listMarks } from "../data/list-marks.ts";
import { findPoint, describePosition } from "../data/point-texts.ts";
import type { Values } from "../data/stack-values.ts";
import type { Drawing, PointText } from "../drawing.ts";
import { pointAxis, valueAxis } from "../style/axes.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { optionBase } from "../style/option-base.ts";
import { colorOf, dashOf, unfinished } from "../style/series-styles.ts";
import { fadeColor, pickColor } from "../theme/mix-colors.ts";
import { emptyDrawing } from "../style/empty-drawing.ts";
import { layOutLines, type LineLayout, type LineLook } from "./lay-out-lines.ts";
import { isFinding, labelPoints } from "./label-points.ts";
import { describeRanges } from "./ranges.ts";
import { drawTrendLines } from "../trend/draw-trend-line.ts";
import { findIsolated, lastPosition, toPoints } from "./line-points.ts";

/** Lines over time or another order. Filled ones are stacked if the spec says so. */
export function drawLines(request: FullRequest, look: LineLook): Drawing {
  const data = placeData(request, { isOrdered: true, hasForecast: true });
  if (data.series.every(({ values }) => values.every((value) => value === null || value === undefined))) {
    return emptyDrawing(request);
  }
  const layout = layOutLines(request, data, look);
  const { plot, scale, hasZero, write, ticks, minX, maxX, parts } = layout;
  return {
    option: {
      ...optionBase(request, plot),
      xAxis: pointAxis(request, { min: minX, max: maxX, ticks, hasLine: hasZero }),
      yAxis: valueAxis(request, scale, { write, hasLabels: true, hasLines: !request.isThumbnail }),
      dataset: listPoints(data, layout).map((source) => ({ dimensions: ["x", "y"], source })),
      series: [...drawSeries(request, data, { layout, look }), drawDots(request, data, layout)],
      graphic: [
        ...parts,
        ...drawTrends(request, data, layout),
        ...labelPoints(request, data, layout),
      ] satisfies GraphicPart[],
    },
    pointing: "line",
    describe: ({ axis }) => (axis === null ? null : describeLines(request, data, layout, axis)),
    find: ({ axis, value, series }) => {
      if (axis === null) return null;
      const position = layout.positionAt(axis);
      return findPoint(data, series < 0 ? nearestSeries(layout.heights, position, value) : series, position);
    },
    listMarks: () =>
      listMarks(layout.heights, (position, height) => [layout.toAxis(position), height], layout.toAxis),
  };
}

/** Trend lines, unless the lines are stacked: their heights are sums. */
function drawTrends(request: FullRequest, data: PlacedData, layout: LineLayout): readonly GraphicPart[] {
  const { plot, scale, heights, toAxis, minX, maxX, isStacked } = layout;
  if (isStacked) return [];
  return drawTrendLines(request, data, { heights, toAxis, plot, x: { min: minX, max: maxX }, y: scale });
}

/** The figures at a position of the axis, with their ranges. */
function describeLines(
  request: FullRequest,
  data: PlacedData,
  layout: LineLayout,
  axis: number,
): PointText | null {
  const position = layout.positionAt(axis);
  const text = describePosition(request, data, position);
  if (text === null) return null;
  const isForecast = data.forecast !== null && position >= data.forecast;
  return {
    title: isForecast ? `${text.title}, forecast` : text.title,
    lines: [...text.lines, ...describeRanges(request, data, { ranges: layout.ranges, position })],
  };
}

/** The series whose line, or whose layer's top, is closest to a figure. */
function nearestSeries(heights: LineLayout["heights"], position: number, value: number | null): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  heights.forEach((values, index) => {
    const height = values[position];
    if (typeof height !== "number") return;
    const distance = Math.abs(height - (value ?? height));
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** The first unit that is drawn dashed: it is not over, or a forecast. */
function cutOf({ forecast, incomplete }: PlacedData, { isStacked }: LineLayout): number | null {
  return isStacked ? null : (forecast ?? incomplete);
}

/** The points of each line, without its dashed tail. */
function listPoints(data: PlacedData, layout: LineLayout): readonly Float64Array[] {
  const end = cutOf(data, layout) ?? undefined;
  return layout.heights.map((values) => toPoints(values.slice(0, end), layout.toAxis));
}

/** One line for each series, in the order of the data, so that indexes match. Their dashed tails follow. */
function drawSeries(
  request: FullRequest,
  data: PlacedData,
  { layout, look }: { readonly layout: LineLayout; readonly look: LineLook },
): readonly LineSeriesOption[] {
  const isStacked = layout.isStacked;
  const cut = cutOf(data, layout);
  const isAlone = request.drawn.series === null && data.series.length <= 1;
  const lines = data.series.map((series, index) => {
    const z = isStacked ? 3 + data.series.length - index : depthOf(series);
    return drawLine(request, series, { index, z, isStacked, isAlone, look });
  });
  const tails =
    cut === null
      ? []
      : data.series.map((series, index) => drawTail(request, series, { index, cut, layout, look }));
  return [...lines, ...tails];
}

interface LineStyle {
  readonly index: number;
  readonly z: number;
  readonly isStacked: boolean;
  /** Whether it is the only series. */
  readonly isAlone: boolean;
  readonly look: LineLook;
}

function drawLine(
  request: FullRequest,
  series: PlacedSeries,
  { index, z, isStacked, isAlone, look: { isFilled, hasSteps = false } }: LineStyle,
): LineSeriesOption {
  const { theme, display } = request;
  const color = colorOf(series, theme);
  const fill = isStacked
    ? pickColor([theme.surface, color], 0.9)
    : isAlone
      ? fadeDown(color)
      : fadeColor(color, 0.08);
  return {
    type: "line",
    name: series.name,
    datasetIndex: index,
    encode: { x: "x", y: "y" },
    showSymbol: false,
    ...(series.values.length > sampledFrom ? { sampling: "lttb" } : {}),
    connectNulls: false,
    ...runOf(request, hasSteps),
    z,
    lineStyle: isStacked
      ? { width: 1, color: theme.surface }
      : {
          width: series.role === "own" ? 2 : 1.5,
          color,
          type: dashOf(series, display.palette),
          join: "round",
          cap: "butt",
        },
    itemStyle: { color },
    symbol: "circle",
    symbolSize: 7,
    emphasis: {
      disabled: isStacked,
      scale: false,
      lineStyle: { width: series.role === "own" ? 2 : 1.5 },
      itemStyle: { color: theme.surface, borderColor: color, borderWidth: 2 },
    },
    ...(isFilled ? { areaStyle: { color: fill, opacity: 1, origin: 0 } } : {}),
  };
}

/** Series with the first colors are drawn on top, context below. */
function depthOf({ role, slot }: PlacedSeries): number {
  return role === "own" ? 8 - Math.min(5, slot) : 2;
}

/** Lines with more points are downsampled with an algorithm that preserves their shape (largest triangles). */
export const sampledFrom = 2000;

/** How a line runs between its points. A smooth one stays between the figures of its ends. */
function runOf(
  { display }: FullRequest,
  hasSteps: boolean,
): Pick<LineSeriesOption, "step" | "smooth" | "smoothMonotone"> {
  if (hasSteps) return { step: "end" };
  return display.curve === "smooth" ? { smooth: true, smoothMonotone: "x" } : {};
}

function drawTail(
  request: FullRequest,
  series: PlacedSeries,
  {
    index,
    cut,
    layout,
    look: { hasSteps = false },
  }: { readonly index: number; readonly cut: number; readonly layout: LineLayout; readonly look: LineLook },
): LineSeriesOption {
  const { theme } = request;
  const values = layout.heights[index] ?? [];
  const from = values.findLastIndex((value, position) => position < cut && typeof value === "number");
  const tail = values.flatMap((value, position) =>
    position >= cut && value !== undefined ? [[layout.toAxis(position), value ?? Number.NaN]] : [],
  );
  const start = values[from];
  const hasTail = tail.some(([, value]) => !Number.isNaN(value));
  const color = colorOf(series, theme);
  return {
    type: "line",
    name: series.name,
    data: hasTail ? [...(typeof start === "number" ? [[layout.toAxis(from), start]] : []), ...tail] : [],
    showSymbol: false,
    ...runOf(request, hasSteps),
    silent: true,
    z: depthOf(series),
    lineStyle: { width: series.role === "own" ? 2 : 1.5, color, type: unfinished },
    itemStyle: { color },
    emphasis: { disabled: true },
    tooltip: { show: false },
  };
}

/** Dots for the last point of each line, and for points without neighbors to connect to. */
function drawDots(request: FullRequest, data: PlacedData, layout: LineLayout): ScatterSeriesOption {
  const { theme, isThumbnail, display } = request;
  const hasAll = display.points === "shown" && !isThumbnail;
  const isShownFinding = (position: number) => !isThumbnail && isFinding(request, data, position);
  const hasEnds = display.points !== "hidden" && !layout.isStacked && !isThumbnail && data.series.length <= 8;
  return {
    type: "scatter",
    silent: true,
    z: 9,
    tooltip: { show: false },
    emphasis: { disabled: true },
    data: layout.isStacked
      ? []
      : data.series.flatMap((series, index) => {
          const values = layout.heights[index] ?? [];
          const last = lastPosition(values);
          const positions = [
            ...(hasAll ? findKnown(values) : findIsolated(values)),
            ...values.flatMap((value, position) =>
              typeof value === "number" && isShownFinding(position) ? position : [],
            ),
            ...(hasEnds && series.role !== "context" && last >= 0 ? [last] : []),
          ];
          return [...new Set(positions)].map((position) => ({
            value: [layout.toAxis(position), values[position] ?? 0],
            symbolSize: position === last || isShownFinding(position) ? 6 : 4,
            itemStyle: { color: colorOf(series, theme), opacity: 1 },
          }));
        }),
  };
}

/** The positions that have a figure, up to as many as can be told apart. */
function findKnown(values: Values): readonly number[] {
  const known = values.flatMap((value, position) => (typeof value === "number" ? position : []));
  return known.length > maxDots ? findIsolated(values) : known;
}

const maxDots = 200;

function fadeDown(color: string): object {
  return {
    type: "linear",
    x: 0,
    y: 0,
    x2: 0,
    y2: 1,
    colorStops: [
      { offset: 0, color: fadeColor(color, 0.16) },
      { offset: 1, color: fadeColor(color, 0) },
    ],
  };
}

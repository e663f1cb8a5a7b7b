import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { pileUp, toShares, type Values } from "../data/stack-values.ts";
import { makeLogTickWriter, makeTickWriter } from "../format/format-ticks.ts";
import { chooseLogScale, chooseScale, countLines, trimScale, type Scale } from "../layout/choose-scale.ts";
import { chooseTicks, type Ticks } from "../layout/choose-ticks.ts";
import { drawEvents } from "../style/events.ts";
import { boxPart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { describeIncomplete, drawGoals, listLines } from "../style/marks.ts";
import { plotWithin, type Plot } from "../style/option-base.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { fitCentered, measureText } from "../text/measure-text.ts";
import { frameLines, measureRoom, toYOf, type ScaledLines } from "./frame-lines.ts";
import { drawRanges, readRanges, type LinePlacer } from "./ranges.ts";

export interface LineLayout extends Pick<
  ScaledLines,
  "scale" | "hasZero" | "write" | "isStacked" | "heights" | "ranges"
> {
  readonly plot: Plot;
  readonly ticks: Ticks;
  readonly toAxis: (position: number) => number;
  readonly positionAt: (axis: number) => number;
  readonly minX: number;
  readonly maxX: number;
  readonly parts: readonly GraphicPart[];
}

/** The differences between kinds of lines. */
export interface LineLook {
  /** Filled down to zero: an area. */
  readonly isFilled: boolean;
  /** Level until the next point. Default: straight from point to point. */
  readonly hasSteps?: boolean;
}

/** Decides all sizes of a line chart before it is drawn, so that labels can be placed exactly at the ends of lines. */
export function layOutLines(request: FullRequest, data: PlacedData, look: LineLook): LineLayout {
  const along = layOutAlong(data);
  const scaled = scaleLines(request, data, look);
  const { scale, write, hasZero, heights, ranges, isStacked } = scaled;
  const shared = { write, hasZero, heights, ranges, isStacked, ...along };
  if (request.isThumbnail) {
    const plot = plotWithin(request, { left: 2, right: 2, top: 4, bottom: 4 });
    const tight = trimScale(scale, [...heights.flat(), ...listBounds(scaled).map(scaled.toHeight)]);
    const placer = makePlacer({ ...scaled, scale: tight, plot, along });
    const parts = drawRanges(request, data, { ranges, plot, look, ...placer });
    return { ...shared, plot, scale: tight, ticks: new Map(), parts };
  }
  const framed = frameLines(request, data, scaled);
  const { plot } = framed;
  const { toX, toY } = makePlacer({ ...scaled, plot, along });
  const unfinishedText = findUnfinishedText(request, data, toX);
  const room = measureRoom(request, data);
  return {
    ...shared,
    plot,
    scale,
    ticks: nameAlong(request, data, { along, plot, toX }),
    parts: [
      ...framed.parts,
      ...drawRanges(request, data, { ranges, plot, look, toX, toY }),
      ...drawUnfinished(request, data, { plot, toX }),
      ...drawEvents(request, data.axis, { plot, toX, room, taken: unfinishedText }),
      ...drawGoals(request, { plot, toY }),
    ],
  };
}

/** The heights of the lines, and the scale that they need. */
function scaleLines(request: FullRequest, data: PlacedData, { isFilled }: LineLook): ScaledLines {
  const { size, drawn, locale } = request;
  const isStacked = isFilled && drawn.stacking !== "none" && data.series.length > 1;
  const isShares = isStacked && drawn.stacking === "shares";
  const isLog = !isFilled && canBeLog(request, data);
  const values = data.series.map((series) => series.values);
  const heights = isStacked
    ? pileUp(isShares ? toShares(data) : values)
    : values.map((figures) => (isLog ? figures.map(toLogarithm) : figures));
  const ranges = isStacked ? [] : readRanges(request, data);
  const scale = isShares
    ? { min: 0, max: 1, interval: size.height < 160 ? 0.5 : 0.25 }
    : chooseLineScale(request, data, { heights, ranges, isFilled, isLog });
  const format = isShares ? ({ kind: "percent" } as const) : data.format;
  const most = Math.max(Math.abs(scale.min), Math.abs(scale.max));
  return {
    scale,
    heights,
    ranges,
    isStacked,
    isShares,
    isLog,
    hasZero: !isLog && scale.min <= 0 && scale.max >= 0,
    toHeight: isLog ? Math.log10 : (value) => value,
    write: isLog
      ? makeLogTickWriter(format, locale)
      : makeTickWriter({ interval: scale.interval, most }, format, locale),
  };
}

function toLogarithm(value: Values[number]): Values[number] {
  return typeof value === "number" ? Math.log10(value) : value;
}

/** The names of positions along the axis, at as many as fit. */
function nameAlong(
  { size }: FullRequest,
  { axis }: PlacedData,
  {
    along,
    plot,
    toX,
  }: { readonly along: Along; readonly plot: Plot; readonly toX: (position: number) => number },
): Ticks {
  const pitch = plot.width / Math.max(1, axis.positions.length - 1);
  const byPosition = chooseTicks(axis, { pitch, fontSize: tickSize, toX });
  return new Map(
    [...byPosition].map(([position, text]) => {
      const fitted = fitCentered(text, toX(position), { width: size.width, fontSize: tickSize });
      return [along.toAxis(position), axis.isTime ? text : fitted];
    }),
  );
}

type Along = Pick<LineLayout, "toAxis" | "positionAt" | "minX" | "maxX">;

function makePlacer({
  plot,
  scale,
  along,
  toHeight,
}: {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly along: Along;
  readonly toHeight: (value: number) => number;
}): LinePlacer {
  const { toAxis, minX, maxX } = along;
  return {
    toX: (position) => plot.left + ((toAxis(position) - minX) / (maxX - minX)) * plot.width,
    toY: toYOf({ scale, toHeight }, plot),
  };
}

/** A logarithm exists only of figures above zero. */
function canBeLog({ display, marks }: FullRequest, { series }: PlacedData): boolean {
  if (display.scale !== "log") return false;
  return (
    series.every(({ values }) => values.every((value) => typeof value !== "number" || value > 0)) &&
    marks.goals.every(({ value }) => value > 0)
  );
}

function chooseLineScale(
  { size, marks, display }: FullRequest,
  { series }: PlacedData,
  {
    heights,
    ranges,
    isFilled,
    isLog,
  }: Pick<LineLayout, "heights" | "ranges"> & { readonly isFilled: boolean; readonly isLog: boolean },
): Scale {
  const lines = [...listBounds({ ranges, isLog }), ...listLines(marks)];
  const maxLines = countLines(size.height - 40);
  if (isLog) {
    const shown = lines.filter((line) => line > 0);
    return chooseLogScale([...series.flatMap(({ values }) => values), ...shown], maxLines);
  }
  return chooseScale([...heights.flat(), ...lines], {
    startsAtZero: isFilled || display.zero === "included",
    isFree: !isFilled && display.zero === "excluded",
    maxLines,
  });
}

/** The ends of ranges that the scale can show. */
function listBounds({ ranges, isLog }: Pick<ScaledLines, "ranges" | "isLog">): readonly number[] {
  return ranges
    .flatMap(({ low, high }) => [...low, ...high])
    .filter((bound) => typeof bound === "number")
    .filter((bound) => !isLog || bound > 0);
}

/** Positions along the axis: evenly spaced for units, by time for moments. */
function layOutAlong({ axis }: PlacedData): Along {
  const moments = axis.isTime && axis.grain === null ? axis.positions.map(({ ms }) => ms ?? 0) : null;
  const count = axis.positions.length;
  const toAxis = (position: number) => moments?.[position] ?? position;
  const [first, last] = [toAxis(0), toAxis(count - 1)];
  const isPoint = first === last;
  return {
    toAxis,
    positionAt: (value) =>
      moments === null ? Math.min(count - 1, Math.max(0, Math.round(value))) : nearest(moments, value),
    minX: isPoint ? first - 1 : first,
    maxX: last,
  };
}

function nearest(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return value - (sorted[low] ?? 0) <= (sorted[high] ?? 0) - value ? low : high;
}

/** Where the note of an unfinished unit is: above its band, which lines pass through. */
function findUnfinishedText(
  request: FullRequest,
  { incomplete }: PlacedData,
  toX: (position: number) => number,
): readonly Span[] {
  if (incomplete === null || incomplete === 0) return [];
  const width = measureText(describeIncomplete(request), tickSize);
  const [from, to] = [toX(incomplete - 1), toX(incomplete)];
  const right = to - from > width ? (from + to + width) / 2 : to;
  return [{ left: right - width, right }];
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** A band behind the unfinished unit, labeled with its last day. */
function drawUnfinished(
  request: FullRequest,
  data: PlacedData,
  { plot, toX }: { readonly plot: Plot; readonly toX: (position: number) => number },
): readonly GraphicPart[] {
  const { incomplete } = data;
  if (incomplete === null || incomplete === 0) return [];
  const { theme } = request;
  const [from, to] = [toX(incomplete - 1), toX(incomplete)];
  const text = describeIncomplete(request);
  return [
    boxPart({ x: from, y: plot.top, width: to - from, height: plot.height }, theme.hover),
    ...findUnfinishedText(request, data, toX).map(({ right }) =>
      textPart({ x: right, y: plot.top - 9, text, style: quietText(theme), align: "right" }),
    ),
  ];
}

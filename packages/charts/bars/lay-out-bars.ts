import type { FullRequest } from "../chart-request.ts";
import { makeTickWriter } from "../format/format-ticks.ts";
import { chooseScale, countLines, findExtent, listTicks, type Scale } from "../layout/choose-scale.ts";
import { chooseTicks, type Ticks } from "../layout/choose-ticks.ts";
import { ticksWithin } from "../layout/ticks-within.ts";
import { drawFigureKey } from "../style/color-key.ts";
import { drawEndLabels, measureEndLabels } from "../style/end-labels.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { drawLegend, noLegend, type Legend } from "../style/legend.ts";
import { drawEvents, measureEvents } from "../style/events.ts";
import {
  describeIncomplete,
  drawGoalNames,
  drawGoals,
  listGoalEnds,
  listLines,
  measureGoals,
  nameGoals,
  type Gap,
} from "../style/marks.ts";
import { colorOf, patternOf } from "../style/series-styles.ts";
import { plotWithin, type Margins, type Plot } from "../style/option-base.ts";
import { labelSize, quietText, tickSize } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { barWidthOf, besideShare } from "./bar-series.ts";
import { sumStack, type Bars } from "./bars.ts";

export interface BarLayout {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly write: (value: number) => string;
  readonly ticks: Ticks;
  readonly pitch: number;
  readonly labels: ReadonlySet<number>;
  readonly hasAxis: boolean;
  readonly parts: readonly GraphicPart[];
}

/** Decides all sizes of vertical bars: with figures on the bars if all fit, otherwise with a value axis. */
export function layOutBars(request: FullRequest, bars: Bars): BarLayout {
  const { size, isThumbnail, marks } = request;
  const scale = bars.isShares
    ? { min: 0, max: 1, interval: size.height < 160 ? 0.5 : 0.25 }
    : chooseScale([...bars.reach, ...listLines(marks)], {
        startsAtZero: true,
        maxLines: countLines(size.height - 40),
      });
  const write = makeTickWriter(
    { interval: scale.interval, most: Math.max(Math.abs(scale.min), Math.abs(scale.max)) },
    bars.format,
    request.locale,
  );
  if (isThumbnail) {
    const plot = plotWithin(request, { left: 2, right: 2, top: 4, bottom: 3 });
    const tight = bars.isShares ? scale : tighten(scale, bars, Number.POSITIVE_INFINITY);
    return {
      plot,
      scale: tight,
      write,
      ticks: new Map(),
      pitch: plot.width / count(bars),
      labels: new Set(),
      hasAxis: false,
      parts: [],
    };
  }
  return placeBars(request, bars, { scale, write });
}

function placeBars(
  request: FullRequest,
  bars: Bars,
  { scale, write }: { readonly scale: Scale; readonly write: (value: number) => string },
): BarLayout {
  const { marks } = request;
  const chosen = chooseLabels(request, bars);
  const hasAll = chosen.size === count(bars);
  const hasAxis = !hasAll || bars.isShares || listLines(marks).length > 0;
  const left = Math.max(hasAxis ? widestTick(scale, write) + 10 : 2, halfDate(request, bars));
  const room = measureEvents(request, bars.data.axis);
  const top = (room === 0 ? 0 : room + 4) + (chosen.size > 0 ? 20 : 10);
  const shown = hasAxis ? scale : tighten(scale, bars, request.size.height - top - 24);
  const named = nameSeries(request, bars, {
    margins: { left, right: Math.max(overhang(request, bars), roomBeside(request, bars)), top, bottom: 24 },
    scale: shown,
  });
  const { plot } = named;
  const pitch = plot.width / count(bars);
  const toX = (position: number) => plot.left + (position + 0.5) * pitch;
  const toY = toYOf(shown, plot);
  const boxesOf = (position: number) => listFigures(bars, position, { toX, toY, pitch });
  // Those beyond the plot would be over the figures of the axis or over names.
  const labels = hasAxis ? findWithin(plot, chosen, boxesOf) : chosen;
  const figures = [...labels].toSorted((one, other) => one - other).flatMap(boxesOf);
  return {
    plot,
    scale: shown,
    write,
    ticks: ticksWithin(nameBands(request, bars, pitch), { toX, width: request.size.width }),
    pitch,
    labels,
    hasAxis,
    parts: [
      ...named.parts,
      ...drawEvents(request, bars.data.axis, { plot, toX, room, reach: 0.5, lift: labels.size > 0 ? 18 : 0 }),
      ...drawGoals(request, { plot, toY, listGaps: (y) => listGaps(figures, y) }),
    ],
  };
}

/** The room beside vertical bars for the names of lines and bands. */
function roomBeside(request: FullRequest, bars: Bars): number {
  return namesGoalsBeside(request, bars) ? measureGoals(request) : 0;
}

/** Names of lines and bands are beside the bars if the names of these still fit, otherwise in a row above. */
function namesGoalsBeside(request: FullRequest, { data: { axis } }: Bars): boolean {
  const band = (request.size.width - 40 - measureGoals(request)) / axis.positions.length;
  return axis.isTime || axis.positions.every(({ name }) => measureText(name, tickSize) + 8 <= band);
}

/** A rectangle in a picture, in pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Places {
  readonly toX: (position: number) => number;
  readonly toY: (value: number) => number;
  readonly pitch: number;
}

/** The boxes of the figures at the ends of the bars at a position. */
function listFigures(bars: Bars, position: number, { toX, toY, pitch }: Places): readonly Box[] {
  const beside = bars.isStacked ? 1 : bars.data.series.length;
  return Array.from({ length: beside }, (_, index): readonly Box[] => {
    const value = bars.isStacked ? sumStack(bars, position) : (bars.heights[index]?.[position] ?? null);
    if (value === null) return [];
    const x = toX(position) + (index - (beside - 1) / 2) * (barWidthOf(pitch, beside) * besideShare);
    const half = measureText(bars.write(value), labelSize) / 2 + 3;
    const top = value < 0 ? toY(value) + 2 : toY(value) - figureRoom;
    return [{ left: x - half, right: x + half, top, bottom: top + figureRoom - 2 }];
  }).flat();
}

/** The positions whose figures are beside no edge of the plot except its top. */
function findWithin(
  { left, width, top, height }: Plot,
  positions: ReadonlySet<number>,
  boxesOf: (position: number) => readonly Box[],
): ReadonlySet<number> {
  const isWithin = (box: Box) =>
    box.left >= left - 6 && box.right <= left + width + 8 && box.bottom <= top + height + 1;
  return new Set([...positions].filter((position) => boxesOf(position).every(isWithin)));
}

/** How far the figure of a bar reaches from its end. */
const figureRoom = 20;

function listGaps(figures: readonly Box[], y: number): readonly Gap[] {
  return figures
    .filter(({ top, bottom }) => top < y && y < bottom)
    .map(({ left, right }): Gap => [left, right]);
}

/** The half of the first date that is left of a narrow first band. */
function halfDate({ size }: FullRequest, bars: Bars): number {
  const { isTime, positions } = bars.data.axis;
  if (!isTime) return 0;
  return (measureText(positions[0]?.name ?? "", tickSize) - (size.width - 60) / count(bars)) / 2;
}

/** The room that the note on an unfinished last bar needs beyond its band. */
function overhang(request: FullRequest, { data }: Bars): number {
  if (data.incomplete === null) return 4;
  const band = (request.size.width - 50) / data.axis.positions.length;
  return Math.max(4, (measureText(describeIncomplete(request), tickSize) - band) / 2 + 2);
}

function count({ data }: Bars): number {
  return Math.max(1, data.axis.positions.length);
}

/** Pixels for the figures below negative bars. */
const labelRoom = 18;

/** Without an axis the scale need not end at a round number: the longest bar reaches the top. */
function tighten({ interval }: Scale, { reach }: Bars, height: number): Scale {
  const { least, most } = findExtent(reach);
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  const below = low < 0 ? ((high - low) * labelRoom) / Math.max(labelRoom * 2, height - labelRoom) : 0;
  return low === high ? { min: 0, max: 1, interval: 1 } : { min: low - below, max: high, interval };
}

/** All positions if every figure fits over its bar; otherwise those of the finding and of an unfinished unit. */
function chooseLabels(request: FullRequest, bars: Bars): ReadonlySet<number> {
  const { size, marks, display } = request;
  if (display.labels === "hidden") return new Set();
  const { data, isStacked, isShares } = bars;
  const positions = data.axis.positions.map((_, position) => position);
  if (isShares || positions.length > 200) return new Set();
  const beside = isStacked ? 1 : data.series.length;
  const pitch = (size.width - 8 - roomBeside(request, bars)) / positions.length;
  const band = beside === 1 ? pitch : barWidthOf(pitch, beside) * besideShare;
  const texts = positions.flatMap((position) =>
    isStacked
      ? [bars.write(sumStack(bars, position))]
      : bars.heights.map((values) => bars.write(values[position] ?? null)),
  );
  if (texts.every((text) => measureText(text, labelSize) + 6 <= band)) return new Set(positions);
  if (beside > 1 || marks.findings === null) return new Set();
  const pointedOut = positions.filter(
    (position) =>
      position === 0 ||
      position === data.incomplete ||
      marks.findings?.includes(data.axis.positions[position]?.cell ?? null),
  );
  return new Set(pointedOut);
}

function widestTick(scale: Scale, write: (value: number) => string): number {
  return Math.ceil(Math.max(...listTicks(scale).map((value) => measureText(write(value), tickSize))));
}

/** Names of a few stacked series are beside the last bar; all others are in a legend. Names of lines are beside the plot. */
function nameSeries(
  request: FullRequest,
  bars: Bars,
  { margins, scale }: { readonly margins: Margins; readonly scale: Scale },
): { readonly plot: Plot; readonly parts: readonly GraphicPart[] } {
  const { series } = bars.data;
  const isNamed = series.length > 1 && request.display.legend !== "hidden";
  const isBeside = namesGoalsBeside(request, bars);
  const direct =
    isNamed && isBeside && bars.isStacked && series.length <= 5 && scale.min === 0
      ? nameParts(request, bars, { margins, scale })
      : null;
  if (direct !== null) return direct;
  const { height, parts } = isNamed ? nameAbove(request, bars) : drawFigureKey(request);
  const names = isBeside ? [] : nameGoals(request).map(({ text }) => text);
  const plot = plotWithin(request, { ...margins, top: margins.top + height + (names.length > 0 ? 16 : 0) });
  const goals = isBeside
    ? drawGoalNames(request, { plot, toY: toYOf(scale, plot) })
    : drawGoalRow(request, names, height + 7);
  return { plot, parts: [...parts, ...goals] };
}

/** The names of lines and bands in a row at the right. */
function drawGoalRow(
  { size, theme }: FullRequest,
  names: readonly string[],
  y: number,
): readonly GraphicPart[] {
  const text = fitText(names.join(" · "), size.width - 8, tickSize);
  if (text === "") return [];
  return [textPart({ x: size.width - 4, y, text, style: quietText(theme), align: "right" })];
}

function nameAbove({ size, theme, display, hasNamesBeside }: FullRequest, { data }: Bars): Legend {
  if (hasNamesBeside) return noLegend;
  const { palette } = display;
  return drawLegend(data.series, { width: size.width, theme, hasLines: false, palette, hasPatterns: true });
}

function toYOf({ min, max }: Scale, { top, height }: Plot): (value: number) => number {
  return (value) => top + ((max - value) / (max - min)) * height;
}

/** Names beside the centers of the last bar's parts; null if a part is missing there. */
function nameParts(
  request: FullRequest,
  { data, heights }: Bars,
  { margins, scale }: { readonly margins: Margins; readonly scale: Scale },
): { readonly plot: Plot; readonly parts: readonly GraphicPart[] } | null {
  const { theme, display } = request;
  const last = data.axis.positions.length - 1;
  if (heights.some((values) => (values[last] ?? 0) <= 0)) return null;
  const names = data.series.map((series) => ({
    text: fitText(series.name, Math.min(140, request.size.width * 0.22), labelSize),
    role: series.role,
    swatch: { color: colorOf(series, theme), pattern: patternOf(series, display.palette) },
  }));
  const labels = [...names, ...nameGoals(request)];
  const room = measureEndLabels(labels);
  // Names reach into the space beside the last bar, unless the lines of goals pass through it.
  const indentOf = (width: number) => {
    const band = width / (last + 1);
    return labels.length > names.length ? 0 : (band - Math.min(72, band * 0.56)) / 2;
  };
  const indent = Math.max(0, indentOf(request.size.width - margins.left - room));
  const plot = plotWithin(request, { ...margins, right: Math.max(4, room - indent * 0.8) });
  const toY = toYOf(scale, plot);
  let below = 0;
  const ends = heights.map((values) => {
    const middle = below + (values[last] ?? 0) / 2;
    below += values[last] ?? 0;
    return toY(middle);
  });
  const parts = drawEndLabels(labels, [...ends, ...listGoalEnds(request, { plot, toY })], {
    x: plot.left + plot.width - indentOf(plot.width) - 2,
    top: plot.top,
    bottom: plot.top + plot.height,
    theme,
  });
  return parts === null ? null : { plot, parts };
}

/** Labels as many time units as fit, or all names, truncated to their bands. The unfinished unit shows its last day. */
function nameBands(request: FullRequest, { data }: Bars, pitch: number): Ticks {
  const { axis, incomplete } = data;
  const isNames =
    !axis.isTime && pitch >= 28 && axis.positions.some(({ name }) => measureText(name, tickSize) + 8 > pitch);
  if (isNames) {
    return new Map(
      axis.positions.map(({ name }, position) => [position, fitText(name, pitch - 6, tickSize)]),
    );
  }
  const ticks = chooseTicks(axis, { pitch, fontSize: tickSize });
  if (incomplete === null) return ticks;
  const text = describeIncomplete(request);
  const width = measureText(text, tickSize);
  const shown = Array.from(ticks).filter(
    ([position, name]) => (incomplete - position) * pitch >= (width + measureText(name, tickSize)) / 2 + 6,
  );
  return new Map([...shown, [incomplete, text]]);
}

import type { FullRequest } from "../chart-request.ts";
import { findPoint, describePosition } from "../data/point-texts.ts";
import type { Drawing } from "../drawing.ts";
import { findExtent } from "../layout/choose-scale.ts";
import { drawFigureKey } from "../style/color-key.ts";
import { drawLegend } from "../style/legend.ts";
import { describeIncomplete, listSegments, type Gap } from "../style/marks.ts";
import { optionBase, type Plot } from "../style/option-base.ts";
import { cleanText } from "../text/clean-text.ts";
import { linePart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { labelSize, nameText, quietText, tickSize } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { drawBarSeries } from "./bar-series.ts";
import { listMarks } from "../data/list-marks.ts";
import { sumStack, topOf, type Bars } from "./bars.ts";

/**
 * Horizontal bars: names at the left, as wide as they need, figures at the ends, no axis. The first row is at the top.
 */
export function drawHorizontalBars(request: FullRequest, bars: Bars): Drawing {
  const { theme, isThumbnail } = request;
  const { data } = bars;
  const layout = layOutRows(request, bars);
  return {
    option: {
      ...optionBase(request, layout.plot),
      xAxis: { type: "value", show: false, min: layout.min, max: layout.max },
      yAxis: {
        type: "category",
        inverse: true,
        data: data.axis.positions.map(({ name }) => name),
        axisLine: { show: bars.isMixed, onZero: true, lineStyle: { color: theme.zero, width: 1 } },
        axisTick: { show: false },
        axisLabel: {
          ...nameText(theme),
          show: !isThumbnail,
          margin: 10,
          interval: (index: number) => index % layout.step === 0,
          formatter: (_: string, index: number) => layout.names[index] ?? "",
        },
      },
      series: [...drawBarSeries(request, { bars, layout, hasHorizontalBars: true })],
      graphic: [...layout.legend.parts, ...drawUprights(request, bars, layout)],
    },
    pointing: "band",
    describe: ({ axis }) => (axis === null ? null : describePosition(request, data, axis)),
    find: ({ item, series }) => findPoint(data, series, item),
    listMarks: () =>
      listMarks(bars.heights, (position, height, series) => [
        topOf(bars, series, position) ?? height,
        position,
      ]),
  };
}

interface Rows {
  readonly plot: Plot;
  readonly min: number;
  readonly max: number;
  readonly pitch: number;
  readonly labels: ReadonlySet<number>;
}

/** Goals and averages as upright lines, with gaps at the figures of bars. Their labels are under the bars. */
function drawUprights(request: FullRequest, bars: Bars, rows: Rows): readonly GraphicPart[] {
  const { plot, min, max } = rows;
  const { marks, theme, isThumbnail, size } = request;
  if (isThumbnail) return [];
  let taken = Number.NEGATIVE_INFINITY;
  return marks.goals
    .map(({ value, label }) => ({ x: plot.left + ((value - min) / (max - min)) * plot.width, label }))
    .toSorted((one, other) => one.x - other.x)
    .flatMap(({ x, label }) => {
      const text = fitText(cleanText(label, 60), size.width * 0.5, tickSize);
      const half = measureText(text, tickSize) / 2;
      const middle = Math.min(Math.max(x, half), size.width - half);
      const isFree = middle - half > taken + 6;
      if (isFree) taken = middle + half;
      const ends = [plot.top, plot.top + plot.height] as const;
      const lines = listSegments(ends, listGaps(x, bars, rows)).map(([from, to]) =>
        linePart({ x1: x, y1: from, x2: x, y2: to }, { color: theme.textSecondary, dash: [2, 3] }),
      );
      const y = plot.top + plot.height + 9;
      return isFree
        ? [...lines, textPart({ x: middle, y, text, style: quietText(theme), align: "center" })]
        : lines;
    });
}

/** Where an upright line makes room for the figures at the ends of bars. */
function listGaps(x: number, bars: Bars, { plot, min, max, pitch, labels }: Rows): readonly Gap[] {
  if (bars.data.series.length > 1 && !bars.isStacked) return [];
  const toX = (value: number) => plot.left + ((value - min) / (max - min)) * plot.width;
  return bars.data.axis.positions.flatMap((_, position): readonly Gap[] => {
    const value = bars.isStacked ? sumStack(bars, position) : (bars.heights[0]?.[position] ?? null);
    if (!labels.has(position) || value === null || value < 0) return [];
    const start = toX(value) + 8;
    const isCrossed = x > start - 3 && x < start + measureText(bars.write(value), labelSize) + 3;
    const middle = plot.top + (position + 0.5) * pitch;
    return isCrossed ? [[middle - 8, middle + 8]] : [];
  });
}

function layOutRows(request: FullRequest, bars: Bars) {
  const { size, theme, isThumbnail } = request;
  const { data } = bars;
  const legend =
    data.series.length > 1 && !isThumbnail && !request.hasNamesBeside && request.display.legend !== "hidden"
      ? drawLegend(data.series, { width: size.width, theme, hasLines: false })
      : drawFigureKey(request);
  const count = Math.max(1, data.axis.positions.length);
  const most = Math.min(220, size.width * 0.4);
  const names = isThumbnail
    ? []
    : data.axis.positions.map(({ name }, position) =>
        fitText(
          position === data.incomplete ? `${name}, ${describeIncomplete(request)}` : name,
          most,
          labelSize,
        ),
      );
  const left = isThumbnail
    ? 2
    : Math.ceil(Math.max(0, ...names.map((name) => measureText(name, labelSize)))) + 12;
  const beside = bars.isStacked ? 1 : data.series.length;
  const tallest = Math.max(48, beside * 20 + 16);
  const hasGoals = request.marks.goals.length > 0 && !isThumbnail;
  const height = Math.min(size.height - legend.height - (hasGoals ? 20 : 4), count * tallest);
  const pitch = height / count;
  const step = Math.max(1, Math.ceil(14 / pitch));
  const figures = Math.ceil(widestFigure(bars)) + 14;
  // Figures of negative bars are left of them.
  const sides = bars.reach.some((value) => typeof value === "number" && value < 0) ? 2 : 1;
  const hasFigures =
    pitch / beside >= 12 &&
    !isThumbnail &&
    request.display.labels !== "hidden" &&
    figures <= size.width * 0.4 &&
    size.width - left - sides * figures >= 20;
  const labels = new Set(hasFigures ? data.axis.positions.map((_, position) => position) : []);
  const room = labels.size === 0 || bars.isShares ? 4 : figures;
  const { least, most: longest } = findExtent([
    ...bars.reach,
    ...(hasGoals ? request.marks.goals.map(({ value }) => value) : []),
  ]);
  const span = Math.max(longest, 0) - Math.min(least, 0) || 1;
  const width = Math.max(20, size.width - left - room);
  const before = least < 0 ? (room / Math.max(20, width - room)) * span : 0;
  return {
    plot: { left, top: legend.height + 2, width, height: Math.max(10, height) },
    min: Math.min(least, 0) - before,
    max: longest <= 0 && least >= 0 ? 1 : Math.max(longest, 0),
    names,
    step,
    pitch,
    labels,
    legend,
  };
}

function widestFigure(bars: Bars): number {
  const texts = bars.isStacked
    ? bars.data.axis.positions.map((_, position) => bars.write(sumStack(bars, position)))
    : bars.heights.flat().map((value) => bars.write(value ?? null));
  return texts.reduce((widest, text) => Math.max(widest, measureText(text, labelSize)), 0);
}

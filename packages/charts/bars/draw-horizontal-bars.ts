import type { FullRequest } from "../chart-request.ts";
import { findPoint, describePosition } from "../data/point-texts.ts";
import type { Drawing } from "../drawing.ts";
import { findExtent } from "../layout/choose-scale.ts";
import { drawFigureKey } from "../style/color-key.ts";
import { drawLegend } from "../style/legend.ts";
import { describeIncomplete, listLines } from "../style/marks.ts";
import { optionBase } from "../style/option-base.ts";
import { labelSize, nameText } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { drawBarSeries } from "./bar-series.ts";
import { drawUprights, measureUprights, type Rows } from "./draw-uprights.ts";
import { drawRowEvents, measureRowEvents } from "./row-events.ts";
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
      graphic: [
        ...layout.legend.parts,
        ...(isThumbnail ? [] : drawUprights(request, bars, layout)),
        ...(isThumbnail ? [] : drawRowEvents(request, bars, layout.events)),
      ],
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

function layOutRows(request: FullRequest, bars: Bars) {
  const { size, theme, isThumbnail } = request;
  const { data } = bars;
  const legend =
    data.series.length > 1 && !isThumbnail && !request.hasNamesBeside && request.display.legend !== "hidden"
      ? drawLegend(data.series, {
          width: size.width,
          theme,
          hasLines: false,
          palette: request.display.palette,
          hasPatterns: true,
        })
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
  const below = isThumbnail ? 0 : measureUprights(request);
  const eventRoom = measureRowEvents(request, data.axis);
  const height = Math.min(size.height - legend.height - (below === 0 ? 4 : below + 6), count * tallest);
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
    size.width - left - eventRoom - sides * figures >= 20;
  const labels = new Set(hasFigures ? data.axis.positions.map((_, position) => position) : []);
  const room = labels.size === 0 || bars.isShares ? 4 : figures;
  const { least, most: longest } = findExtent([
    ...bars.reach,
    ...(isThumbnail ? [] : listLines(request.marks)),
  ]);
  const span = Math.max(longest, 0) - Math.min(least, 0) || 1;
  const width = Math.max(20, size.width - left - room - eventRoom);
  const before = least < 0 ? (room / Math.max(20, width - room)) * span : 0;
  const rows: Rows = {
    plot: { left, top: legend.height + 2, width, height: Math.max(10, height) },
    min: Math.min(least, 0) - before,
    max: longest <= 0 && least >= 0 ? 1 : Math.max(longest, 0),
    pitch,
    labels,
  };
  return {
    ...rows,
    names,
    step,
    legend,
    events: { rows, right: left + width + room, hasNames: eventRoom > 0 },
  };
}

function widestFigure(bars: Bars): number {
  const texts = bars.isStacked
    ? bars.data.axis.positions.map((_, position) => bars.write(sumStack(bars, position)))
    : bars.heights.flat().map((value) => bars.write(value ?? null));
  return texts.reduce((widest, text) => Math.max(widest, measureText(text, labelSize)), 0);
}

import type { ValueFormat } from "@askery/model";
import type { BarSeriesOption, LineSeriesOption } from "echarts";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import { listMarks } from "../../data/list-marks.ts";
import type { PlacedSeries } from "../../data/placed-data.ts";
import { describePosition, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { chooseScale, countLines, findExtent, type Scale } from "../../layout/choose-scale.ts";
import { chooseTicks } from "../../layout/choose-ticks.ts";
import { ticksWithin } from "../../layout/ticks-within.ts";
import { measureScale, scaleWriter } from "../../shapes/value-frame.ts";
import { bandAxis, valueAxis } from "../../style/axes.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { drawEvents, measureEvents } from "../../style/events.ts";
import { optionBase, plotWithin } from "../../style/option-base.ts";
import { labelSize, nameText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";

/** Columns on the left scale and a line on the right one, with the same number of grid lines. */
export function drawCombo(request: FullRequest): Drawing {
  const { size, isThumbnail, drawn, locale } = request;
  const data = placeData(request);
  const [bars, line] = data.series;
  const values = data.series.flatMap((series) => series.values);
  if (bars === undefined || line === undefined || values.every((value) => typeof value !== "number")) {
    return emptyDrawing(request);
  }
  const maxLines = countLines(size.height - 70);
  const left = chooseScale(bars.values, { startsAtZero: true, maxLines });
  const right = alignScale(line.values, left);
  const [writeLeft, writeRight] = [
    scaleWriter(left, formatOf(drawn.y[0]), locale),
    scaleWriter(right, formatOf(drawn.y[1]), locale),
  ];
  const head = isThumbnail ? { height: 0, parts: [] } : nameBoth(request, bars.name, line.name);
  const room = isThumbnail ? 0 : measureEvents(request, data.axis);
  const plot = plotWithin(
    request,
    isThumbnail
      ? { left: 2, right: 2, top: 4, bottom: 3 }
      : {
          left: measureScale(left, writeLeft),
          right: measureScale(right, writeRight),
          top: head.height + 8 + room,
          bottom: 24,
        },
  );
  const pitch = plot.width / data.axis.positions.length;
  const toX = (position: number) => plot.left + (position + 0.5) * pitch;
  return {
    option: {
      ...optionBase(request, plot),
      xAxis: bandAxis(request, {
        names: data.axis.positions.map(({ name }) => name),
        ticks: isThumbnail
          ? new Map()
          : ticksWithin(chooseTicks(data.axis, { pitch, fontSize: tickSize }), { toX, width: size.width }),
        hasLine: true,
      }),
      yAxis: [
        valueAxis(request, left, { write: writeLeft, hasLabels: true, hasLines: !isThumbnail }),
        {
          ...valueAxis(request, right, { write: writeRight, hasLabels: true, hasLines: false }),
          position: "right",
        },
      ],
      series: drawBoth(request, [bars, line], pitch),
      graphic: [
        ...head.parts,
        ...(isThumbnail ? [] : drawEvents(request, data.axis, { plot, toX, room, reach: 0.5 })),
      ],
    },
    pointing: "band",
    describe: ({ axis }) => (axis === null ? null : describePosition(request, data, axis)),
    find: ({ item, series }) => findPoint(data, series, item),
    listMarks: () =>
      listMarks(
        data.series.map(({ values }) => values),
        (position, height) => [position, height],
      ),
  };
}

function drawBoth(
  { theme }: FullRequest,
  [bars, line]: readonly [PlacedSeries, PlacedSeries],
  pitch: number,
): [BarSeriesOption, LineSeriesOption] {
  const [barColor, lineColor] = [theme.series[0] ?? theme.rest, theme.series[1] ?? theme.rest];
  return [
    {
      type: "bar",
      data: bars.values.map((value) => value ?? "-"),
      barWidth: Math.max(0.5, Math.min(72, pitch * 0.56)),
      itemStyle: { color: barColor, borderRadius: [3, 3, 0, 0] },
      emphasis: { disabled: true },
    },
    {
      type: "line",
      yAxisIndex: 1,
      data: line.values.map((value) => value ?? "-"),
      showSymbol: line.values.length === 1,
      symbol: "circle",
      symbolSize: 6,
      lineStyle: { width: 2, color: lineColor, join: "round" },
      itemStyle: { color: lineColor },
      z: 5,
      emphasis: { disabled: true },
    },
  ];
}

function formatOf(figure: { readonly format: ValueFormat | null } | undefined): ValueFormat | null {
  return figure?.format ?? null;
}

/** A scale with as many lines as another, so that both share the grid. With negative figures it has its own. */
function alignScale(values: readonly (number | null | undefined)[], other: Scale): Scale {
  const { least, most } = findExtent(values);
  const lines = Math.round((other.max - other.min) / other.interval);
  const own = chooseScale(values, { startsAtZero: true, maxLines: lines });
  if (least < 0 || other.min < 0 || most <= 0) return own;
  const step = most / lines;
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= step * (1 - 1e-9)) ?? 10;
  const interval = Number((factor * power).toPrecision(12));
  return { min: 0, max: interval * lines, interval };
}

/** The names of both figures above their axes, in the colors of what is drawn. They share a row if there is room. */
function nameBoth(
  { size, theme }: FullRequest,
  bar: string,
  line: string,
): { readonly height: number; readonly parts: readonly GraphicPart[] } {
  const most = size.width - 30;
  const isWide = measureText(bar, labelSize) + measureText(line, labelSize) + 70 <= size.width;
  const [first, second] = [fitText(bar, most, labelSize), fitText(line, most, labelSize)];
  const x = isWide ? size.width - measureText(second, labelSize) - 24 : 0;
  const y = isWide ? 8 : 26;
  const style = nameText(theme);
  return {
    height: isWide ? 22 : 40,
    parts: [
      boxPart({ x: 0, y: 4, width: 8, height: 8, r: 2 }, theme.series[0] ?? theme.rest),
      textPart({ x: 14, y: 8, text: first, style }),
      linePart({ x1: x, y1: y, x2: x + 16, y2: y }, { color: theme.series[1] ?? theme.rest, width: 2 }),
      textPart({ x: x + 22, y, text: second, style }),
    ],
  };
}

import { type OutputId, type Spread, writeNumber } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { listMarks } from "../../data/list-marks.ts";
import { readSpread } from "./read-spread.ts";
import type { Drawing, FigureZoom } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { makeTickWriter } from "../../format/format-ticks.ts";
import { chooseScale, countLines, type Scale } from "../../layout/choose-scale.ts";
import { valueAxis } from "../../style/axes.ts";
import { linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { optionBase, plotWithin, type Plot } from "../../style/option-base.ts";
import { figureText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";

/** The distribution of one figure: rows counted in ranges, with a line at the median. */
export function drawHistogram(request: FullRequest): Drawing {
  const { drawn, theme, isThumbnail, locale, size } = request;
  const figure = drawn.y[0] ?? drawn.x;
  const { spread, rows } = readSpread(request, figure?.column);
  if (spread === null) return emptyDrawing(request);
  const { bins } = spread;
  const counts = bins.map(({ count }) => count);
  const scale = chooseScale(counts, { startsAtZero: true, maxLines: countLines(size.height - 40) });
  const writeCount = makeTickWriter({ interval: scale.interval, most: scale.max }, null, locale);
  const left = Math.max(widestTick(scale, writeCount), 16) + 10;
  const plot = plotWithin(request, isThumbnail ? thumbnailMargins : { left, right: 14, top: 24, bottom: 24 });
  return {
    option: {
      ...optionBase(request, plot),
      xAxis: {
        type: "category",
        data: bins.map((_, index) => String(index)),
        axisTick: { show: false },
        axisLabel: { show: false },
        axisLine: { lineStyle: { color: theme.zero, width: 1 } },
      },
      yAxis: valueAxis(request, isThumbnail ? { ...scale, max: Math.max(...counts) } : scale, {
        write: writeCount,
        hasLabels: true,
        hasLines: !isThumbnail,
      }),
      series: [
        {
          type: "bar",
          data: counts,
          barCategoryGap: "8%",
          itemStyle: { color: theme.series[0] ?? theme.rest, borderRadius: [2, 2, 0, 0] },
          emphasis: { disabled: true },
        },
      ],
      graphic: isThumbnail ? [] : [...drawEdges(request, bins, plot), ...drawMedian(request, spread, plot)],
    },
    pointing: "band",
    describe: ({ axis }) => {
      const bin = bins[axis ?? -1];
      if (bin === undefined) return null;
      const write = (value: number) => formatFigure(value, figure?.format ?? null, locale);
      return {
        title: `${write(bin.from)} – ${write(bin.to)}`,
        lines: [{ color: theme.series[0] ?? null, name: "rows", value: writeNumber(bin.count, locale, {}) }],
      };
    },
    find: ({ axis }) => {
      const bin = bins[axis ?? -1];
      return bin === undefined
        ? null
        : { row: null, rows: rows[axis ?? -1] ?? [], column: null, value: bin.count };
    },
    listMarks: () => listMarks([counts], (position, height) => [position, height]),
    ...(figure?.column !== undefined &&
      bins.length > 1 && { zoom: zoomInto(figure.column, { bins, scale }) }),
  };
}

function zoomInto(
  column: OutputId,
  { bins, scale }: { readonly bins: Spread["bins"]; readonly scale: Scale },
): FigureZoom {
  const binAt = (position: number) => bins[Math.min(bins.length - 1, Math.max(0, Math.round(position)))];
  return {
    shape: "band",
    whole: { x: [0, bins.length - 1], y: [scale.min, scale.max] },
    read: ({ x }) => [{ column, from: binAt(x[0])?.from ?? 0, to: binAt(x[1])?.to ?? 0 }],
  };
}

const thumbnailMargins = { left: 2, right: 2, top: 4, bottom: 3 };

/** The space between two labels, in pixels. */
const leastGap = 4;

/** Labels the edges of the bins, as far as they fit. */
function drawEdges(
  { drawn, locale, theme, size }: FullRequest,
  bins: Spread["bins"],
  plot: Plot,
): readonly GraphicPart[] {
  const edges = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0];
  const interval = (edges[1] ?? 1) - (edges[0] ?? 0);
  const most = Math.max(...edges.map(Math.abs));
  const texts = (step: number) => {
    const write = makeTickWriter(
      { interval: interval * step, most },
      drawn.y[0]?.format ?? drawn.x?.format ?? null,
      locale,
    );
    const start = edges.findIndex(
      (edge) => Math.abs(edge / (interval * step) - Math.round(edge / (interval * step))) < 1e-6,
    );
    return edges.flatMap((edge, index) =>
      index >= start && (index - start) % step === 0 ? [{ index, text: write(edge) }] : [],
    );
  };
  const pitch = plot.width / bins.length;
  const steps = [1, 2, 4, 5, 10, 20, 40].map(texts);
  const shown = steps.find((labels, order) => {
    const step = [1, 2, 4, 5, 10, 20, 40][order] ?? 1;
    return labels.every(({ text }) => measureText(text, tickSize) + 12 <= step * pitch);
  });
  const y = plot.top + plot.height + 14;
  let end = Number.NEGATIVE_INFINITY;
  return (shown ?? texts(bins.length)).flatMap(({ index, text }) => {
    const half = measureText(text, tickSize) / 2;
    const x = Math.min(Math.max(plot.left + index * pitch, half), size.width - half);
    if (x - half < end + leastGap) return [];
    end = x + half;
    return [textPart({ x, y, text, style: quietText(theme), align: "center" })];
  });
}

function drawMedian(
  { drawn, locale, theme, size }: FullRequest,
  { bins, median }: Spread,
  plot: Plot,
): readonly GraphicPart[] {
  const [first, last] = [bins[0], bins.at(-1)];
  if (first === undefined || last === undefined || bins.length === 1) return [];
  if (median < first.from || median > last.to) return [];
  const x = plot.left + ((median - first.from) / (last.to - first.from)) * plot.width;
  const figure = formatFigure(median, drawn.y[0]?.format ?? drawn.x?.format ?? null, locale);
  const text = fitText(`median ${figure}`, size.width, tickSize);
  const width = measureText(text, tickSize);
  const isRight = x + width + 8 < plot.left + plot.width;
  return [
    linePart({ x1: x, y1: plot.top - 14, x2: x, y2: plot.top + plot.height }, { color: theme.textSecondary }),
    textPart({
      x: isRight ? x + 6 : Math.max(x - 6, width),
      y: plot.top - 10,
      text,
      style: { ...figureText(theme), fontSize: tickSize },
      align: isRight ? "left" : "right",
    }),
  ];
}

function widestTick(scale: Scale, write: (value: number) => string): number {
  return Math.ceil(
    Math.max(
      measureText(write(scale.max), tickSize),
      measureText(write(scale.max - scale.interval), tickSize),
    ),
  );
}

import { cellsOf } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { readNumber } from "../../data/read-cells.ts";
import type { Drawing } from "../../drawing.ts";
import { bareOf } from "../../format/bare-format.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { listTicks } from "../../layout/choose-scale.ts";
import { fitScale } from "../../layout/fit-scale.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, type Shape } from "../../shapes/shape.ts";
import { scaleWriter } from "../../shapes/value-frame.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { plotWithin, type Plot } from "../../style/option-base.ts";
import { figureText, quietText, tickSize } from "../../style/text-styles.ts";
import { measureText } from "../../text/measure-text.ts";
import { fadeColor } from "../../theme/mix-colors.ts";
import { estimateDensity, readSamples } from "./estimate-density.ts";

/** The distribution of one figure as a smooth curve, with a line at the median. */
export function drawDensity(request: FullRequest): Drawing {
  const { drawn, table, theme, isThumbnail, locale, size, spread } = request;
  const figure = drawn.y[0] ?? drawn.x;
  const values = cellsOf(table, figure?.column).map(readNumber);
  const samples = readSamples(values, spread);
  const curve = estimateDensity(samples);
  if (curve === null) return emptyDrawing(request);
  const plot = plotWithin(
    request,
    isThumbnail ? { left: 2, right: 2, top: 4, bottom: 3 } : { left: 10, right: 10, top: 26, bottom: 24 },
  );
  const { scale, write } = fitScale(
    plot.width,
    { values: [curve.from, curve.to], startsAtZero: false, isFree: true },
    (one) => scaleWriter(one, figure?.format ?? null, locale),
  );
  const toX = (value: number) =>
    plot.left + ((value - curve.from) / (curve.to - curve.from || 1)) * plot.width;
  const most = Math.max(...curve.heights);
  const points = curve.heights.map((height, index): [number, number] => [
    plot.left + (index / (curve.heights.length - 1)) * plot.width,
    plot.top + plot.height - (height / most) * plot.height,
  ]);
  const color = theme.series[0] ?? theme.rest;
  const base = plot.top + plot.height;
  const area: Shape = {
    element: {
      type: "polygon",
      shape: { points: [[plot.left, base], ...points, [plot.left + plot.width, base]] },
      style: { fill: fadeColor(color, 0.18) },
    },
    text: null,
    point: null,
  };
  const shapes = [area, lineShape(points, { stroke: color, lineWidth: 2 })];
  if (isThumbnail) return drawShapes(request, shapes, []);
  const ticks = listTicks(scale).filter((value) => value >= curve.from && value <= curve.to);
  return drawShapes(request, shapes, [
    linePart(
      { x1: plot.left, y1: base + 0.5, x2: plot.left + plot.width, y2: base + 0.5 },
      { color: theme.zero },
    ),
    ...ticks.map((value) =>
      tickAt(request, { x: toX(value), y: base + 14, text: write(value), width: size.width }),
    ),
    ...drawMedian(request, {
      x: toX(curve.median),
      median: curve.median,
      plot,
      format: figure?.format ?? null,
    }),
  ]);
}

function tickAt(
  { theme }: FullRequest,
  {
    x,
    y,
    text,
    width,
  }: { readonly x: number; readonly y: number; readonly text: string; readonly width: number },
): GraphicPart {
  const half = measureText(text, tickSize) / 2;
  return textPart({
    x: Math.min(Math.max(x, half), width - half),
    y,
    text,
    style: quietText(theme),
    align: "center",
  });
}

function drawMedian(
  { theme, locale }: FullRequest,
  {
    x,
    median,
    plot,
    format,
  }: {
    readonly x: number;
    readonly median: number;
    readonly plot: Plot;
    readonly format: Parameters<typeof formatFigure>[1];
  },
): readonly GraphicPart[] {
  const write = (as: typeof format) => `median ${formatFigure(median, as, locale)}`;
  const isWide = measureText(write(format), tickSize) + 8 > plot.width / 2;
  const text = write(isWide ? bareOf(format) : format);
  const isRight = x + measureText(text, tickSize) + 8 < plot.left + plot.width;
  return [
    linePart({ x1: x, y1: plot.top - 14, x2: x, y2: plot.top + plot.height }, { color: theme.textSecondary }),
    textPart({
      x: x + (isRight ? 6 : -6),
      y: plot.top - 12,
      text,
      style: { ...figureText(theme), fontSize: tickSize },
      align: isRight ? "left" : "right",
    }),
  ];
}

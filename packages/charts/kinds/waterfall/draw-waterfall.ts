import { formatChange, minus, type ValueFormat } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint } from "../../data/point-texts.ts";
import type { Drawing, PointText } from "../../drawing.ts";
import { figureFormat, formatExact, formatFigure } from "../../format/format-figure.ts";
import { chooseScale, countLines, trimScale } from "../../layout/choose-scale.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { drawNameAxis, measureNameAxis } from "../../shapes/name-axis.ts";
import { lineShape, rectShape } from "../../shapes/shape.ts";
import { drawValueFrame, measureScale, scaleToY, scaleWriter } from "../../shapes/value-frame.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart } from "../../style/graphic-parts.ts";
import { plotWithin } from "../../style/option-base.ts";
import { figureText, labelSize } from "../../style/text-styles.ts";
import { measureText } from "../../text/measure-text.ts";

/** One column: from one level to the next, or the total from zero. */
interface Step {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly change: number;
  /** Whether the figure is missing: then the level stays. */
  readonly isMissing: boolean;
  readonly isTotal: boolean;
  /** Whether it is what the others take from, not a change. */
  readonly isStart: boolean;
}

/** Columns that continue where the one before ended, and their total at the end. */
export function drawWaterfall(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale, display } = request;
  const data = placeData(request, { isOrdered: true });
  const steps = listSteps(data);
  if (steps.length < 2) return emptyDrawing(request);
  const format = data.format;
  const write = (step: Step) => writeStep(step, format, locale);
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  const round = chooseScale(levels, { startsAtZero: true, maxLines: countLines(size.height - 50) });
  const band = (size.width - 8) / steps.length;
  const hasFigures =
    !isThumbnail &&
    display.labels !== "hidden" &&
    steps.every((step) => measureText(write(step), labelSize) + 4 <= band);
  // Without an axis the scale need not end at a round number.
  const scale = hasFigures || isThumbnail ? trimScale(round, levels) : round;
  const writeScale = scaleWriter(scale, format, locale);
  const axis = {
    ...data.axis,
    isTime: false,
    positions: steps.map(({ name }) => ({ cell: null, name, ms: null })),
  };
  const [left, right] = [hasFigures ? 2 : measureScale(scale, writeScale), 2];
  const foot = measureNameAxis(axis, { width: size.width - left - right });
  // Figures below columns are between the plot and the names.
  const figureRoom = scale.min < 0 && hasFigures ? 16 : 0;
  const bottom = foot + figureRoom;
  const plot = plotWithin(
    request,
    isThumbnail ? { left: 2, right: 2, top: 4, bottom: 3 } : { left, right, top: 22, bottom },
  );
  const pitch = plot.width / steps.length;
  const width = Math.max(1, Math.min(72, pitch * 0.62));
  const toY = scaleToY(scale, plot);
  const leftOf = (index: number) => plot.left + (index + 0.5) * pitch - width / 2;
  const shapes = steps.flatMap((step, index) => {
    if (step.isMissing) return [];
    const [y1, y2] = [toY(step.from), toY(step.to)];
    const color = step.isTotal || step.isStart ? theme.rest : step.change < 0 ? theme.down : theme.up;
    const y = Math.min(y1, y2);
    return rectShape({ x: leftOf(index), y, width, height: Math.max(1, Math.abs(y2 - y1)), r: 2 }, color, {
      text: describeStep(request, data, step, color),
      point: step.isTotal ? null : findPoint(data, 0, index),
    });
  });
  const joins = steps.slice(0, -1).map(({ to }, index) => {
    const y = Math.round(toY(to)) + 0.5;
    return lineShape(
      [
        [leftOf(index) + width, y],
        [leftOf(index + 1), y],
      ],
      { stroke: theme.zero, lineWidth: 1 },
    );
  });
  if (isThumbnail) return drawShapes(request, [...shapes, ...joins], []);
  const figures = hasFigures
    ? steps.map((step, index) =>
        textPart({
          x: leftOf(index) + width / 2,
          y: labelY(step, toY),
          text: write(step),
          style: figureText(theme),
          align: "center",
        }),
      )
    : [];
  const named = { ...plot, height: plot.height + figureRoom };
  const zero = Math.round(toY(0)) + 0.5;
  const shown = hasFigures
    ? [linePart({ x1: plot.left, y1: zero, x2: plot.left + plot.width, y2: zero }, { color: theme.zero })]
    : drawValueFrame(request, { scale, plot, write: writeScale });
  return drawShapes(
    request,
    [...shapes, ...joins],
    [...shown, ...drawNameAxis(request, axis, named), ...figures],
  );
}

function listSteps({ axis, series }: PlacedData): readonly Step[] {
  let level = 0;
  const steps = axis.positions.map(({ name }, position): Step => {
    const value = series[0]?.values[position] ?? null;
    const change = value ?? 0;
    const from = level;
    level += change;
    return { name, from, to: level, change, isMissing: value === null, isTotal: false, isStart: false };
  });
  const [first, ...rest] = steps;
  const isStart =
    first !== undefined && !axis.isTime && first.change > level && rest.some(({ change }) => change < 0);
  return [
    ...(first === undefined ? [] : [{ ...first, isStart }]),
    ...rest,
    { name: "Total", from: 0, to: level, change: level, isMissing: false, isTotal: true, isStart: false },
  ];
}

/** A total as it is, a change with its sign, a missing one as a dash. */
function writeStep(step: Step, format: ValueFormat | null, locale: string): string {
  const { isTotal, isStart, isMissing, to, change } = step;
  if (isMissing) return formatFigure(null, format, locale);
  if (isTotal || isStart) return formatFigure(to, format, locale);
  if (change === 0) return formatFigure(0, format, locale);
  return format !== null && "style" in format
    ? `${change < 0 ? minus : "+"}${formatFigure(Math.abs(change), format, locale)}`
    : formatChange(change, figureFormat(format), { locale });
}

function describeStep(
  { locale }: FullRequest,
  { format }: PlacedData,
  { name, isTotal, isStart, to, change }: Step,
  color: string,
): PointText {
  const write = (value: number) => formatExact(value, format, locale);
  return {
    title: name,
    lines: isTotal
      ? [{ color, name: "total", value: write(to) }]
      : isStart
        ? [{ color, name: "start", value: write(to) }]
        : [
            { color, name: "change", value: write(change) },
            { color: null, name: "so far", value: write(to) },
          ],
  };
}

/** Above the column, or under one that falls below zero. */
function labelY({ isTotal, change, from, to }: Step, toY: (value: number) => number): number {
  const isBelow = !isTotal && change < 0 && Math.max(from, to) <= 0;
  return isBelow ? Math.max(toY(from), toY(to)) + 9 : Math.min(toY(from), toY(to)) - 9;
}

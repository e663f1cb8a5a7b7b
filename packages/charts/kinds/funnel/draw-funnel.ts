import { writeNumber } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint } from "../../data/point-texts.ts";
import type { Drawing, PointText } from "../../drawing.ts";
import { chooseWriter } from "../../format/choose-writer.ts";
import { formatExact, formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { makeNameColumn } from "../../shapes/name-column.ts";
import { rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText } from "../../style/text-styles.ts";
import { measureText } from "../../text/measure-text.ts";
import { fadeColor } from "../../theme/mix-colors.ts";

/** A centered bar for each step, with the share of the first one that is left. Missing steps have a dash and no bar. */
export function drawFunnel(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale } = request;
  const data = placeData(request);
  const known = data.axis.positions.map((_, row) => data.series[0]?.values[row] ?? null);
  const values = known.map((value) => value ?? 0);
  const most = Math.max(0, ...values);
  if (most === 0) return emptyDrawing(request);
  const first = values[0] ?? 0;
  const names = makeNameColumn(
    request,
    data.axis.positions.map(({ name }) => name),
  );
  const share = (value: number | null | undefined) =>
    value === null || value === undefined || first === 0 || value / first > largestShare
      ? ""
      : writeNumber(value / first, locale, { style: "percent", maximumFractionDigits: 0 });
  const write = chooseWriter(values, { format: data.format, locale, room: size.width * 0.25 });
  const figures = known.map((value) =>
    value === null ? formatFigure(null, data.format, locale) : write(value),
  );
  const room = isThumbnail
    ? 2
    : Math.max(
        ...figures.map((figure, row) => measureText(`${figure}  ${share(known[row])}`, labelSize, 500)),
      ) + 20;
  const width = Math.max(20, size.width - names.width - room);
  const middle = names.width + width / 2;
  const pitch = Math.min(96, (size.height - 4) / values.length);
  const thickness = pitch * 0.68;
  const toY = (row: number) => 2 + (row + 0.5) * pitch;
  const color = theme.series[0] ?? theme.rest;
  const half = (value: number) => Math.max(0.5, ((value / most) * width) / 2);
  const bars = values.flatMap((value, row) => {
    if (known[row] === null) return [];
    const box = { x: middle - half(value), y: toY(row) - thickness / 2, width: half(value) * 2 };
    return rectShape({ ...box, height: thickness, r: 3 }, color, {
      text: describeStep(request, data, row),
      point: findPoint(data, 0, row),
    });
  });
  const joins = values.slice(0, -1).flatMap((value, row): readonly Shape[] => {
    if (known[row] === null || known[row + 1] === null) return [];
    const [top, bottom] = [toY(row) + thickness / 2, toY(row + 1) - thickness / 2];
    const next = half(values[row + 1] ?? 0);
    const points: [number, number][] = [
      [middle - half(value), top],
      [middle + half(value), top],
      [middle + next, bottom],
      [middle - next, bottom],
    ];
    return [
      {
        element: { type: "polygon", shape: { points }, style: { fill: fadeColor(color, 0.18) } },
        text: null,
        point: null,
      },
    ];
  });
  const texts = known.flatMap((value, row) => {
    if (pitch < 15) return [];
    const x = names.width + width + 12;
    const figure = figures[row] ?? "";
    return [
      textPart({ x, y: toY(row), text: figure, style: directText(theme) }),
      textPart({
        x: x + measureText(`${figure}  `, labelSize, 500),
        y: toY(row),
        text: share(value),
        style: nameText(theme),
      }),
    ];
  });
  return drawShapes(request, [...joins, ...bars], [...names.draw(toY, pitch), ...texts]);
}

/** A first step that is smaller than a hundredth of a later one is no whole. */
const largestShare = 100;

/** The figure of a step, and its share of the step before. */
function describeStep(
  { locale, theme }: FullRequest,
  { axis, series, format }: PlacedData,
  row: number,
): PointText {
  const [value, before] = [series[0]?.values[row] ?? 0, series[0]?.values[row - 1] ?? 0];
  const color = theme.series[0] ?? theme.rest;
  const line = { color, name: series[0]?.name ?? "", value: formatExact(value, format, locale) };
  const share = writeNumber(value / before, locale, { style: "percent", maximumFractionDigits: 1 });
  return {
    title: axis.positions[row]?.name ?? "",
    lines: before > 0 ? [line, { color: null, name: "of the step before", value: share }] : [line],
  };
}

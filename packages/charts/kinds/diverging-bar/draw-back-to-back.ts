import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import { describePosition, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { makeNameColumn } from "../../shapes/name-column.ts";
import { rectShape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart } from "../../style/graphic-parts.ts";
import { colorOf } from "../../style/series-styles.ts";
import { directText, figureText, labelSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";

const headHeight = 22;

/** Two series as bars to the left and to the right of a common line, on one scale. */
export function drawBackToBack(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale, display } = request;
  const data = placeData(request);
  const [left, right] = data.series;
  const positions = data.axis.positions;
  const values = data.series.flatMap((series) => series.values.map((value) => Math.abs(value ?? 0)));
  const most = Math.max(0, ...values);
  if (left === undefined || right === undefined || most === 0) return emptyDrawing(request);
  const names = makeNameColumn(
    request,
    positions.map(({ name }) => name),
  );
  const head = isThumbnail ? 2 : headHeight;
  const pitch = Math.min(34, (size.height - head - 2) / positions.length);
  const write = (value: number | null | undefined) => formatFigure(value ?? null, data.format, locale);
  const widest = Math.max(
    ...data.series.flatMap((one) => one.values.map((value) => measureText(write(value), labelSize))),
  );
  const hasFigures =
    !isThumbnail && pitch >= 14 && display.labels !== "hidden" && widest <= (size.width - names.width) * 0.3;
  const room = hasFigures ? widest + 10 : 2;
  const half = Math.max(10, (size.width - names.width) / 2 - room);
  const middle = names.width + (size.width - names.width) / 2;
  const toY = (row: number) => head + (row + 0.5) * pitch;
  const thickness = Math.max(1, Math.min(16, pitch * 0.66));
  const sides = [
    { series: left, side: -1 },
    { series: right, side: 1 },
  ] as const;
  const shapes = sides.flatMap(({ series, side }, index) =>
    series.values.flatMap((value, row) => {
      if (typeof value !== "number") return [];
      const length = (Math.abs(value) / most) * half;
      const box = { x: side < 0 ? middle - 1 - length : middle + 1, y: toY(row) - thickness / 2 };
      const r = side < 0 ? [3, 0, 0, 3] : [0, 3, 3, 0];
      return [
        rectShape({ ...box, width: length, height: thickness, r }, colorOf(series, theme), {
          text: describePosition(request, data, row),
          point: findPoint(data, index, row),
        }),
      ];
    }),
  );
  const figures = hasFigures
    ? sides.flatMap(({ series, side }) =>
        series.values.flatMap((value, row) =>
          typeof value === "number"
            ? [
                textPart({
                  x: middle + side * ((Math.abs(value) / most) * half + 7),
                  y: toY(row),
                  text: write(value),
                  style: figureText(theme),
                  align: side < 0 ? "right" : "left",
                }),
              ]
            : [],
        ),
      )
    : [];
  const heads = sides.map(({ series, side }) =>
    textPart({
      x: middle + side * 8,
      y: 9,
      text: fitText(series.name, half + room - 10, labelSize, 500),
      style: { ...directText(theme), color: colorOf(series, theme) },
      align: side < 0 ? "right" : "left",
    }),
  );
  return drawShapes(request, shapes, [...names.draw(toY, pitch), ...heads, ...figures]);
}

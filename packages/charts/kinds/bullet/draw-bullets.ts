import { writeNumber } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint } from "../../data/point-texts.ts";
import type { Drawing, PointText } from "../../drawing.ts";
import { formatExact, formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { makeNameColumn } from "../../shapes/name-column.ts";
import { lineShape, rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart } from "../../style/graphic-parts.ts";
import { figureText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";

/** A bar for each value on a track up to its goal, which is a mark across the bar. Bars that reach it are in color. */
export function drawBullets(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale, drawn, marks } = request;
  const data = placeData(request);
  const [actual, wanted] = data.series;
  const whole = data.format?.kind === "percent" ? 1 : null;
  const rows = data.axis.positions.map(({ name }, row) => {
    const goal = marks.target ?? wanted?.values[row] ?? whole;
    return { name, row, value: actual?.values[row] ?? null, goal };
  });
  const most = Math.max(0, ...rows.map(({ value, goal }) => Math.max(value ?? 0, goal ?? 0)));
  if (most === 0) return emptyDrawing(request);
  const names = makeNameColumn(
    request,
    rows.map(({ name }) => name),
  );
  const figures = rows.map(({ value }) => formatFigure(value, data.format, locale));
  const goals = rows.map(({ goal }) =>
    goal === null ? "" : `of ${formatFigure(goal, data.format, locale)}`,
  );
  const widthOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => measureText(text, labelSize))) + 14;
  const both = widthOf(figures.map((text, row) => `${text}  ${goals[row] ?? ""}`));
  const hasGoals = names.width + both <= size.width * 0.55;
  const widest = hasGoals ? both : widthOf(figures);
  // Bars without figures say more than figures without bars.
  const hasFigures = !isThumbnail && names.width + widest + 20 <= size.width;
  const room = hasFigures ? widest : 2;
  const width = Math.max(20, size.width - names.width - room);
  const foot = isThumbnail ? 2 : 20;
  const pitch = Math.min(40, (size.height - foot - 2) / rows.length);
  const thickness = Math.max(1, Math.min(14, pitch * 0.5));
  const toY = (row: number) => 2 + (row + 0.5) * pitch;
  const toX = (value: number) => names.width + (Math.max(0, value) / most) * width;
  const endOf = (value: number | null, goal: number | null) => Math.max(toX(value ?? 0), toX(goal ?? 0)) + 8;
  const shapes = rows.flatMap((row) =>
    drawRow(request, data, row, { left: names.width, y: toY(row.row), thickness, toX }),
  );
  const texts = rows.flatMap(({ row, value, goal }) =>
    pitch < 14 || !hasFigures
      ? []
      : [
          textPart({
            x: endOf(value, goal),
            y: toY(row),
            text: figures[row] ?? "",
            style: figureText(theme),
          }),
          ...(hasGoals
            ? [
                textPart({
                  x: endOf(value, goal) + measureText(`${figures[row] ?? ""}  `, labelSize),
                  y: toY(row),
                  text: goals[row] ?? "",
                  style: { ...nameText(theme), color: theme.textMuted },
                }),
              ]
            : []),
        ],
  );
  const y = 2 + rows.length * pitch + 9;
  const key = [
    linePart(
      { x1: names.width + 1, y1: y - 6, x2: names.width + 1, y2: y + 6 },
      { color: theme.text, width: 2 },
    ),
    textPart({
      x: names.width + 8,
      y,
      text: fitText(marks.target === null ? (drawn.y[1]?.label ?? "100%") : "goal", width, tickSize),
      style: quietText(theme),
    }),
  ];
  return drawShapes(request, shapes, [...names.draw(toY, pitch), ...texts, ...(isThumbnail ? [] : key)]);
}

interface BulletRow {
  readonly name: string;
  readonly row: number;
  readonly value: number | null;
  readonly goal: number | null;
}

interface RowBox {
  readonly left: number;
  readonly y: number;
  readonly thickness: number;
  readonly toX: (value: number) => number;
}

/** The track up to the goal, the bar and the mark. */
function drawRow(
  request: FullRequest,
  data: PlacedData,
  row: BulletRow,
  { left, y, thickness, toX }: RowBox,
): readonly Shape[] {
  const { theme } = request;
  const { value, goal } = row;
  const isReached = goal !== null && value !== null && value >= goal;
  const color = isReached ? (theme.series[0] ?? theme.rest) : theme.rest;
  const track = {
    x: left,
    y: y - thickness / 2,
    width: goal === null ? 0 : toX(goal) - left,
    height: thickness,
  };
  const bar = { x: left, y: y - thickness * 0.3, width: toX(value ?? 0) - left, height: thickness * 0.6 };
  const shapes = [
    rectShape({ ...track, r: 2 }, theme.hover),
    rectShape({ ...bar, r: [0, 2, 2, 0] }, color, {
      text: describeRow(request, data, row, color),
      point: findPoint(data, 0, row.row),
    }),
  ];
  if (goal === null) return shapes;
  const ends: [number, number][] = [
    [toX(goal), y - thickness * 0.75],
    [toX(goal), y + thickness * 0.75],
  ];
  return [...shapes, lineShape(ends, { stroke: theme.text, lineWidth: 2 })];
}

function describeRow(
  { locale }: FullRequest,
  { format, series }: PlacedData,
  { name, value, goal }: BulletRow,
  color: string,
): PointText {
  const actual = { color, name: series[0]?.name ?? "", value: formatExact(value, format, locale) };
  if (goal === null) return { title: name, lines: [actual] };
  const share =
    goal === 0 || value === null
      ? ""
      : ` · ${writeNumber(value / goal, locale, { style: "percent", maximumFractionDigits: 0 })}`;
  const line = { color: null, name: "goal", value: `${formatExact(goal, format, locale)}${share}` };
  return { title: name, lines: [actual, line] };
}

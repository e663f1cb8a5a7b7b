import type { ChartPoint, FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { readGoal, type GoalReading } from "../../goal/read-goal.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, rectShape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";

/** A bar up to the goal, with the figure above and its share at the right. Beyond the goal, a mark shows where it was. */
export function drawProgress(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const reading = readGoal(request);
  if (reading === null) return emptyDrawing(request, "There is no goal to measure against");
  const { share } = reading;
  const margin = isThumbnail ? Math.min(16, size.width * 0.04) : 0;
  const width = size.width - 2 * margin;
  const y = size.height / 2 + (isThumbnail ? 0 : 10);
  const height = Math.min(14, size.height * 0.12);
  const end = Math.max(1, share);
  const filled = Math.min(1, Math.max(0, share) / end) * width;
  const color = share >= 1 ? theme.up : (theme.series[0] ?? theme.rest);
  const shapes = [
    rectShape({ x: margin, y: y - height / 2, width, height, r: height / 2 }, theme.hover),
    rectShape(
      { x: margin, y: y - height / 2, width: Math.max(2, filled), height, r: height / 2 },
      color,
      describeProgress(request, reading, color),
    ),
    ...(share > 1
      ? [
          lineShape(
            [
              [margin + width / end, y - height],
              [margin + width / end, y + height],
            ],
            { stroke: theme.text, lineWidth: 2 },
          ),
        ]
      : []),
  ];
  const fontSize = Math.min(28, Math.max(16, size.width / 14));
  const shareWidth = measureText(reading.shareText, 16, 600);
  return drawShapes(request, shapes, [
    textPart({
      x: margin,
      y: y - height / 2 - 12 - fontSize / 2,
      text: fitText(reading.text, width - shareWidth - 16, fontSize, 600),
      style: { ...directText(theme), fontSize, fontWeight: 600 },
    }),
    textPart({
      x: margin + width,
      y: y - height / 2 - 18,
      text: reading.shareText,
      style: { ...directText(theme), fontSize: 16, fontWeight: 600, color },
      align: "right",
    }),
    textPart({
      x: margin + width,
      y: y + height / 2 + 14,
      text: fitText(`of ${reading.goalText}`, width * 0.5, tickSize),
      style: { ...nameText(theme), fontSize: tickSize },
      align: "right",
    }),
    textPart({
      x: margin,
      y: y + height / 2 + 14,
      text: fitText(reading.label, width * 0.45, labelSize),
      style: { ...nameText(theme), fontSize: tickSize },
    }),
  ]);
}

/** The tooltip of a figure with a goal, and the figure. */
export function describeProgress(
  { drawn }: FullRequest,
  { label, value, exact, goalText, shareText }: GoalReading,
  color: string,
) {
  const point: ChartPoint = { row: 0, rows: [0], column: drawn.y[0]?.column ?? null, value };
  const lines = [
    { color, name: label, value: exact },
    { color: null, name: "goal", value: `${goalText} · ${shareText}` },
  ];
  return { text: { title: label, lines }, point };
}
